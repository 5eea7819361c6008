/**
 * Documents: pictures that the order needs, each in a box of its own; the rest may come later where that is allowed.
 * Specification: document 2 sections 2.8, 4 and 5 "Files"; design language, picture 08. The behaviour is machines/steps/documents.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useIsIn, useMemory, useSend, useTag } from '../journey.ts'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { OrderAside } from '../parts/OrderAside.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { DocumentBox } from './DocumentBox.tsx'
import { useSubmit } from './submit.ts'

export default function Documents() {
  const { t } = useLingui()
  const failed = useIsIn({ documents: 'failed' })
  const ready = useIsIn({ documents: 'gathering' })
  const submitting = useIsIn({ documents: 'submitting' })
  if (failed) return <FailedScreen title={t`مدارک`} failed={t`مدارک نرسید`} />
  return ready || submitting ? <Gathering /> : <Waiting />
}

function Waiting() {
  const { t } = useLingui()
  return (
    <StepScreen title={t`مدارک`} busy>
      <RowSkeletons sentence={t`فهرست مدارک خوانده می‌شود…`} rows={4} />
    </StepScreen>
  )
}

function Gathering() {
  const { t } = useLingui()
  const answer = useDocuments(useMemory(({ trackingCode }) => trackingCode ?? ''))
  const failure = useMemory((memory) => memory.failure)
  const correcting = useTag('correcting')
  const isPaid = useMemory(({ order }) => order?.status === 'paid')
  const form = useSubmit()
  const documents = answer?.orderDocumentDtos ?? []
  const count = numberText(documents.length)
  return (
    <StepScreen
      title={t`مدارک`}
      unnumbered={isPaid}
      aside={<OrderAside />}
      gap={10}
      onSubmit={form.submit}
      bumper={{
        summary: <Progress />,
        action: <ContinueButton form={form}>{isPaid ? <Trans>ثبت مدارک</Trans> : <Trans>ادامه</Trans>}</ContinueButton>,
      }}
    >
      <Question detail={t`خوانا و کامل؛ عکس یا PDF، هر کدام تا ۱۲ مگابایت.`}>
        <Trans>عکس {count} مدرک را بفرستید</Trans>
      </Question>
      {documents.map((document) => (
        <DocumentBox key={document.tag} document={document} missing={correcting} />
      ))}
      {answer && (isPaid ? <Deadline day={answer.uploadLater.deadline} /> : answer.uploadLater.allowed && <Later deadline={answer.uploadLater.deadline} />)}
      <FailureNote failure={failure} />
    </StepScreen>
  )
}

function Progress() {
  const { t } = useLingui()
  const all = useMemory(({ documents }) => documents.length)
  const there = useMemory(({ documents }) => documents.filter(({ imageId }) => imageId !== null).length)
  const [done, of] = [numberText(there), numberText(all)]
  return (
    <BumperSummary label={t`تکمیل‌شده`}>
      <Trans>
        {done} از {of}
      </Trans>
    </BumperSummary>
  )
}

/** After paying the rest is not put off again. */
function Deadline({ day }: { day: string }) {
  const today = useMemory(({ configuration }) => configuration?.today)
  const until = dateText(day, { today, weekday: true })
  return (
    <Note kind="warn">
      <Trans>تا {until} وقت دارید؛ صدور پس از تکمیل مدارک است.</Trans>
    </Note>
  )
}

function Later({ deadline }: { deadline: string }) {
  const { t } = useLingui()
  const send = useSend()
  const later = useMemory(({ documentsLater }) => documentsLater)
  const today = useMemory(({ configuration }) => configuration?.today)
  const day = dateText(deadline, { today })
  return (
    <Checkbox
      checked={later}
      onChange={(checked) => send({ type: 'documents-later.changed', later: checked })}
      title={t`بقیه را بعد از پرداخت می‌فرستم`}
      detail={t`تا ${day} وقت دارید؛ صدور پس از تکمیل مدارک است.`}
    />
  )
}
