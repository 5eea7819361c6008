import { describe, expect, it } from 'vitest'
import { createJourneyStore } from '#adapters/journey-store.ts'
import { memoryVault } from '#adapters/testing/memory-vault.ts'
import { claimCountsIn } from '#machines/journey/renewal-claims.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import { renewableTrackingCode, walkRenewal } from '#tests/samples/renewal.ts'
import { persistJourney } from './persist-journey.ts'
import { nameOfJourney } from './persisted-journeys.ts'

describe('renewals of two policies', () => {
  it('share nothing: another policy starts without the claims and the search of the first', async () => {
    const store = createJourneyStore(() => Promise.resolve(memoryVault().vault))
    const storedOf = async (code: string) => {
      const name = nameOfJourney({ trackingCode: null, renewableTrackingCode: code })
      return (await store.read({ machine: 'renewal', trackingCode: name }))?.content
    }
    const reopen = async (code: string) =>
      walkRenewal({
        renewableTrackingCode: code,
        saved: restoreContext('thirdparty', await storedOf(code)),
      })

    const first = await walkRenewal()
    const persister = persistJourney(first.actor, store, 'renewal')
    await first.press(
      { type: 'renewal-claims.opened' },
      { type: 'renewal-claims.changed', kind: 'life', count: 2 },
      { type: 'continue' },
      { type: 'continue' },
    )
    expect(first.context().searchTrackingCode).not.toBeNull()
    await persister.flush()

    const other = await reopen('RENEW98765432Z')
    expect(claimCountsIn(other.context())).toEqual({ property: 0, life: 0, driver: 0 })
    expect(other.context().searchTrackingCode).toBeNull()
    const again = await reopen(renewableTrackingCode)
    expect(claimCountsIn(again.context()).life).toBe(2)
  })
})
