/**
 * What a step with upload boxes hears of them, and why it waits. Specification: document 2 section 4 "Upload boxes". The boxes
 * themselves are machines/upload-box.ts.
 */

/** Events of the boxes, for a step's `on`. */
export const uploadEvents = {
  'upload.begun': { actions: 'mark the upload as started' },
  'upload.ended': { actions: 'mark the upload as ended' },
  'upload.changed': { actions: 'store the uploaded picture' },
} as const

/** A branch of `continue`. */
export const waitForUploads = {
  guard: 'an upload is in progress',
  description: 'Leaving would abort the upload, so the step waits for it.',
} as const
