import { describe, expect, it } from 'vitest'
import { measuredPageOf } from './measured-page.ts'

describe('a measured page', () => {
  it.each([
    ['/', '/'],
    ['/third-party/offers', '/third-party/offers'],
    ['/third-party/payment/ABCDEFGHJKMNPQ', '/third-party/payment'],
    ['/payment-result/ABCDEFGHJKMNPQ', '/payment-result'],
    ['/third-party/upload-documents/ABCDEFGHJKMNPQ/', '/third-party/upload-documents'],
    ['/third-party/renewal/ABCDEFGHJKMNPQ', '/third-party/renewal'],
    ['/third-party/renewal/offers/ABCDEFGHJKMNPQ', '/third-party/renewal/offers'],
    ['/motorcycle/motorcycle-information', '/motorcycle/motorcycle-information'],
    ['/third-party/offersome', 'other'],
    ['/09123456789', 'other'],
  ])('of %s is %s', (path, page) => {
    expect(measuredPageOf(path)).toBe(page)
  })
})
