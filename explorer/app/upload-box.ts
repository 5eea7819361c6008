/** The upload box's chart for the explorer. */
import { FILE_TYPES, MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { uploadBox, type UploadInput } from '#machines/upload-box.ts'
import { failure, trackingCode } from '../stubs/gateway-answers.ts'
import { smallTestModel } from '../small-chart.ts'

const [fits] = FILE_TYPES
const input: UploadInput = {
  trackingCode,
  tag: 'national-card',
  order: 1,
  imageId: null,
  keyPrefix: 'key',
  notify: () => undefined,
}
const file = (type: string, size: number) => ({ file: { name: 'card', type, size } })

/** Inputs of a box, by name. */
export const uploadBoxInputs: Readonly<Record<string, UploadInput>> = {
  'an empty box': input,
  'a box with a picture': { ...input, imageId: 'image' },
}

export const uploadBoxTestModel = smallTestModel({
  chart: uploadBox,
  inputs: uploadBoxInputs,
  events: {
    'file.chosen': {
      label: 'a file',
      payloads: {
        fitting: file(fits, 1),
        'of another type': file('text/plain', 1),
        'too large': file(fits, MAX_FILE_BYTES + 1),
      },
    },
    'upload.cancelled': 'cancelled',
    'upload.deleted': 'deleted',
    retry: 'again',
    'upload.progressed': { label: 'half of it', payloads: { half: { percent: 50 } } },
    'upload.done': { label: 'arrived', payloads: { '': { imageId: 'image' } } },
    'upload.failed': { label: 'failed', payloads: { unreachable: { failure: failure('unreachable') } } },
  },
  calls: {
    uploadFile: { label: 'sending', operations: ['uploadDocument'] },
    deleteFile: { label: 'deleting', operations: ['deleteDocumentFile'], results: { '': undefined } },
  },
  // After a failed upload the box offers a retry and no other file.
  isOffered: ({ problem, failure: failed }, { type }) =>
    type !== 'file.chosen' || problem !== null || failed === null,
})
