/** Opens the page of a walk, and changes its session. */
import type { Page } from '@playwright/test'
import { beSignedIn, SESSION_KEY } from '#tests/journeys/session.ts'
import { storeJourney } from '#tests/journeys/store-journey.ts'
import { stepPath } from '#machines/journeys.ts'
import { hrefTo } from '../walk/addresses.ts'
import type { Scenario } from '../walk/scenario.ts'
import type { Walk } from '../walk/walks.ts'

/** Changes the stored session as another tab would, and notifies this page. */
export const changeSession = (page: Page, session: Scenario['session']): Promise<void> =>
  page.evaluate(
    ([name, kept]) => {
      if (kept === null) localStorage.removeItem(name)
      else localStorage.setItem(name, kept)
      dispatchEvent(new StorageEvent('storage', { key: name }))
    },
    [SESSION_KEY, session && JSON.stringify(session)] as const,
  )

/** Opens the page at the path's first address. */
export const openAt = async (
  page: Page,
  { chart, start: { input } }: Walk,
  scenario: Scenario,
): Promise<void> => {
  const { requested, flags: _, ...kept } = input.saved
  if (input.signedIn && scenario.session !== null) await beSignedIn(page, scenario.session)
  if (Object.keys(kept).length > 0 && scenario.session !== null) {
    await page.goto('/icons/separ-180.png')
    await storeJourney(
      page,
      {
        owner: `user:${scenario.session.userId}`,
        machine: chart,
        trackingCode: scenario.trackingCode ?? scenario.renewableTrackingCode,
      },
      { ...kept, trackingCode: scenario.trackingCode },
    )
  }
  await page.goto(
    requested ? hrefTo(requested.to, scenario, requested.query, chart) : stepPath(chart, 'inquiry'),
  )
}
