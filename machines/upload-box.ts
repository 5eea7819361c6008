/**
 * The upload box of one document: empty, loading, error, completed. It runs beside the journey and
 * notifies it. Specification: document 2 section 4 "Upload boxes", section 5 "Files".
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { FILE_TYPES, MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { textRef } from '#contract/texts.ts'
import { type Failure, failureOf, isFileRefused } from './failure.ts'
import { typeOf } from './type-of.ts'

/** The properties of a chosen file; the browser's File has them. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

/** Events that a box sends to the actor that has opened it. */
export type UploadNotice =
  | { type: 'upload.begun'; tag: string }
  | { type: 'upload.ended'; tag: string }
  | { type: 'upload.changed'; tag: string; imageId: string | null }

export type UploadInput = {
  trackingCode: string
  tag: string
  order: number
  imageId: string | null
  keyPrefix: string
  notify: (news: UploadNotice) => void
}
export type UploadCall = {
  trackingCode: string
  tag: string
  order: number
  file: ChosenFile | null
  key: string
}

type Context = UploadInput & {
  file: ChosenFile | null
  percent: number
  attempt: number
  problem: string | null
  failure: Failure | null
}

/** Events of a box: the user's, and the upload's. */
export type UploadEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'upload.cancelled' }
  | { type: 'upload.deleted' }
  | { type: 'retry' }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.done'; imageId: string }
  | { type: 'upload.failed'; failure: Failure }

const isKnownType = (type: string) => FILE_TYPES.some((known) => known === type)

/** Choosing a file, where none is uploading or uploaded: a box has no place for a second file. */
const choosing = {
  'file.chosen': [
    { guard: 'the file type is not allowed', target: 'error', actions: 'show that the type is wrong' },
    { guard: 'the file is too large', target: 'error', actions: 'show that the file is too large' },
    { target: 'loading', actions: 'store the file' },
  ],
} as const

export const uploadBox = setup({
  types: typeOf<{
    context: Context
    events: UploadEvent
    input: UploadInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    /**
     * Sends the file and reports its progress, then that it is done or has failed. Stopping it aborts the
     * request.
     */
    'upload the file': fromCallback<UploadEvent, UploadCall>(() => undefined),
    'delete the file': fromPromise<void, { imageId: string; key: string }>(() =>
      Promise.reject(new Error('«delete the file» was not provided')),
    ),
  },
  guards: {
    'the file type is not allowed': ({ event }) =>
      event.type === 'file.chosen' && !isKnownType(event.file.type),
    'the file is too large': ({ event }) => event.type === 'file.chosen' && event.file.size > MAX_FILE_BYTES,
    'a file is uploaded already': ({ context }) => context.imageId !== null,
    'the file can be uploaded again': ({ context }) =>
      context.file !== null && context.problem === null && !isFileRefused(context.failure),
  },
  actions: {
    'store the file': assign(({ event, context }) =>
      event.type === 'file.chosen'
        ? { file: event.file, percent: 0, problem: null, failure: null, attempt: context.attempt + 1 }
        : {},
    ),
    'restart the upload': assign({ percent: 0, failure: null }),
    'store the progress': assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    'store the image': assign(({ event }) =>
      event.type === 'upload.done' ? { imageId: event.imageId, percent: 100 } : {},
    ),
    'store why the upload failed': assign(({ event }) =>
      event.type === 'upload.failed' ? { failure: event.failure } : {},
    ),
    'show that the type is wrong': assign({ problem: textRef('file.extension'), file: null }),
    'show that the file is too large': assign({ problem: textRef('file.too-large'), file: null }),
    'clear the file': assign(({ context }) => ({
      file: null,
      percent: 0,
      problem: null,
      failure: null,
      imageId: null,
      attempt: context.attempt + 1,
    })),
    'store the call failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'report that the upload started': ({ context: { notify: tell, tag } }) =>
      tell({ type: 'upload.begun', tag }),
    'report that the upload ended': ({ context: { notify: tell, tag } }) =>
      tell({ type: 'upload.ended', tag }),
    'report the uploaded picture': ({ context: { notify: tell, tag, imageId } }) =>
      tell({ type: 'upload.changed', tag, imageId }),
  },
}).createMachine({
  id: 'upload-box',
  context: ({ input }) => ({ ...input, file: null, percent: 0, attempt: 0, problem: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'a file is uploaded already', target: 'completed' }, { target: 'empty' }] },
    empty: { meta: { title: 'upload.empty' }, on: choosing },
    loading: {
      tags: 'loading',
      meta: { title: 'upload.loading' },
      entry: 'report that the upload started',
      exit: 'report that the upload ended',
      invoke: {
        src: 'upload the file',
        id: 'uploadFile',
        input: ({ context: { trackingCode, tag, order, file, keyPrefix, attempt } }) => ({
          trackingCode,
          tag,
          order,
          file,
          key: `${keyPrefix}-${tag}-${attempt}`,
        }),
        onError: {
          target: 'error',
          actions: { type: 'store the call failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'upload.progressed': { actions: 'store the progress' },
        'upload.done': { target: 'completed', actions: ['store the image', 'report the uploaded picture'] },
        'upload.failed': { target: 'error', actions: 'store why the upload failed' },
        'upload.cancelled': { target: 'empty', actions: 'clear the file' },
      },
    },
    error: {
      tags: 'failed',
      meta: { title: 'upload.error' },
      on: {
        ...choosing,
        retry: { guard: 'the file can be uploaded again', target: 'loading', actions: 'restart the upload' },
      },
    },
    completed: { meta: { title: 'upload.completed' }, on: { 'upload.deleted': 'deleting' } },
    deleting: {
      tags: 'loading',
      meta: { title: 'upload.deleting' },
      invoke: {
        src: 'delete the file',
        id: 'deleteFile',
        input: ({ context: { imageId, keyPrefix, tag, attempt } }) => ({
          imageId: imageId ?? '',
          key: `${keyPrefix}-${tag}-${attempt}-delete`,
        }),
        onDone: { target: 'empty', actions: ['clear the file', 'report the uploaded picture'] },
        onError: {
          target: 'completed',
          actions: { type: 'store the call failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
