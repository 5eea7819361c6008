/**
 * Back from a new purchase returns to the renewal that has led to it, because the old policy cannot be
 * renewed.
 */
import { describe, expect, it } from 'vitest'
import { flagsInQuery, queryOf } from '../../journey/address-query.ts'
import { motorcycle } from '../../motorcycle.ts'
import { thirdParty } from '../../third-party.ts'
import { walkJourney, type Walk } from '#tests/samples/walk.ts'

const back = { type: 'back' } as const
const journeys = [
  ['third-party', thirdParty, '/third-party/sanhub'],
  ['motorcycle', motorcycle, '/motorcycle/sanhub'],
] as const

/** The inquiry, opened by an address with this query. */
const inquiryWith = async (
  chart: Parameters<typeof walkJourney>[0],
  query: Readonly<Record<string, string>>,
): Promise<Walk> => {
  const walk = walkJourney(chart, {
    saved: { requested: { to: '#inquiry-owner', query }, flags: flagsInQuery(query) },
  })
  await walk.settle()
  return walk
}

describe.each(journeys)('Back from the inquiry of %s', (_, chart, path) => {
  const fromRenewal = () => inquiryWith(chart, { 'from-renewal': 'true' })
  it('returns to the renewal if nothing has been entered', async () => {
    const walk = await fromRenewal()
    await walk.press(back)
    expect(walk.value()).toBe('goneBack')
  })
  it('returns to the renewal after something has been entered', async () => {
    const walk = await fromRenewal()
    await walk.press({ type: 'owner-code.changed', value: '0084575948' }, back)
    expect(walk.value()).toBe('goneBack')
  })
  it('goes home if no renewal has led to the inquiry', async () => {
    const walk = await inquiryWith(chart, {})
    await walk.press(back)
    expect(walk.value()).toBe('left')
  })
  it('returns to the renewal after a reload, because the address names it', async () => {
    const walk = await fromRenewal()
    expect(walk.path()?.path).toBe(path)
    for (const kind of ['change', 'search'] as const)
      expect(queryOf(walk.context(), kind)).toMatchObject({ 'from-renewal': 'true' })
  })
})
