/**
 * From every state of the third-party journey the order can be settled by pressing on; the check finds a
 * journey that cannot.
 */
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { thirdParty } from '#machines/third-party.ts'
import { thirdPartyExplorerModel } from './explorer-model.ts'
import { exits, thirdPartyLiveness } from './liveness.ts'
import { thirdPartyTestModel } from './test-models.ts'

/** Tens of thousands of steps. */
const LONG_MS = 240_000

/**
 * Continue on the check of the answers leads to the cheques if anything is missing, as it once did, and the refusal
 * of an incomplete order, which leads out of there today, is not told apart.
 */
const withFault = (chart: AnyStateMachine): AnyStateMachine => {
  const { payment } = chart.config.states ?? {}
  const on = { ...payment?.on, 'step.incomplete': '#cheques' }
  const states = { ...chart.config.states, payment: { ...payment, on } }
  const guards = { ...chart.implementations.guards, 'the order lacks something': () => false }
  return new StateMachine({ ...chart.config, states }, { ...chart.implementations, guards })
}

describe('the third-party journey', { timeout: LONG_MS }, () => {
  const { exploration } = explorationOf(thirdPartyTestModel)
  const active = exploration.nodes.filter(({ snapshot }) => snapshot.status === 'active')

  it('leads to a settled order from every state, unless it is left for a reason', () => {
    const { stuck, checked } = thirdPartyLiveness(thirdPartyExplorerModel())
    expect(stuck).toEqual([])
    expect(active.map(({ state }) => state).filter((state) => !checked.has(state))).toEqual([])
  })
  it.each(Object.keys(exits))('has states that are left for the reason «%s»', (name) => {
    expect(active.some(({ snapshot }) => exits[name]?.isAt(snapshot))).toBe(true)
  })
  it('is found to go round in circles where Continue leads to a step that lacks nothing', () => {
    const { stuck } = thirdPartyLiveness(thirdPartyExplorerModel(withFault(thirdParty)), (snapshot) =>
      snapshot.matches('cheques'),
    )
    expect(stuck.some(({ state }) => state.includes('cheques'))).toBe(true)
  })
})
