/** Possible events, and the reasons for the impossible ones. */
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import { type AnyMachineSnapshot, createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { pendingCallsIn, possibleEventsIn, eventCaseNamed } from './possible-events.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf('third-party')
if (vocabulary === null) throw new Error('no vocabulary')
const possibleEvents = (snapshot: AnyMachineSnapshot) => possibleEventsIn(snapshot, vocabulary)

const never = <T>(): Promise<T> => Promise.race([])

const begun = async () => {
  const machine = thirdParty.provide({
    actors: {
      'load the configuration': fromPromise<AnyConfiguration, undefined>(() =>
        Promise.resolve(configuration),
      ),
      'list the experiments': fromPromise<AnswerOf<'listExperiments'>, undefined>(() => never()),
    },
  })
  const actor = createActor(machine, {
    input: { journeyId: 'journey', signedIn: false, trackingCode: null, saved: {} },
  })
  actor.start()
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  return actor
}

describe('the possible events of a state', () => {
  it('are those that can be sent now, with the transitions that they fire', async () => {
    const snapshot = (await begun()).getSnapshot()
    expect(snapshot.value).toEqual({ inquiry: { owner: { answering: { pristine: 'idle' } } } })
    const typed = possibleEvents(snapshot).find(({ name }) => name === 'plate.changed: whole')
    expect(typed).toMatchObject({ kind: 'event', open: true, refusals: [] })
    expect(typed?.fires[0]).toContain('plate.changed')
  })
  it('name the guard that refused, and the context that it read, masked', async () => {
    const actor = await begun()
    actor.send({ type: 'owner-code.changed', value: '0084575948' })
    const locked = possibleEvents(actor.getSnapshot()).find(({ name }) => name === 'saved-plate.picked')
    expect(locked).toMatchObject({ open: false, fires: [] })
    expect(locked?.refusals).toEqual([
      { guard: 'the user has saved plates', read: [{ part: 'signedIn', value: 'false' }] },
    ])
    const address = possibleEvents(actor.getSnapshot()).find(
      ({ kind, of }) => kind === 'address' && of === 'holder',
    )
    expect(address).toMatchObject({ open: false })
    expect(JSON.stringify(possibleEvents(actor.getSnapshot()))).not.toContain('0084575948')
  })
  it('include the results of pending calls', async () => {
    const snapshot = (await begun()).getSnapshot()
    expect(pendingCallsIn(snapshot)).toEqual(['listExperiments'])
    expect(
      possibleEvents(snapshot)
        .filter(({ kind }) => kind === 'outcome')
        .map(({ detail }) => detail),
    ).toEqual(['A and A', 'B and B', 'none', 'unreachable', 'session ended', 'invalid', 'tooMany', 'broken'])
  })
  it('are none after the chart has ended', async () => {
    const actor = await begun()
    actor.send({ type: 'back' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(possibleEvents(actor.getSnapshot())).toEqual([])
  })
  it('resolve a name to its event', async () => {
    const snapshot = (await begun()).getSnapshot()
    expect(eventCaseNamed(snapshot, vocabulary, 'owner-code.changed: valid')?.event).toEqual({
      type: 'owner-code.changed',
      value: '0084575948',
    })
    expect(eventCaseNamed(snapshot, vocabulary, 'offer.chosen: plain')).toBeNull()
  })
})
