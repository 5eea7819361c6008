/**
 * One document's box: empty, loading, error, completed. Lives on its own beside the journey and tells it what is there.
 * Specification: document 2 section 4 "Upload boxes", section 5 "Files".
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { FILE_TYPES, MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { textRef } from '#contract/texts.ts'
import { type Failure, failureOf } from '../journey/failure.ts'
import { typeOf } from '../type-of.ts'

/** What a chosen file tells of itself; the browser's File is one. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

/** What a box says of itself to whoever opened it. */
export type UploadNews =
  | { type: 'upload.begun'; tag: string }
  | { type: 'upload.ended'; tag: string }
  | { type: 'upload.changed'; tag: string; imageId: string | null }

export type UploadInput = {
  trackingCode: string
  tag: string
  order: number
  imageId: string | null
  keyPrefix: string
  tell: (news: UploadNews) => void
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

/** What may happen to a box: a person’s doing, and what the upload says of itself. */
export type UploadEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'upload.cancelled' }
  | { type: 'upload.deleted' }
  | { type: 'retry' }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.done'; imageId: string }
  | { type: 'upload.failed'; failure: Failure }

const isKnownType = (type: string) => FILE_TYPES.some((known) => known === type)

/** What is chosen where nothing is on its way and nothing is there: the box has no place for a file elsewhere. */
const choosing = {
  'file.chosen': [
    { guard: 'the file is of another type', target: 'error', actions: 'say that the type is wrong' },
    { guard: 'the file is too large', target: 'error', actions: 'say that it is too large' },
    { target: 'loading', actions: 'keep the file' },
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
    /** Sends the file; says how far it is, then done or failed. Stopping it aborts the request. */
    'upload the file': fromCallback<UploadEvent, UploadCall>(() => undefined),
    'delete the file': fromPromise<void, { imageId: string; key: string }>(() =>
      Promise.reject(new Error('«delete the file» was not provided')),
    ),
  },
  guards: {
    'the file is of another type': ({ event }) =>
      event.type === 'file.chosen' && !isKnownType(event.file.type),
    'the file is too large': ({ event }) => event.type === 'file.chosen' && event.file.size > MAX_FILE_BYTES,
    'a file is there': ({ context }) => context.imageId !== null,
    'the file can be sent again': ({ context }) => context.file !== null && context.problem === null,
  },
  actions: {
    'keep the file': assign(({ event, context }) =>
      event.type === 'file.chosen'
        ? { file: event.file, percent: 0, problem: null, failure: null, attempt: context.attempt + 1 }
        : {},
    ),
    'begin again': assign({ percent: 0, failure: null }),
    'keep how far it is': assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    'keep the image': assign(({ event }) =>
      event.type === 'upload.done' ? { imageId: event.imageId, percent: 100 } : {},
    ),
    'keep why it failed': assign(({ event }) =>
      event.type === 'upload.failed' ? { failure: event.failure } : {},
    ),
    'say that the type is wrong': assign({ problem: textRef('file.extension'), file: null }),
    'say that it is too large': assign({ problem: textRef('file.too-large'), file: null }),
    'forget the file': assign(({ context }) => ({
      file: null,
      percent: 0,
      problem: null,
      failure: null,
      imageId: null,
      attempt: context.attempt + 1,
    })),
    'keep what went wrong': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'tell that it begins': ({ context: { tell, tag } }) => tell({ type: 'upload.begun', tag }),
    'tell that it is over': ({ context: { tell, tag } }) => tell({ type: 'upload.ended', tag }),
    'tell what is there': ({ context: { tell, tag, imageId } }) =>
      tell({ type: 'upload.changed', tag, imageId }),
  },
}).createMachine({
  id: 'upload-box',
  context: ({ input }) => ({ ...input, file: null, percent: 0, attempt: 0, problem: null, failure: null }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'a file is there', target: 'completed' }, { target: 'empty' }] },
    empty: { meta: { title: 'upload.empty' }, on: choosing },
    loading: {
      tags: 'loading',
      meta: { title: 'upload.loading' },
      entry: 'tell that it begins',
      exit: 'tell that it is over',
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
          actions: { type: 'keep what went wrong', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'upload.progressed': { actions: 'keep how far it is' },
        'upload.done': { target: 'completed', actions: ['keep the image', 'tell what is there'] },
        'upload.failed': { target: 'error', actions: 'keep why it failed' },
        'upload.cancelled': { target: 'empty', actions: 'forget the file' },
      },
    },
    error: {
      tags: 'failed',
      meta: { title: 'upload.error' },
      on: {
        ...choosing,
        retry: { guard: 'the file can be sent again', target: 'loading', actions: 'begin again' },
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
        onDone: { target: 'empty', actions: ['forget the file', 'tell what is there'] },
        onError: {
          target: 'completed',
          actions: { type: 'keep what went wrong', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
