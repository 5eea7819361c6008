/** How the chart of one document's box is walked. */
import { FILE_TYPES, MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { uploadBox } from '../parts/upload-box.ts'
import { failure, trackingCode } from '../testing/answers-of-the-gateway.ts'
import { happeningsIn, type Tables } from './happenings.ts'
import { stepperOf } from './stepper.ts'
import type { Walk } from './walked.ts'

const bare = { '': {} } as const
const [fits] = FILE_TYPES
const input = { trackingCode, tag: 'national-card', order: 1, imageId: null, keyPrefix: 'key', tell: () => undefined }
const file = (type: string, size: number) => ({ file: { name: 'card', type, size } })

const tables: Tables = {
  gestures: {
    'file.chosen': { fitting: file(fits, 1), 'of another type': file('text/plain', 1), 'too large': file(fits, MAX_FILE_BYTES + 1) },
    'upload.cancelled': bare, 'upload.deleted': bare, retry: bare,
    'upload.progressed': { half: { percent: 50 } },
    'upload.done': { '': { imageId: 'image' } },
    'upload.failed': { unreachable: { failure: failure('unreachable') } },
  },
  answers: (call) => (call === 'deleteFile' ? { '': undefined } : {}),
  failures: () => [['unreachable', failure('unreachable')]],
}

export const uploadBoxWalk: Walk = {
  model: () => ({
    stepper: stepperOf(uploadBox, input),
    beginnings: [{ name: 'an empty box', input }, { name: 'a box with a picture', input: { ...input, imageId: 'image' } }],
    routes: [],
    happeningsIn: ({ _nodes }) => happeningsIn(tables, _nodes),
    kept: () => [],
  }),
  phrases: {
    deeds: { 'file.chosen': 'a file', 'upload.cancelled': 'cancelled', 'upload.deleted': 'deleted', retry: 'again', 'upload.progressed': 'half of it', 'upload.done': 'arrived', 'upload.failed': 'failed' },
    calls: { uploadFile: 'sending', deleteFile: 'deleting' },
    plain: () => 'deleteFile: done',
  },
  reasons: {},
}
