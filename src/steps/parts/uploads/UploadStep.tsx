/**
 * Screen of a step that collects pictures: documents and cheques. Continue waits for running uploads, and
 * leads to the first empty box while a required picture is missing. Specification: document 2 sections 4 and
 * 5 "Files"; design language, picture 08.
 */
import { isIn } from '#machines/journey-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { guards } from '#machines/journey/guards.ts'
import { hasEnoughPictures, isPostponed, mayPostpone, type PictureKind } from '#machines/journey/pictures.ts'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useGuard, useJourney, useJourneyContext, useSend } from '../../journey.ts'
import { OrderAside } from '../asides.ts'
import { LeaveSheet } from './LeaveSheet.tsx'
import { ContinueButton, type StepContent, StepScreen } from '../StepScreen.tsx'
import { FailureNote, useFailedContent } from '../FailureNote.tsx'

export type UploadStepProps = {
  step: PictureKind
  title: string
  /** Said while the list loads, and where it did not arrive. */
  loading: string
  failed: string
  /** Label of the button: before the order is paid, and afterwards. */
  action: ReactNode
  actionWhenPaid: ReactNode
  gap: StepContent['gap']
  /** Day until which pictures may follow after the payment; undefined until the list is loaded. */
  deadline: string | undefined
  /** Label of the checkbox that postpones the rest. */
  postpone: string
  /** The question and the boxes. */
  children: ReactNode
}

export function UploadStep({ title, ...props }: UploadStepProps) {
  const { step, loading, failed } = props
  const view = useSelector(useJourney(), (snapshot) => {
    const isAt = (state: 'failed' | 'gathering' | 'submitting') =>
      isIn(snapshot, step === 'documents' ? { documents: state } : { cheques: state })
    if (isAt('failed')) return 'failed'
    return isAt('gathering') || isAt('submitting') ? 'boxes' : 'loading'
  })
  const content = {
    failed: useFailedContent(failed, 'pictures'),
    boxes: useBoxes(props),
    loading: { busy: true, children: <RowSkeletons sentence={loading} rows={4} /> },
  }
  return (
    <>
      <StepScreen title={title} {...content[view]} />
      <LeaveSheet step={step} />
    </>
  )
}

const useBoxes = (props: Omit<UploadStepProps, 'title'>): StepContent => {
  const { step, action, actionWhenPaid, gap, deadline, postpone, children } = props
  const failure = useJourneyContext((context) => context.failure)
  const isPaid = useGuard(guards['the order is paid'])
  const isComplete = useJourneyContext((context) => context[step].every(({ imageId }) => imageId !== null))
  const isPostponable = useJourneyContext((context) => mayPostpone(context, step)) && !isComplete
  const form = useUploadForm(step)
  return {
    unnumbered: isPaid,
    aside: <OrderAside />,
    gap,
    bumper: {
      summary: <Progress step={step} />,
      action: <ContinueButton form={form}>{isPaid ? actionWhenPaid : action}</ContinueButton>,
    },
    children: (
      <>
        {children}
        {deadline !== undefined && isPaid && <DeadlineNote day={deadline} />}
        {deadline !== undefined && isPostponable && (
          <PostponeCheckbox step={step} title={postpone} deadline={deadline} />
        )}
        {form.isUploading && (
          <Note live="status">
            <Trans>یک عکس هنوز در راه است. چند لحظه صبر کنید تا برسد، یا بارگذاری‌اش را لغو کنید.</Trans>
          </Note>
        )}
        <FailureNote failure={failure} />
      </>
    ),
  }
}

type Step = Pick<UploadStepProps, 'step'>

/** Form state for ContinueButton. The chart itself waits for a running upload. */
const useUploadForm = (step: UploadStepProps['step']) => {
  const isEnough = useJourneyContext((context) => hasEnoughPictures(context, step))
  const isUploading = useGuard(guards['an upload is in progress']) && isEnough
  return { isValid: isEnough && !isUploading, isUploading }
}

/** Beside the button: how many boxes have a picture. */
function Progress({ step }: Step) {
  const { t } = useLingui()
  const boxes = useJourneyContext((context) => context[step])
  const [done, of] = [
    numberText(boxes.filter(({ imageId }) => imageId !== null).length),
    numberText(boxes.length),
  ]
  return (
    <BumperSummary label={t`تکمیل‌شده`}>
      <Trans>
        {done} از {of}
      </Trans>
    </BumperSummary>
  )
}

/** After the payment, the rest cannot be postponed again. */
function DeadlineNote({ day }: { day: string }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const until = dateText(day, { today, weekday: true })
  return (
    <Note kind="warn">
      <Trans>تا {until} وقت دارید؛ صدور پس از تکمیل مدارک است.</Trans>
    </Note>
  )
}

function PostponeCheckbox({ step, title, deadline }: Step & { title: string; deadline: string }) {
  const { t } = useLingui()
  const send = useSend()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const checked = useJourneyContext((context) => isPostponed(context, step))
  const day = dateText(deadline, { today })
  return (
    <Checkbox
      checked={checked}
      onChange={(later) => send({ type: `${step}-later.changed`, later })}
      title={title}
      detail={t`تا ${day} وقت دارید؛ صدور پس از تکمیل مدارک است.`}
    />
  )
}
