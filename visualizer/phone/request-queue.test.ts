/** Requests of a phone wait until the outcome of their call is chosen. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { Preset } from '../protocol/protocol.ts'
import { createRequestQueue } from './request-queue.ts'

const never = new AbortController().signal
const queueOf = (preset: Record<string, string>, ...runningCalls: string[]) =>
  createRequestQueue(v.parse(Preset, preset), () => runningCalls)

/** The answer if it has come already, else «waits». */
const now = async (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer,
    new Promise((resolve) => {
      setTimeout(() => resolve('waits'), 5)
    }),
  ])

describe('the request queue of a phone', () => {
  it('delays a request until the outcome of its call is chosen', async () => {
    const queue = queueOf({}, 'lookUpPlate')
    const asked = queue.interceptor('lookUpPlate', never)
    expect(await now(asked)).toBe('waits')
    queue.chooseOutcome('lookUpPlate', 'found')
    expect(await asked).toMatchObject({ status: 200, data: { body: { isDefective: false } } })
    expect(queue.isAnswering()).toBe(true)
    queue.releaseCall('lookUpPlate')
    expect(queue.isAnswering()).toBe(false)
    expect(await now(queue.interceptor('lookUpPlate', never))).toBe('waits')
  })
  it('answers as the gateway does for the product of its journey', async () => {
    const queue = queueOf({ journey: 'motorcycle' }, 'loadConfiguration')
    queue.chooseOutcome('loadConfiguration', 'done')
    expect(await queue.interceptor('readConfiguration', never)).toMatchObject({
      data: { body: { carTypes: [{ code: 'motorcycle' }] } },
    })
  })
  it('keeps a reserved slot for hours, whatever the time of day', async () => {
    const queue = queueOf({ journey: 'car-body' }, 'saveInspectionTime')
    queue.chooseOutcome('saveInspectionTime', 'done')
    const answer = await queue.interceptor('saveInspectionTime', never)
    const heldUntil = /"heldUntil":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
    expect(Date.parse(heldUntil) - Date.now()).toBeGreaterThan(10 * 60 * 60_000)
    expect(Date.parse(heldUntil) - Date.now()).toBeLessThan(12 * 60 * 60_000)
  })
  it('answers all requests of a call by one outcome', async () => {
    const queue = queueOf({}, 'listAddresses')
    queue.chooseOutcome('listAddresses', 'one')
    expect(await queue.interceptor('listAddresses', never)).toMatchObject({ status: 200 })
    expect(await queue.interceptor('listProvinces', never)).toMatchObject({ status: 200 })
    expect(await now(queue.interceptor('readInvoice', never))).toBe('waits')
  })
  it('refuses, cuts the connection or ends the session by the chosen outcome', async () => {
    const queue = queueOf({}, 'lookUpPlate')
    queue.chooseOutcome('lookUpPlate', 'plateNotOwners')
    expect(await queue.interceptor('lookUpPlate', never)).toMatchObject({
      status: errors.plateNotOwners.status,
      data: { errorData: { errorCode: 1027 } },
    })
    queue.chooseOutcome('lookUpPlate', 'unreachable')
    expect(await queue.interceptor('lookUpPlate', never)).toBe('cut')
    queue.chooseOutcome('lookUpPlate', 'session ended')
    expect(await queue.interceptor('lookUpPlate', never)).toMatchObject({ status: 401 })
  })
  it('answers the experiments with the set variants, unless they are to be chosen each time', async () => {
    expect(
      await queueOf({ variants: 'B' }, 'listExperiments').interceptor('listExperiments', never),
    ).toMatchObject({
      data: {
        body: {
          list: [
            { name: 'offer-card', variant: 'B' },
            { name: 'complete-later', variant: 'B' },
            { name: 'car-body-card', variant: 'B' },
          ],
        },
      },
    })
    expect(
      await queueOf({ variants: 'none', answers: 'real' }).interceptor('listExperiments', never),
    ).toMatchObject({ data: { body: { list: [] } } })
    expect(
      await now(queueOf({ variants: 'asked' }, 'listExperiments').interceptor('listExperiments', never)),
    ).toBe('waits')
  })
  it('passes all other requests on to a real gateway', async () => {
    expect(await queueOf({ answers: 'real' }).interceptor('lookUpPlate', never)).toBe('pass')
  })
  it('delays the requests of a separate upload box, and answers those of a journey’s box at once', async () => {
    const queue = queueOf({}, 'deleteFile')
    const asked = queue.interceptor('deleteDocumentFile', never)
    expect(await now(asked)).toBe('waits')
    queue.chooseOutcome('deleteFile', 'unreachable')
    expect(await asked).toBe('cut')
    expect(await queueOf({}, 'submitDocuments').interceptor('deleteDocumentFile', never)).toMatchObject({
      status: 200,
    })
  })
  it('answers the call of the payment result', async () => {
    const queue = queueOf({}, 'readPaymentResult')
    queue.chooseOutcome('readPaymentResult', 'open')
    expect(await queue.interceptor('readPaymentResult', never)).toMatchObject({
      data: { body: { state: 'open' } },
    })
    queue.chooseOutcome('readPaymentResult', 'notFound')
    expect(await queue.interceptor('readPaymentResult', never)).toMatchObject({ status: 404 })
  })
})
