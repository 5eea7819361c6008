/**
 * Every path of the journey's cover, walked in Chromium against the real gateway: address, heading and primary action of each
 * state, axe once a sight, and no word of complaint from the browser. Statechart rulings, section 5.
 */
import { thirdParty } from '#machines/third-party.ts'
import { test } from '#tests/browser/fixtures.ts'
import { coverKind, readCover } from './cover.ts'
import { closeDoors } from './doors.ts'
import { note } from './notes.ts'
import { walkPath } from './walk.ts'
import { worldOf } from './world.ts'

for (const walk of readCover(coverKind())) {
  const told = { beginning: walk.beginning.name, steps: walk.steps.map(({ name }) => name) }
  test(
    walk.name,
    { annotation: note('walked', { chart: thirdParty.id, walk: told }) },
    async ({ page, gateway, complaints, freshCustomer }, { annotations }) => {
      const world = await worldOf(walk, gateway.address, freshCustomer().cellNumber)
      await closeDoors(page)
      await walkPath(
        page,
        complaints,
        world,
        walk,
        (deviation) => void annotations.push(note('deviation', deviation)),
      )
      annotations.push(note('answers', { real: world.real, told: world.told }))
    },
  )
}
