import { describe, expect, it } from 'vitest'
import { MEASURED_PAGES, measuredPageOf } from '#contract/values/measured-page.ts'
import { journeyIds, journeys, withCodes } from './journeys.ts'

const CODE = 'ABCDEFGHJKMNPQ'

const steps = journeyIds.flatMap((id) => {
  const { base, addresses } = journeys[id]
  return Object.values(addresses).map((part) => `${base}/${part}`)
})

describe('the pages whose web vitals are measured', () => {
  it.each(steps)('include a separate page for %s', (pattern) => {
    const path = withCodes(pattern, { trackingCode: CODE, renewableTrackingCode: CODE })
    expect(measuredPageOf(path)).toBe(pattern.replace(/\/\{\w+\}$/, ''))
  })

  it('include no page that no journey has', () => {
    const known = new Set([
      ...steps.map((step) => step.replace(/\/\{\w+\}$/, '')),
      '/',
      '/payment-result',
      'other',
    ])
    expect(MEASURED_PAGES.filter((page) => !known.has(page))).toEqual([])
  })
})
