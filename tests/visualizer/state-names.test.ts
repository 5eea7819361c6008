/** The visualizer names journey states like the app, where the app has a page title for them. */
import { expect, it } from 'vitest'
import { stateTitle } from '../../src/steps/state-titles.ts'
import { stateNames } from '../../visualizer/names/states.ts'

it('every page title has the app’s own words', () => {
  const titled = Object.entries(stateNames).filter(([id]) => stateTitle(id) !== undefined)
  expect(titled.length).toBeGreaterThan(20)
  expect(titled.filter(([id, { fa }]) => stateTitle(id)?.message !== fa)).toEqual([])
})
