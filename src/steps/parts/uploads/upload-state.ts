/** One picture’s box as the journey runs it: its actor, and its state in the words of the upload box. Specification: document 2 section 4 "Upload boxes". */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { pictureObjectUrl, useDocumentFile } from '#adapters/document-picture.ts'
import { errors } from '#contract/errors.ts'
import type { Failure } from '#machines/journey/failure.ts'
import type { uploadBox } from '#machines/parts/upload-box.ts'
import { sayHere } from '#ui/format/language.ts'
import type { UploadState } from '#ui/upload/UploadBox.tsx'
import { useJourney } from '../../journey.ts'
import { useFailureMessage } from '../FailureNote.tsx'

export type UploadBoxRef = ActorRefFrom<typeof uploadBox>
type BoxSnapshot = SnapshotFrom<typeof uploadBox>

/** The journey’s children have all their types in one: only a box is a chart. */
const isBox = (child: AnyActorRef | undefined): child is UploadBoxRef =>
  child !== undefined && 'value' in child.getSnapshot()

/** Takes the tag of a document or a cheque; gives the running box, or undefined while there is none. */
export const useUploadBoxRef = (tag: string): UploadBoxRef | undefined => {
  const child = useSelector(useJourney(), (snapshot) => snapshot.children[`upload-${tag}`])
  return isBox(child) ? child : undefined
}

/** Files that the gateway would refuse again however often they are sent. */
const hopeless = new Set<number | null>([
  errors.fileType.code,
  errors.fileTooLarge.code,
  errors.fileUnreadable.code,
])

/** Gives an address in this page for a picture, taken back when it is no longer shown. */
const usePicture = (file: Blob | undefined): string | undefined => {
  const { subscribe, read } = useMemo(() => pictureObjectUrl(file), [file])
  return useSyncExternalStore(subscribe, read)
}

/** A box has room for few words; nothing that was typed could be lost in it. */
const useCause = (failure: Failure | null): string => {
  const { t } = useLingui()
  const sentence = useFailureMessage(failure)
  return failure?.message === null && failure.kind === 'unreachable'
    ? t`بارگذاری نشد؛ اینترنت قطع شد.`
    : sentence
}

/** Takes a box’s snapshot; gives what the upload box draws. */
export const useUploadState = (snapshot: BoxSnapshot): UploadState => {
  const { file, imageId, percent, problem, failure } = snapshot.context
  const own = file instanceof Blob ? file : undefined
  const isThere = snapshot.matches('completed') || snapshot.matches('deleting')
  const stored = useDocumentFile(isThere && !own ? imageId : null)
  const thumbnail = usePicture(isThere ? (own ?? stored) : undefined)
  const sentence = useCause(failure)
  switch (snapshot.value) {
    case 'loading':
      return { kind: 'loading', loaded: ((file?.size ?? 0) * percent) / 100, total: file?.size ?? 0 }
    case 'error':
      return problem === null
        ? {
            kind: 'failed',
            cause: sentence,
            retryable: file !== null && !hopeless.has(failure?.code ?? null),
          }
        : { kind: 'failed', cause: sayHere(problem), retryable: false }
    case 'completed':
      return { kind: 'done', thumbnail }
    case 'deleting':
      return { kind: 'deleting', thumbnail }
    default:
      return { kind: 'empty' }
  }
}
