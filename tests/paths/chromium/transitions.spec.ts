/**
 * Every path of the cover, walked in Chromium against the real gateway: address, heading and primary action of each state, axe
 * once a state, and no word of complaint from the browser. Statechart rulings, section 5.
 */
import { test } from '#tests/browser/fixtures.ts'
import { coverKind, readCover } from './cover.ts'
import { closeDoors } from './doors.ts'
import { walkPath } from './walk.ts'
import { worldOf } from './world.ts'

for (const walk of readCover(coverKind())) {
  test(walk.name, async ({ page, gateway, complaints, freshCustomer }, testInfo) => {
    const note = (type: string, what: unknown) => void testInfo.annotations.push({ type, description: JSON.stringify(what) })
    const world = await worldOf(walk, gateway.address, freshCustomer().cellNumber)
    await closeDoors(page)
    await walkPath(page, complaints, world, walk, (deviation) => note('deviation', deviation))
    note('answers', { real: world.real, told: world.told })
  })
}
