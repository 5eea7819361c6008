import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { translate } from '#contract/texts.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { type UploadCall, uploadBox, type UploadEvent, type UploadNotice } from './upload-box.ts'

const start = ({
  imageId = null,
  remove = () => Promise.resolve(),
}: { imageId?: string | null; remove?: () => Promise<void> } = {}) => {
  const calls: UploadCall[] = []
  const aborted: string[] = []
  const notices: UploadNotice[] = []
  let report: (event: UploadEvent) => void = () => undefined
  const upload = fromCallback<UploadEvent, UploadCall>(({ input, sendBack }) => {
    calls.push(input)
    report = sendBack
    return () => void aborted.push(input.key)
  })
  const logic = uploadBox.provide({
    actors: { 'upload the file': upload, 'delete the file': fromPromise(remove) },
  })
  const box = createActor(logic, {
    input: {
      trackingCode: '23456789ABCDEF',
      tag: 'national-card',
      order: 1,
      imageId,
      keyPrefix: 'journey-4',
      notify: (notice) => void notices.push(notice),
    },
  })
  box.start()
  return { box, calls, aborted, notices, report: (event: UploadEvent) => report(event) }
}
const picture = { name: 'card.jpg', size: 3_000_000, type: 'image/jpeg' }

describe('an upload box', () => {
  it('starts completed if a file is uploaded already', () => {
    expect(start({ imageId: 'there' }).box.getSnapshot().value).toBe('completed')
  })
  it('goes from empty through loading to completed, and notifies the journey', () => {
    const { box, report, notices } = start()
    expect(box.getSnapshot().value).toBe('empty')
    box.send({ type: 'file.chosen', file: picture })
    report({ type: 'upload.progressed', percent: 64 })
    expect(box.getSnapshot()).toMatchObject({ value: 'loading', context: { percent: 64 } })
    report({ type: 'upload.done', imageId: 'kept' })
    expect(box.getSnapshot().value).toBe('completed')
    expect(notices).toEqual([
      { type: 'upload.begun', tag: 'national-card' },
      { type: 'upload.ended', tag: 'national-card' },
      { type: 'upload.changed', tag: 'national-card', imageId: 'kept' },
    ])
  })
  it('refuses another type or a file that is too large with a message, and sends nothing', () => {
    const { box, calls } = start()
    box.send({ type: 'file.chosen', file: { ...picture, type: 'image/gif' } })
    expect(translate(box.getSnapshot().context.problem ?? '', 'fa')).toBe(
      'فقط عکس JPG و PNG یا فایل PDF بفرستید.',
    )
    box.send({ type: 'file.chosen', file: { ...picture, size: MAX_FILE_BYTES + 1 } })
    expect(translate(box.getSnapshot().context.problem ?? '', 'fa')).toContain('۱۲ مگابایت')
    expect(box.getSnapshot().value).toBe('error')
    expect(calls).toEqual([])
  })
  it('accepts a file of exactly the limit', () => {
    const { box } = start()
    box.send({ type: 'file.chosen', file: { ...picture, size: MAX_FILE_BYTES } })
    expect(box.getSnapshot().value).toBe('loading')
  })
  it('tries the same file again with the same key after a lost answer', () => {
    const { box, calls, report } = start()
    box.send({ type: 'file.chosen', file: picture })
    report({ type: 'upload.failed', failure: failure('unreachable') })
    expect(box.getSnapshot().value).toBe('error')
    box.send({ type: 'retry' })
    expect(calls.map(({ key }) => key)).toEqual(['journey-4-national-card-1', 'journey-4-national-card-1'])
  })
  it('asks for another file after the gateway refused this one', () => {
    const { box, report } = start()
    box.send({ type: 'file.chosen', file: picture })
    report({ type: 'upload.failed', failure: failure('refused', errors.fileUnreadable.code) })
    expect(box.getSnapshot().can({ type: 'retry' })).toBe(false)
    box.send({ type: 'file.chosen', file: picture })
    expect(box.getSnapshot().value).toBe('loading')
  })
  it('aborts the request when it is cancelled, and is empty again', () => {
    const { box, aborted } = start()
    box.send({ type: 'file.chosen', file: picture })
    box.send({ type: 'upload.cancelled' })
    expect(box.getSnapshot().value).toBe('empty')
    expect(aborted).toEqual(['journey-4-national-card-1'])
  })
  it('keeps the picture if it cannot be deleted', async () => {
    const { box } = start({ imageId: 'there', remove: () => Promise.reject(failure('unreachable')) })
    box.send({ type: 'upload.deleted' })
    const snapshot = await waitFor(box, ({ value }) => value === 'completed')
    expect(snapshot.context).toMatchObject({ imageId: 'there', failure: { kind: 'unreachable' } })
  })
})
