/** The visualizer names journey states like the app. The app’s own charts have no page titles. */
import { expect, it } from 'vitest'
import { stateTitle } from '../../src/steps/state-titles.ts'
import { appStates } from '../../visualizer/names/app-charts.ts'
import { stateNames } from '../../visualizer/names/states.ts'

it('every state has the app’s own words', () => {
  const differing = Object.entries(stateNames).filter(
    ([id, { fa }]) => !Object.hasOwn(appStates, id) && stateTitle(id)?.message !== fa,
  )
  expect(differing).toEqual([])
})
