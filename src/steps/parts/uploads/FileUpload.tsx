/**
 * One picture of an order in its upload box. An actor of its own, a child of the journey, uploads and deletes
 * the file. Specification: document 2 section 4 "Upload boxes"; design language, picture 08.
 */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { pictureObjectUrl, useDocumentFile } from '#adapters/document-file.ts'
import type { Failure } from '#machines/failure.ts'
import type { uploadBox } from '#machines/upload-box.ts'
import { sayHere } from '#ui/format/language.ts'
import { UploadBox, type UploadState } from '#ui/upload/UploadBox.tsx'
import { useHasTag, useJourney } from '../../journey.ts'
import { FailureNote, useFailureMessage } from '../FailureNote.tsx'

type UploadBoxRef = ActorRefFrom<typeof uploadBox>
type UploadBoxSnapshot = SnapshotFrom<typeof uploadBox>

export type FileUploadProps = {
  /** Identifies the picture within the order. */
  tag: string
  title: string
  /** One line of help while the box is empty. */
  detail: string
}

/** Renders nothing until the journey has started the box's actor. */
export function FileUpload(props: FileUploadProps) {
  const child = useSelector(useJourney(), (snapshot) => snapshot.children[`upload-${props.tag}`])
  const showingErrors = useHasTag('showingErrors')
  return isUploadBox(child) && <ConnectedUploadBox {...props} box={child} missing={showingErrors} />
}

/** All children of the journey share one type. Only an upload box is a chart. */
const isUploadBox = (child: AnyActorRef | undefined): child is UploadBoxRef =>
  child !== undefined && 'value' in child.getSnapshot()

export type ConnectedUploadBoxProps = FileUploadProps & {
  box: UploadBoxRef
  /** Marks an empty box as an error: Continue was pressed without its picture. */
  missing: boolean
}

export function ConnectedUploadBox({ title, detail, missing, box }: ConnectedUploadBoxProps) {
  const snapshot = useSelector(box, (current) => current)
  const state = useUploadState(snapshot)
  return (
    <>
      <UploadBox
        title={title}
        detail={detail}
        state={state}
        missing={missing}
        onPick={(file) => box.send({ type: 'file.chosen', file })}
        onCancel={() => box.send({ type: 'upload.cancelled' })}
        onRetry={() => box.send({ type: 'retry' })}
        onDelete={() => box.send({ type: 'upload.deleted' })}
      />
      {state.kind === 'done' && <FailureNote failure={snapshot.context.failure} />}
    </>
  )
}

/** What the upload box draws for a snapshot of its actor. */
const useUploadState = (snapshot: UploadBoxSnapshot): UploadState => {
  const { file, imageId, percent, problem, failure } = snapshot.context
  const chosen = file instanceof Blob ? file : undefined
  const isUploaded = snapshot.matches('completed') || snapshot.matches('deleting')
  const stored = useDocumentFile(isUploaded && !chosen ? imageId : null)
  const thumbnail = useObjectUrl(isUploaded ? (chosen ?? stored) : undefined)
  const cause = useUploadFailure(failure)
  switch (snapshot.value) {
    case 'loading':
      return { kind: 'loading', loaded: ((file?.size ?? 0) * percent) / 100, total: file?.size ?? 0 }
    case 'error':
      return problem === null
        ? { kind: 'failed', cause, retryable: snapshot.can({ type: 'retry' }) }
        : { kind: 'failed', cause: sayHere(problem), retryable: false }
    case 'completed':
      return { kind: 'done', thumbnail }
    case 'deleting':
      return { kind: 'deleting', thumbnail }
    default:
      return { kind: 'empty' }
  }
}

/** The object URL of a picture while it is shown. */
const useObjectUrl = (file: Blob | undefined): string | undefined => {
  const { subscribe, read } = useMemo(() => pictureObjectUrl(file), [file])
  return useSyncExternalStore(subscribe, read)
}

/** A box has space for a few words, and a lost connection loses no typed answer here. */
const useUploadFailure = (failure: Failure | null): string => {
  const { t } = useLingui()
  const message = useFailureMessage(failure)
  return failure?.message === null && failure.kind === 'unreachable'
    ? t`بارگذاری نشد؛ اینترنت قطع شد.`
    : message
}
