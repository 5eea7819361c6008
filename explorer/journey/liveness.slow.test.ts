/**
 * The liveness of the journeys: from every state, forward events settle the order. Also tests that the check
 * finds a planted fault. Motorcycle insurance has the steps of third-party insurance.
 */
import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { carBody } from '#machines/car-body.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import { carBodyExplorerModel, renewalExplorerModel, thirdPartyExplorerModel } from './explorer-model.ts'
import { exitsOf, firstStuckFrom, journeyLiveness } from './liveness.ts'
import { journeyTestModels } from './test-models.ts'

/** Tens of thousands of steps. */
const LONG_MS = 240_000

type Transitions = Readonly<Record<string, string>>

/** The journey with other targets after the outcomes of a step. */
const withTargets = (chart: AnyStateMachine, step: string, targets: Transitions): AnyStateMachine => {
  const states = chart.config.states ?? {}
  const { [step]: before } = states
  const config = {
    ...chart.config,
    states: { ...states, [step]: { ...before, on: { ...before?.on, ...targets } } },
  }
  return new StateMachine(config, chart.implementations)
}

/**
 * Plants finding 1: Continue leads to the cheques if anything is missing. Disables the guard that leads out
 * today.
 */
const withCircle = (chart: AnyStateMachine): AnyStateMachine => {
  const faulty = withTargets(chart, 'payment', { 'step.incomplete': '#cheques' })
  const guards = { ...chart.implementations.guards, 'the order lacks something': () => false }
  return new StateMachine(faulty.config, { ...chart.implementations, guards })
}

/**
 * By journey: its chart, a fault, a state from which the fault leads nowhere, and an input that leads there.
 * One state and one input, because a search that fails takes long.
 */
const journeys = {
  'third-party': {
    modelOf: thirdPartyExplorerModel,
    fault: 'Continue leads to a step that lacks nothing',
    faulty: withCircle(thirdParty),
    stuckAt: 'cheques',
    start: 'an incomplete order at its payment',
  },
  'car-body': {
    modelOf: carBodyExplorerModel,
    fault: 'accepted conditions lead back to the inspection',
    faulty: withTargets(carBody, 'terms', { 'step.done': '#inspection' }),
    stuckAt: { terms: 'accepting' },
    start: 'signed in',
  },
  renewal: {
    modelOf: renewalExplorerModel,
    fault: 'confirmed details lead back to the offers',
    faulty: withTargets(renewal, 'information', { 'step.done': '#offers' }),
    stuckAt: { information: 'confirming' },
    start: 'signed in',
  },
} as const

describe.each(['third-party', 'car-body', 'renewal'] as const)('%s', { timeout: LONG_MS }, (id) => {
  const { modelOf, fault, faulty, stuckAt, start } = journeys[id]
  const exits = exitsOf[id]
  const { exploration } = explorationOf(journeyTestModels[id])
  const active = exploration.nodes.filter(({ snapshot }) => snapshot.status === 'active')

  it('leads to a settled order from every state, unless it is left for a reason', () => {
    const { stuck, checked } = journeyLiveness(modelOf(), exits)
    expect(stuck).toEqual([])
    expect(active.map(({ state }) => state).filter((state) => !checked.has(state))).toEqual([])
  })
  it.each(Object.entries(exits))('has states that are left for the reason «%s»', (_, { isAt }) => {
    expect(active.some(({ snapshot }) => isAt(snapshot))).toBe(true)
  })
  it(`is found to go round in circles where ${fault}`, () => {
    const isThere = (snapshot: AnyMachineSnapshot) => snapshot.matches(stuckAt)
    expect(firstStuckFrom(start, modelOf(faulty), exits, isThere)).not.toBeNull()
  })
})
