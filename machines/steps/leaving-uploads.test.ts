import { describe, expect, it } from 'vitest'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { walkThirdParty } from '#tests/samples/walk.ts'

const back = { type: 'back' } as const
const begun = { type: 'upload.begun', tag: 'national-card' } as const

const uploading = async () => {
  const walk = walkThirdParty({ trackingCode })
  walk.answer('read the order', { ...order, stage: 5 })
  await walk.press({ type: 'xstate.route', to: '#documents' }, begun)
  expect(walk.value()).toEqual({ documents: { gathering: 'pristine' } })
  return walk
}

describe('going back while a file is being uploaded', () => {
  it('asks first, because leaving aborts the upload', async () => {
    const walk = await uploading()
    await walk.press(back)
    expect(walk.value()).toEqual({ documents: { gathering: 'leaving' } })
    expect(walk.context().uploading).toEqual(['national-card'])
  })
  it('also asks after the browser’s Back', async () => {
    const walk = await uploading()
    await walk.press({ type: 'xstate.route', to: '#address' })
    expect(walk.value()).toEqual({ documents: { gathering: 'leaving' } })
  })
  it('continues the upload if the user stays', async () => {
    const walk = await uploading()
    await walk.press(back, { type: 'continue' })
    expect(walk.value()).toEqual({ documents: { gathering: 'pristine' } })
    expect(walk.context().uploading).toEqual(['national-card'])
  })
  it('stores a picture that arrives while the question is open', async () => {
    const walk = await uploading()
    await walk.press(back, { type: 'upload.ended', tag: 'national-card' })
    await walk.press({ type: 'upload.changed', tag: 'national-card', imageId: 'image-1' })
    expect(walk.value()).toEqual({ documents: { gathering: 'leaving' } })
    expect(walk.context().documents).toEqual([{ tag: 'national-card', imageId: 'image-1' }])
  })
  it('leaves and aborts the upload if the user confirms', async () => {
    const walk = await uploading()
    await walk.press(back, { type: 'uploads.abandoned' })
    expect(walk.value()).not.toHaveProperty('documents')
    expect(walk.context().uploading).toEqual([])
  })
  it('does not ask if nothing is being uploaded', async () => {
    const walk = await uploading()
    await walk.press({ type: 'upload.ended', tag: 'national-card' }, back)
    expect(walk.value()).not.toHaveProperty('documents')
  })
})
