/** Back in every state that the explorer has found. Only this test proves that no state lacks it. */
import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { valueText } from '../novelty.ts'
import { motorcycleTestModel, thirdPartyTestModel } from './test-models.ts'

const LONG_MS = 60_000
const back = { type: 'back' } as const

describe.each([thirdPartyTestModel, motorcycleTestModel])('Back in the journey $chart.id', (testModel) => {
  const { model, exploration } = explorationOf(testModel)
  const { step } = model.stepper
  const snapshots = exploration.nodes.map(({ snapshot }) => snapshot)
  /** One snapshot of each state with the tag. */
  const statesWith = (tag: string): readonly AnyMachineSnapshot[] => [
    ...new Map(
      snapshots
        .filter((snapshot) => snapshot.hasTag(tag) && !snapshot.context.backWaits)
        .map((snapshot) => [valueText(snapshot), snapshot]),
    ).values(),
  ]
  const namesOf = (found: readonly AnyMachineSnapshot[]) => [...new Set(found.map(valueText))]

  it('is taken by every state', () => {
    const deaf = snapshots.filter((snapshot) => snapshot.status === 'active' && !snapshot.can(back))
    expect(namesOf(deaf)).toEqual([])
  })
  it('closes every sheet; a sheet whose change is under way waits', { timeout: LONG_MS }, () => {
    const sheets = statesWith('sheet')
    expect(sheets.length).toBeGreaterThan(15)
    for (const event of [back, { type: 'sheet.closed' } as const]) {
      const open = sheets.filter((before) => {
        const { snapshot } = step(before, event)
        const waits = before.hasTag('submitting') && snapshot.context.backWaits === true
        return valueText(snapshot) === valueText(before) && !waits
      })
      expect(namesOf(open)).toEqual([])
    }
  })
  it('waits in every state that submits, and in no other', () => {
    const submitting = statesWith('submitting')
    expect(submitting.length).toBeGreaterThan(10)
    const forgetful = submitting.filter((before) => step(before, back).snapshot.context.backWaits !== true)
    expect(namesOf(forgetful)).toEqual([])
    const late = snapshots.filter(
      ({ context, tags }) => context.backWaits === true && !tags.has('submitting'),
    )
    expect(namesOf(late)).toEqual([])
  })
  it('is answered when the response has arrived', () => {
    const unanswered = statesWith('submitting').filter((before) => {
      const waiting = step(before, back).snapshot
      const done = model.eventCasesIn(waiting).filter(({ event }) => event.type.startsWith('xstate.done.'))
      return done.some(({ event }) => {
        const { snapshot } = step(waiting, event)
        // An edit returns to the check either way; a paid order and a visit from My Insurance end.
        const { changing, order, flags } = before.context
        const leadsElsewhere = changing === null && order?.status !== 'paid' && !flags.fromMyInsurance
        const ledOn = leadsElsewhere && valueText(step(before, event).snapshot) === valueText(snapshot)
        return (
          snapshot.context.backWaits === true || (before.hasTag('sheet') ? snapshot.hasTag('sheet') : ledOn)
        )
      })
    })
    expect(namesOf(unanswered)).toEqual([])
  })
})
