/**
 * What a step with upload boxes hears of them, and why it waits. Specification: document 2 section 4 "Upload boxes". The boxes
 * themselves are machines/parts/upload-box.ts.
 */

/** Events of the boxes, for a step's `on`. */
export const uploads = {
  'upload.begun': { actions: 'note that it is on its way' },
  'upload.ended': { actions: 'note that it is no longer on its way' },
  'upload.changed': { actions: 'keep what was uploaded' },
} as const

/** A branch of `continue`. */
export const waitForUploads = {
  guard: 'a picture is on its way',
  description: 'Leaving would stop it: it is waited for.',
} as const
