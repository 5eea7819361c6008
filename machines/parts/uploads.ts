/**
 * The shared part of the steps for pictures: documents and cheques. Each step adds its start, its
 * submission, and its outcomes. The boxes themselves are machines/upload-box.ts. Specification: document 2
 * section 4 "Upload boxes".
 */
import { state } from '../journey.ts'
import type { PictureKind } from '../journey/pictures.ts'
import { orderInput } from '../journey/requests.ts'
import { raiseOutcome, showErrorPanel, signedOut } from './outcomes.ts'

/** Events of the boxes, for a step's `on`. */
const boxEvents = (kind: PictureKind) => {
  const ofThisStep = <const E extends { tag: string }>({ event }: { event: E }) => ({ ...event, kind })
  return {
    'upload.begun': {
      guard: { type: 'the box is empty', params: ofThisStep },
      actions: 'mark the upload as started',
    },
    'upload.ended': {
      guard: { type: 'the box is uploading', params: ofThisStep },
      actions: 'mark the upload as ended',
    },
    'upload.changed': {
      guard: {
        type: 'the picture differs',
        params: ({ event }: { event: { tag: string; imageId: string | null } }) => ({ ...event, kind }),
      },
      actions: 'store the uploaded picture',
    },
  } as const
}

/** Reads the list of boxes with the call `src` of this id, and opens them. */
export const listingPictures = <const S extends 'list the documents' | 'list the cheques'>(
  kind: PictureKind,
  src: S,
  id: string,
) =>
  state({
    tags: 'loading',
    meta: { title: `${kind}.listing` },
    on: { back: { actions: raiseOutcome('step.back') } },
    invoke: {
      src,
      id,
      input: orderInput,
      onDone: {
        target: 'gathering',
        actions: [
          { type: 'store the picture list', params: ({ event }) => ({ kind, ...event.output }) },
          { type: 'open the upload boxes', params: { of: kind } },
        ],
      },
      onError: [signedOut, showErrorPanel('failed')],
    },
  })

/** The list did not arrive. */
export const listingFailed = (kind: PictureKind) =>
  state({
    tags: 'failed',
    meta: { title: `${kind}.failed` },
    exit: 'clear the failure',
    on: { retry: 'deciding', back: { actions: raiseOutcome('step.back') } },
  })

/** Leaving aborts the uploads that are under way, so the user is asked first. */
const leavingAborts = {
  guard: 'an upload is in progress',
  description: 'Leaving would abort the upload: the user decides.',
  target: '.leaving',
} as const

/**
 * The boxes are filled; Continue leads to the step's `submitting`. The step adds how the rest is postponed.
 */
export const gatheringPictures = <const K extends PictureKind>(kind: K) =>
  ({
    initial: 'pristine',
    states: {
      pristine: {},
      showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      leaving: {
        tags: 'sheet',
        meta: { title: `${kind}.leaving` },
        on: {
          'uploads.abandoned': { actions: raiseOutcome('step.back') },
          continue: 'pristine',
          'sheet.closed': 'pristine',
          back: 'pristine',
        },
      },
    },
    on: {
      ...boxEvents(kind),
      'xstate.route': leavingAborts,
      continue: [
        { guard: { type: 'pictures are missing', params: { kind } }, target: '.showingErrors' },
        {
          guard: 'an upload is in progress',
          description: 'Leaving would abort the upload, so the step waits for it.',
        },
        { target: 'submitting' },
      ],
      back: [leavingAborts, { actions: raiseOutcome('step.back') }],
    },
  }) as const

/** The checkbox that postpones the rest until after the payment. */
export const postponing = <const K extends PictureKind>(kind: K) =>
  ({
    guard: {
      type: 'pictures may come later',
      params: ({ event }: { event: { later: boolean } }) => ({ later: event.later, kind }),
    },
    actions: `update whether ${kind} come later`,
  }) as const
