/**
 * One picture of an order in its upload box. An actor of its own, a child of the journey, uploads and deletes
 * the file. Specification: document 2 section 4 "Upload boxes"; design language, picture 08.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { pictureObjectUrl, useDocumentFile } from '#adapters/document-file.ts'
import type { Failure } from '#machines/failure.ts'
import type { PictureKind } from '#machines/journey/pictures.ts'
import type { uploadBox } from '#machines/upload-box.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { messageFor } from '#ui/format/language.ts'
import { numberText } from '#ui/format/numbers.ts'
import { PaperDrawing } from '#ui/illustration/Illustration.tsx'
import { UploadBox, type UploadBoxProps, type UploadState } from '#ui/upload/UploadBox.tsx'
import { useHasTag, useJourney } from '../../journey.ts'
import { FailureNote, useFailureMessage } from '../FailureNote.tsx'
import { emptyBoxesOf, fillBoxes, isUploadBox, type UploadBoxRef } from './fill-boxes.ts'

type UploadBoxSnapshot = SnapshotFrom<typeof uploadBox>

export type FileUploadProps = {
  kind: PictureKind
  /** Identifies the picture within the order. */
  tag: string
  title: string
  /** One line of help while the box is empty. */
  detail?: string
  /** A line that is shown in every state. */
  facts?: ReactNode
}

/** Renders nothing until the journey has started the box's actor. */
export function FileUpload({ kind, ...props }: FileUploadProps) {
  const journey = useJourney()
  const child = useSelector(journey, (snapshot) => snapshot.children[`upload-${props.tag}`])
  const showingErrors = useHasTag('showingErrors')
  const [left, setLeft] = useState(0)
  if (!isUploadBox(child)) return null
  const pickMore = (files: readonly File[]) =>
    setLeft(fillBoxes(emptyBoxesOf(journey.getSnapshot(), kind, props.tag), files))
  return (
    <>
      <ConnectedUploadBox
        {...props}
        box={child}
        missing={showingErrors}
        example={<PaperDrawing name={kind === 'cheques' ? 'cheque' : props.tag} />}
        onPickMore={pickMore}
      />
      <FilesLeft count={left} />
    </>
  )
}

export type ConnectedUploadBoxProps = Omit<FileUploadProps, 'kind'> & {
  box: UploadBoxRef
  /** Marks an empty box as an error: Continue was pressed without its picture. */
  missing: boolean
} & Pick<UploadBoxProps, 'example' | 'onPickMore'>

export function ConnectedUploadBox({
  title,
  detail,
  facts,
  missing,
  box,
  example,
  onPickMore,
}: ConnectedUploadBoxProps) {
  const snapshot = useSelector(box, (current) => current)
  const state = useUploadState(snapshot)
  return (
    <>
      <UploadBox
        {...{ title, detail, facts, example, state, missing, onPickMore }}
        onPick={(file) => box.send({ type: 'file.chosen', file })}
        onCancel={() => box.send({ type: 'upload.cancelled' })}
        onRetry={() => box.send({ type: 'retry' })}
        onDelete={() => box.send({ type: 'upload.deleted' })}
      />
      {state.kind === 'done' && <FailureNote failure={snapshot.context.failure} />}
    </>
  )
}

/** Says that more files were chosen than boxes were empty. */
export function FilesLeft({ count }: { count: number }) {
  const files = numberText(count)
  return count === 0 ? null : (
    <Note live="status">
      <Trans>برای {files} فایل دیگر جای خالی نبود؛ فرستاده نشد.</Trans>
    </Note>
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
        : { kind: 'failed', cause: messageFor(problem), retryable: false }
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
