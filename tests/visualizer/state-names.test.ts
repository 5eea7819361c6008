/** The visualizer calls the states as the app does. */
import { expect, it } from 'vitest'
import { stateTitle } from '../../src/steps/state-titles.ts'
import { stateNames } from '../../visualizer/names/states.ts'

it('every state has the app’s own words', () => {
  const differing = Object.entries(stateNames).filter(([id, { fa }]) => stateTitle(id)?.message !== fa)
  expect(differing).toEqual([])
})
