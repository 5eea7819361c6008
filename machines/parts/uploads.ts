/**
 * What a step with upload boxes hears of them, and why it waits. Specification: document 2 section 4 "Upload
 * boxes". The boxes themselves are machines/upload-box.ts.
 */

import type { PictureKind } from '../journey/guards/event-guards.ts'

/** Events of the boxes, for a step's `on`. */
export const uploadEvents = <const K extends PictureKind>(kind: K) => {
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

/** A branch of `continue`. */
export const waitForUploads = {
  guard: 'an upload is in progress',
  description: 'Leaving would abort the upload, so the step waits for it.',
} as const
