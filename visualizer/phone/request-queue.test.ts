/** Requests of a phone wait for the outcome of the call that they belong to. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { Preset } from '../protocol/protocol.ts'
import { createRequestQueue } from './request-queue.ts'

const never = new AbortController().signal
const deskOf = (preset: Record<string, string>, ...underWay: string[]) =>
  createRequestQueue(v.parse(Preset, preset), () => underWay)

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
    const asked = desk.interceptor('lookUpPlate', never)
    expect(await now(asked)).toBe('waits')
    desk.chooseOutcome('lookUpPlate', 'found')
    expect(await asked).toMatchObject({ status: 200, data: { body: { isDefective: false } } })
    expect(desk.isAnswering()).toBe(true)
    desk.releaseCall('lookUpPlate')
    expect(desk.isAnswering()).toBe(false)
    expect(await now(desk.interceptor('lookUpPlate', never))).toBe('waits')
  })
  it('answers all that a call asks for by one outcome', async () => {
    const desk = deskOf({}, 'listAddresses')
    desk.chooseOutcome('listAddresses', 'one')
    expect(await desk.interceptor('listAddresses', never)).toMatchObject({ status: 200 })
    expect(await desk.interceptor('listProvinces', never)).toMatchObject({ status: 200 })
    expect(await now(desk.interceptor('readInvoice', never))).toBe('waits')
  })
  it('refuses, breaks the connection, and ends the session as it is told', async () => {
    const desk = deskOf({}, 'lookUpPlate')
    desk.chooseOutcome('lookUpPlate', 'plateNotOwners')
    expect(await desk.interceptor('lookUpPlate', never)).toMatchObject({
      status: errors.plateNotOwners.status,
      data: { errorData: { errorCode: 1027 } },
    })
    desk.chooseOutcome('lookUpPlate', 'unreachable')
    expect(await desk.interceptor('lookUpPlate', never)).toBe('cut')
    desk.chooseOutcome('lookUpPlate', 'session ended')
    expect(await desk.interceptor('lookUpPlate', never)).toMatchObject({ status: 401 })
  })
  it('answers the experiments by the variants that are set, unless each is to be chosen', async () => {
    expect(
      await deskOf({ variants: 'B' }, 'listExperiments').interceptor('listExperiments', never),
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
      await deskOf({ variants: 'none', answers: 'real' }).interceptor('listExperiments', never),
    ).toMatchObject({ data: { body: { list: [] } } })
    expect(
      await now(deskOf({ variants: 'asked' }, 'listExperiments').interceptor('listExperiments', never)),
    ).toBe('waits')
  })
  it('passes everything else on where the gateway is real', async () => {
    expect(await deskOf({ answers: 'real' }).interceptor('lookUpPlate', never)).toBe('pass')
  })
  it('holds what a box alone asks for, and answers it at once where a box stands beside a journey', async () => {
    const desk = deskOf({}, 'deleteFile')
    const asked = desk.interceptor('deleteDocumentFile', never)
    expect(await now(asked)).toBe('waits')
    desk.chooseOutcome('deleteFile', 'unreachable')
    expect(await asked).toBe('cut')
    expect(await deskOf({}, 'submitDocuments').interceptor('deleteDocumentFile', never)).toMatchObject({
      status: 200,
    })
  })
  it('answers the payment result’s own call', async () => {
    const desk = deskOf({}, 'readPaymentResult')
    desk.chooseOutcome('readPaymentResult', 'open')
    expect(await desk.interceptor('readPaymentResult', never)).toMatchObject({
      data: { body: { state: 'open' } },
    })
    desk.chooseOutcome('readPaymentResult', 'notFound')
    expect(await desk.interceptor('readPaymentResult', never)).toMatchObject({ status: 404 })
  })
})
