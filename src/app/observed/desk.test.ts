/** Requests of a phone wait for the outcome of the call that they belong to. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { Preset } from '#machines/live/protocol.ts'
import { makeDesk } from './desk.ts'

const never = new AbortController().signal
const deskOf = (preset: Record<string, string>, ...underWay: string[]) =>
  makeDesk(v.parse(Preset, preset), () => underWay)

/** What has been answered by now, or «waits». */
const now = async (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer,
    new Promise((resolve) => {
      setTimeout(() => resolve('waits'), 5)
    }),
  ])

describe('the desk of a phone', () => {
  it('holds a request until the outcome of its call is chosen', async () => {
    const desk = deskOf({}, 'lookUpPlate')
    const asked = desk.answering('lookUpPlate', never)
    expect(await now(asked)).toBe('waits')
    desk.choose('lookUpPlate', 'found')
    expect(await asked).toMatchObject({ status: 200, data: { body: { isDefective: false } } })
    expect(desk.isAnswering()).toBe(true)
    desk.ended('lookUpPlate')
    expect(desk.isAnswering()).toBe(false)
    expect(await now(desk.answering('lookUpPlate', never))).toBe('waits')
  })
  it('answers all that a call asks for by one outcome', async () => {
    const desk = deskOf({}, 'listAddresses')
    desk.choose('listAddresses', 'one')
    expect(await desk.answering('listAddresses', never)).toMatchObject({ status: 200 })
    expect(await desk.answering('listProvinces', never)).toMatchObject({ status: 200 })
    expect(await now(desk.answering('readInvoice', never))).toBe('waits')
  })
  it('refuses, breaks the connection, and ends the session as it is told', async () => {
    const desk = deskOf({}, 'lookUpPlate')
    desk.choose('lookUpPlate', 'plateNotOwners')
    expect(await desk.answering('lookUpPlate', never)).toMatchObject({
      status: errors.plateNotOwners.status,
      data: { errorData: { errorCode: 1027 } },
    })
    desk.choose('lookUpPlate', 'unreachable')
    expect(await desk.answering('lookUpPlate', never)).toBe('cut')
    desk.choose('lookUpPlate', 'session ended')
    expect(await desk.answering('lookUpPlate', never)).toMatchObject({ status: 401 })
  })
  it('answers the experiments by the variants that are set, unless each is to be chosen', async () => {
    expect(
      await deskOf({ variants: 'B' }, 'listExperiments').answering('listExperiments', never),
    ).toMatchObject({
      data: {
        body: {
          list: [
            { name: 'offer-card', variant: 'B' },
            { name: 'complete-later', variant: 'B' },
          ],
        },
      },
    })
    expect(
      await deskOf({ variants: 'none', answers: 'real' }).answering('listExperiments', never),
    ).toMatchObject({ data: { body: { list: [] } } })
    expect(
      await now(deskOf({ variants: 'asked' }, 'listExperiments').answering('listExperiments', never)),
    ).toBe('waits')
  })
  it('passes everything else on where the gateway is real', async () => {
    expect(await deskOf({ answers: 'real' }).answering('lookUpPlate', never)).toBe('pass')
  })
  it('holds what a box alone asks for, and answers it at once where a box stands beside a journey', async () => {
    const desk = deskOf({}, 'deleteFile')
    const asked = desk.answering('deleteDocumentFile', never)
    expect(await now(asked)).toBe('waits')
    desk.choose('deleteFile', 'unreachable')
    expect(await asked).toBe('cut')
    expect(await deskOf({}, 'submitDocuments').answering('deleteDocumentFile', never)).toMatchObject({
      status: 200,
    })
  })
  it('answers the payment result’s own call', async () => {
    const desk = deskOf({}, 'readPaymentResult')
    desk.choose('readPaymentResult', 'open')
    expect(await desk.answering('readPaymentResult', never)).toMatchObject({
      data: { body: { state: 'open' } },
    })
    desk.choose('readPaymentResult', 'notFound')
    expect(await desk.answering('readPaymentResult', never)).toMatchObject({ status: 404 })
  })
})
