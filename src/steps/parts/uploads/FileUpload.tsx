/** One picture of an order: its box, run by an actor of its own beside the journey. Design language, picture 08. */
import { useSelector } from '@xstate/react'
import { UploadBox } from '#ui/upload/UploadBox.tsx'
import { FailureNote } from '../FailureNote.tsx'
import { type UploadBoxRef, useUploadBoxRef, useUploadState } from './upload-state.ts'

export type FileUploadProps = {
  /** Names the box among the order's. */
  tag: string
  title: string
  /** One line of help while it is empty. */
  detail: string
  /** The action was pressed while this one was missing. */
  missing: boolean
}

export function FileUpload(props: FileUploadProps) {
  const box = useUploadBoxRef(props.tag)
  return box && <ConnectedUploadBox {...props} box={box} />
}

/** A box whose actor is known. */
export function ConnectedUploadBox({ title, detail, missing, box }: FileUploadProps & { box: UploadBoxRef }) {
  const snapshot = useSelector(box, (now) => now)
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
