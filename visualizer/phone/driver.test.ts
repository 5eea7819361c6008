/** A phone's chart leaves a wait by its event, because no request of the wait could be answered. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, setup, SimulatedClock } from 'xstate'
import { Preset } from '../protocol/protocol.ts'
import { createDriver } from './driver.ts'
import { createRequestQueue } from './request-queue.ts'

const waiting = setup({ actors: { wait: fromPromise<void>(() => Promise.race([])) } }).createMachine({
  initial: 'choosing',
  states: {
    choosing: { invoke: { src: 'wait', id: 'waitForSlot', onDone: 'listing' } },
    listing: {},
  },
})

describe('the driver of a phone', () => {
  it('ends the wait for a slot', async () => {
    const actor = createActor(waiting).start()
    const preset = v.parse(Preset, { journey: 'car-body' })
    const calls = () => ['waitForSlot']
    const driver = createDriver({
      preset,
      watcher: {
        running: () => ({
          actor,
          chart: 'car-body',
          names: new Map(),
          states: new Set(),
          transitions: new Set(),
        }),
        calls,
      },
      requestQueue: createRequestQueue(preset, calls),
      clock: new SimulatedClock(),
      reopenJourney: async () => {},
    })
    const event = { type: 'xstate.done.actor.waitForSlot' }
    expect(await driver.perform({ name: 'waitForSlot: done', event })).toBeNull()
    expect(actor.getSnapshot().value).toBe('listing')
  })
})
