import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { coverageOf } from '#explorer/coverage.ts'
import { explore } from '#explorer/explore.ts'
import { uploadBoxTestModel } from '#explorer/app/upload-box.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { unreachableInUploadBox } from '#tests/journeys/steps/upload-box.ts'
import { connectedUploadBox } from '../../../src/app/journeys/calls/documents.ts'
import { possibleIn } from './small-cover.ts'

describe('the walks of the upload box in Chromium', () => {
  it('leave out only what the app never does', () => {
    const model = possibleIn(uploadBoxTestModel, unreachableInUploadBox)
    expect(
      coverageOf(model.stepper, explore(model), { ...uploadBoxTestModel.reasons, ...unreachableInUploadBox })
        .faults,
    ).toEqual([])
  })
  it('need no upload that ends without an event: every failure is reported', async () => {
    const received: string[] = []
    const box = createActor(connectedUploadBox({ product: () => 'thirdparty' }), {
      input: {
        trackingCode,
        tag: 'national-card',
        order: 1,
        imageId: null,
        keyPrefix: 'key',
        notify: () => undefined,
      },
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.actorRef === box)
          received.push(inspected.event.type)
      },
    })
    box.start()
    box.send({ type: 'file.chosen', file: { name: 'card', type: 'image/png', size: 1 } })
    await waitFor(box, (snapshot) => snapshot.matches('error'))
    expect(received).toContain('upload.failed')
    expect(received).not.toContain('xstate.error.actor.uploadFile')
  })
})
