// @vitest-environment jsdom
/** What a phone logs of its user, because an undo removes the last entry of the log. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { uploadBoxInputs } from '#explorer/app/upload-box.ts'
import { uploadBox } from '#machines/upload-box.ts'
import { Preset } from '../protocol/protocol.ts'
import { createPhone } from './phone.ts'

const ask = 'a command'

/** A phone with an upload box that has a picture. */
const phoneWithPicture = () => {
  const phone = createPhone({
    preset: v.parse(Preset, {}),
    replayState: null,
    tab: sessionStorage,
    reopenJourney: async () => undefined,
    reload: () => undefined,
    onChange: () => undefined,
  })
  const machine = uploadBox.provide({
    actors: {
      'delete the file': fromPromise(async ({ signal }) => {
        await phone.requestQueue.interceptor('deleteDocumentFile', signal)
      }),
    },
  })
  const input = uploadBoxInputs['a box with a picture']
  if (input === undefined) throw new Error('no such box')
  const box = createActor(machine, { input, inspect: phone.runtime.inspect }).start()
  const happen = (name: string) => phone.ask({ kind: 'happen', phone: phone.name, ask, name })
  return { phone, box, happen, happened: () => phone.scene().happened }
}
const file = { name: 'card', type: 'image/jpeg', size: 1 }

describe('the log of a phone', () => {
  it('has the events of the user once the app is open', async () => {
    const { phone, box, happen, happened } = phoneWithPicture()
    box.send({ type: 'upload.deleted' })
    expect(happened()).toEqual([])
    phone.startRecording()
    await happen('deleteFile: done')
    box.send({ type: 'file.chosen', file })
    expect(happened()).toEqual(['deleteFile: done', 'file.chosen'])
  })
  it('has them, too, when the app opens with the answer that a command gives', async () => {
    const { phone, box, happen, happened } = phoneWithPicture()
    await happen('upload.deleted')
    box.subscribe((snapshot) => {
      if (snapshot.matches('empty')) phone.startRecording()
    })
    await happen('deleteFile: done')
    box.send({ type: 'file.chosen', file })
    expect(happened()).toEqual(['upload.deleted', 'deleteFile: done', 'file.chosen'])
  })
})
