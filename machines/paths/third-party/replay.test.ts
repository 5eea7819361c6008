/** Every path of the third-party journey's cover, replayed on the running machine. */
import { describe, expect, it } from 'vitest'
import { actors } from '../../journey/actors.ts'
import { doors } from '../../journey/actions/doors.ts'
import { thirdParty } from '../../third-party.ts'
import { coverOf } from '../cover.ts'
import { explore } from '../explore.ts'
import { replay } from '../replay.ts'
import { byEdge, walksOf } from '../walks.ts'
import { thirdPartyModel } from './model.ts'
import { isOffered } from './offered.ts'

const model = thirdPartyModel()
const explored = explore(model)
const paths = coverOf(explored)

describe('the running third-party journey', () => {
  it('is where the walk was, with the same memory, after every step of every path', async () => {
    const deviations = await Promise.all(paths.map((path) => replay(thirdParty, Object.keys(actors), Object.keys(doors), path)))
    expect(deviations.filter((deviation) => deviation !== null)).toEqual([])
  })
  it('is there, too, on the long walks that do everything in every state', async () => {
    const walks = walksOf(model.stepper, explored, byEdge, isOffered)
    const deviations = await Promise.all(walks.map((path) => replay(thirdParty, Object.keys(actors), Object.keys(doors), path)))
    expect(deviations.filter((deviation) => deviation !== null)).toEqual([])
  })
  it('is told of when it goes another way', async () => {
    const [path] = paths
    const wrong = path && { ...path, steps: path.steps.map((step, index) => (index === 2 ? { ...step, by: { name: 'nothing', event: { type: 'nothing' } } } : step)) }
    expect(wrong && (await replay(thirdParty, Object.keys(actors), Object.keys(doors), wrong))).toMatchObject({ step: 3, by: 'nothing' })
  })
})
