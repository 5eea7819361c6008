/**
 * Documents: pictures that the order needs, each in a box of its own; the rest may come later where that is allowed.
 * Specification: document 2 sections 2.8, 4 and 5 "Files"; design language, picture 08. The behaviour is machines/steps/documents.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import { documentsAreEnough } from '#machines/journey/uploaded.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useIsIn, useMemory, useSend, useTag } from '../journey.ts'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { useFailedContent } from '../parts/failed-content.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { Deadline, Later, Progress, StillSending } from '../parts/uploads/BoxNotes.tsx'
import { FileBox } from '../parts/uploads/FileBox.tsx'
import { useSubmit } from '../parts/uploads/submit.ts'

export default function Documents() {
  const { t } = useLingui()
  const isFailed = useIsIn({ documents: 'failed' })
  const gathering = useIsIn({ documents: 'gathering' })
  const submitting = useIsIn({ documents: 'submitting' })
  const failed = useFailedContent(t`مدارک نرسید`, 'pictures')
  const ready = useGathering()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`فهرست مدارک خوانده می‌شود…`} rows={4} /> }
  return <StepScreen title={t`مدارک`} {...(isFailed ? failed : gathering || submitting ? ready : waiting)} />
}

/** The list, and the boxes that are gathered in. */
const useGathering = (): StepContent => {
  const { t } = useLingui()
  const answer = useDocuments(useMemory(({ trackingCode }) => trackingCode ?? ''))
  const failure = useMemory((memory) => memory.failure)
  const correcting = useTag('correcting')
  const boxes = useMemory((memory) => memory.documents)
  const isPaid = useMemory(({ order }) => order?.status === 'paid')
  const form = useSubmit(useMemory(documentsAreEnough))
  const documents = answer?.orderDocumentDtos ?? []
  const count = numberText(documents.length)
  return {
    unnumbered: isPaid,
    aside: <OrderAside />,
    gap: 10,
    onSubmit: form.submit,
    bumper: {
      summary: <Progress boxes={boxes} />,
      action: (
        <ContinueButton form={form}>
          {isPaid ? <Trans>ثبت مدارک</Trans> : <Trans>ادامه</Trans>}
        </ContinueButton>
      ),
    },
    children: (
      <>
        <Question detail={t`خوانا و کامل؛ عکس یا PDF، هر کدام تا ۱۲ مگابایت.`}>
          <Trans>عکس {count} مدرک را بفرستید</Trans>
        </Question>
        {documents.map(({ tag, title, description }) => (
          <FileBox key={tag} tag={tag} title={title} detail={description} missing={correcting} />
        ))}
        {answer &&
          (isPaid ? (
            <Deadline day={answer.uploadLater.deadline} />
          ) : (
            answer.uploadLater.allowed && <Rest deadline={answer.uploadLater.deadline} />
          ))}
        {form.waiting && <StillSending />}
        <FailureNote failure={failure} />
      </>
    ),
  }
}

function Rest({ deadline }: { deadline: string }) {
  const { t } = useLingui()
  const send = useSend()
  const later = useMemory(({ documentsLater }) => documentsLater)
  return (
    <Later
      title={t`بقیه را بعد از پرداخت می‌فرستم`}
      checked={later}
      onChange={(checked) => send({ type: 'documents-later.changed', later: checked })}
      deadline={deadline}
    />
  )
}
