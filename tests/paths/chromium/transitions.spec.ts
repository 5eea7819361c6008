/**
 * Every path of the journey's cover, walked in Chromium against the real gateway: address, heading and primary action of each
 * state, axe once a sight, and no word of complaint from the browser. Statechart rulings, section 5.
 */
import { thirdParty } from '#machines/third-party.ts'
import { test } from '#tests/browser/fixtures.ts'
import { chromiumCover, readWalks } from '../walk/walks.ts'
import { blockExternalPages } from './external-requests.ts'
import { annotation } from './annotations.ts'
import { walkPath } from './walk.ts'
import { worldOf } from './world.ts'

for (const walk of readWalks(chromiumCover())) {
  const told = { beginning: walk.beginning.name, steps: walk.steps.map(({ name }) => name) }
  test(
    walk.name,
    { annotation: annotation('walked', { chart: thirdParty.id, walk: told }) },
    async ({ page, gateway, complaints, freshCustomer }, { annotations }) => {
      const world = await worldOf(walk, gateway.address, freshCustomer().cellNumber)
      await blockExternalPages(page)
      await walkPath(
        page,
        complaints,
        world,
        walk,
        (deviation) => void annotations.push(annotation('deviation', deviation)),
      )
      annotations.push(annotation('answers', { real: world.realCount, told: world.stubbedCount }))
    },
  )
}
