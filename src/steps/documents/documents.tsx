/**
 * Documents: pictures that the order needs, each in a box of its own; the rest may come later where that is allowed.
 * Specification: document 2 sections 2.8, 4 and 5 "Files"; design language, picture 08. The behaviour is machines/steps/documents.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import { hasEnoughDocuments } from '#machines/journey/upload-completeness.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useMatches, useJourneyContext, useSend, useHasTag } from '../journey.ts'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { useFailedContent } from '../parts/failed-content.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import {
  UploadDeadlineNote,
  UploadLaterCheckbox,
  UploadProgress,
  UploadingNote,
} from '../parts/uploads/UploadNotes.tsx'
import { FileUpload } from '../parts/uploads/FileUpload.tsx'
import { useUploadForm } from '../parts/uploads/upload-form.ts'

export default function Documents() {
  const { t } = useLingui()
  const isFailed = useMatches({ documents: 'failed' })
  const gathering = useMatches({ documents: 'gathering' })
  const submitting = useMatches({ documents: 'submitting' })
  const failed = useFailedContent(t`مدارک نرسید`, 'pictures')
  const ready = useGathering()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`فهرست مدارک خوانده می‌شود…`} rows={4} /> }
  return <StepScreen title={t`مدارک`} {...(isFailed ? failed : gathering || submitting ? ready : waiting)} />
}

/** The list, and the boxes that are gathered in. */
const useGathering = (): StepContent => {
  const { t } = useLingui()
  const answer = useDocuments(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const failure = useJourneyContext((memory) => memory.failure)
  const correcting = useHasTag('correcting')
  const boxes = useJourneyContext((memory) => memory.documents)
  const isPaid = useJourneyContext(({ order }) => order?.status === 'paid')
  const form = useUploadForm(useJourneyContext(hasEnoughDocuments))
  const documents = answer?.orderDocumentDtos ?? []
  const count = numberText(documents.length)
  return {
    unnumbered: isPaid,
    aside: <OrderAside />,
    gap: 10,
    onSubmit: form.submit,
    bumper: {
      summary: <UploadProgress boxes={boxes} />,
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
          <FileUpload key={tag} tag={tag} title={title} detail={description} missing={correcting} />
        ))}
        {answer &&
          (isPaid ? (
            <UploadDeadlineNote day={answer.uploadLater.deadline} />
          ) : (
            answer.uploadLater.allowed && <Rest deadline={answer.uploadLater.deadline} />
          ))}
        {form.uploading && <UploadingNote />}
        <FailureNote failure={failure} />
      </>
    ),
  }
}

function Rest({ deadline }: { deadline: string }) {
  const { t } = useLingui()
  const send = useSend()
  const later = useJourneyContext(({ documentsLater }) => documentsLater)
  return (
    <UploadLaterCheckbox
      title={t`بقیه را بعد از پرداخت می‌فرستم`}
      checked={later}
      onChange={(checked) => send({ type: 'documents-later.changed', later: checked })}
      deadline={deadline}
    />
  )
}
