/**
 * Documents: pictures that the order needs, each in its own upload box. The behaviour is
 * machines/steps/documents.ts. Specification: document 2 sections 2.8, 4 and 5 "Files"; design language,
 * picture 08.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../journey.ts'
import { Question } from '../parts/Question.tsx'
import { FileUpload } from '../parts/uploads/FileUpload.tsx'
import { PhotoAdvice } from './PhotoAdvice.tsx'
import { UploadStep } from '../parts/uploads/UploadStep.tsx'

export default function Documents() {
  const { t } = useLingui()
  const answer = useDocuments(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const documents = answer?.orderDocumentDtos ?? []
  const count = numberText(documents.length)
  // The list is not asked for again after an upload: these were there at arrival.
  const isAnySentBefore = documents.some(({ minioImageId }) => minioImageId !== null)
  const isEverySentBefore = isAnySentBefore && documents.every(({ minioImageId }) => minioImageId !== null)
  return (
    <UploadStep
      step="documents"
      title={t`مدارک`}
      loading={t`فهرست مدارک خوانده می‌شود…`}
      failed={t`مدارک نرسید`}
      action={<Trans>ادامه</Trans>}
      actionWhenPaid={<Trans>ثبت مدارک</Trans>}
      gap={10}
      deadline={answer?.uploadLater.deadline}
      postpone={t`بقیه را بعد از پرداخت می‌فرستم`}
    >
      <Question
        detail={
          isAnySentBefore
            ? t`عکس‌هایی که قبلاً فرستاده‌اید همین‌جاست. اگر مدرکی عوض شده است، عکسش را حذف کنید و عکس تازه بفرستید.`
            : t`عکس یا PDF، هر کدام تا ۱۲ مگابایت. می‌توانید چند عکس را با هم انتخاب کنید؛ به ترتیب همین فهرست جا می‌گیرند.`
        }
      >
        {isEverySentBefore ? (
          <Trans>هر {count} مدرک آماده است</Trans>
        ) : (
          <Trans>عکس {count} مدرک را بفرستید</Trans>
        )}
      </Question>
      {!isEverySentBefore && <PhotoAdvice />}
      {documents.map(({ tag, title, description }) => (
        <FileUpload key={tag} kind="documents" tag={tag} title={title} detail={description} />
      ))}
    </UploadStep>
  )
}
