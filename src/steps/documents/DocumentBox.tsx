/** One document: its box, run by an actor of its own beside the journey. Design language, picture 08. */
import { useSelector } from '@xstate/react'
import type { OrderDocument } from '#contract/operations/documents.ts'
import { UploadBox } from '#ui/upload/UploadBox.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { type Box, useBox, useUploadState } from './document-box.ts'

export type DocumentBoxProps = {
  document: OrderDocument
  /** The action was pressed while this one was missing. */
  missing: boolean
}

export function DocumentBox(props: DocumentBoxProps) {
  const box = useBox(props.document.tag)
  return box && <RunningBox {...props} box={box} />
}

function RunningBox({ document, missing, box }: DocumentBoxProps & { box: Box }) {
  const snapshot = useSelector(box, (now) => now)
  const state = useUploadState(snapshot)
  return (
    <>
      <UploadBox
        title={document.title}
        detail={document.description}
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
