/**
 * Walks through the journeys against the real gateway. Only this layer proves layout and
 * accessibility of every view, real input and history, and that the browser reports no error.
 * What the walks cover is in ../walk/browser-items.ts.
 */
import { test } from '#tests/browser/fixtures.ts'
import { chromiumCover, readWalks } from '../walk/walks.ts'
import { blockExternalPages } from './external-requests.ts'
import { annotation } from './annotations.ts'
import { walkPath } from './walk.ts'
import { createScenario } from '../walk/scenario.ts'

/** Time limit of a walk: its start, and each step. Walks differ by a factor of ten in length. */
const START_MS = 40_000
const STEP_MS = 2_000

for (const walk of readWalks(chromiumCover())) {
  const names = { start: walk.start.name, steps: walk.steps.map(({ name }) => name) }
  test(
    walk.name,
    { annotation: annotation('walked', { chart: walk.chart, walk: names }) },
    async ({ page, gateway, browserErrors, freshCustomer }, { annotations }) => {
      test.setTimeout(START_MS + walk.steps.length * STEP_MS)
      const scenario = await createScenario(walk, gateway.address, freshCustomer().cellNumber)
      await blockExternalPages(page)
      await walkPath(
        page,
        browserErrors,
        scenario,
        walk,
        (deviation) => void annotations.push(annotation('deviation', deviation)),
      )
      annotations.push(
        annotation('answers', { real: scenario.realResults.length, stubbed: scenario.stubbedCount }),
      )
    },
  )
}
