import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DocumentTag } from '#contract/operations/documents.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { documentMessages, requiredDocuments, uploadLaterDeadline } from './required-documents.ts'

const titles = (
  policyStatus: Parameters<typeof requiredDocuments>[0]['policyStatus'],
  product: InsuranceType = 'thirdparty',
) => requiredDocuments({ policyStatus }).map(({ tag }) => documentMessages(tag, product, 'fa').title)

describe('the documents an order needs', () => {
  it('are the design’s four if there was a policy', () => {
    expect(titles('with_policy')).toEqual([
      'روی کارت ملی',
      'روی کارت خودرو',
      'پشت کارت خودرو',
      'بیمه‌نامهٔ قبلی',
    ])
  })
  it('exclude the previous policy if there is none, and include proof of ownership of a new vehicle', () => {
    expect(titles('without')).not.toContain('بیمه‌نامهٔ قبلی')
    expect(titles('new')).toEqual(['روی کارت ملی', 'برگ سبز یا سند خودرو'])
    expect(titles('ownership_change')).toContain('برگ سبز یا سند خودرو')
  })
  it('name the motorcycle’s card, and never a car, for a motorcycle', () => {
    expect(titles('with_policy', 'motorcycle')).toEqual([
      'روی کارت ملی',
      'روی کارت موتورسیکلت',
      'پشت کارت موتورسیکلت',
      'بیمه‌نامهٔ قبلی',
    ])
    expect(titles('new', 'motorcycle')).toEqual(['روی کارت ملی', 'برگ سبز یا سند موتورسیکلت'])
    for (const tag of DocumentTag.options) {
      expect(JSON.stringify(documentMessages(tag, 'motorcycle', 'fa'))).not.toContain('خودرو')
      expect(JSON.stringify(documentMessages(tag, 'motorcycle', 'en'))).not.toMatch(/\b(car|vehicle)\b/)
    }
  })
  it('are numbered from 1 and known to the contract', () => {
    for (const policyStatus of ['with_policy', 'ownership_change', 'new', 'without'] as const) {
      const documents = requiredDocuments({ policyStatus })
      expect(documents.map(({ order }) => order)).toEqual(documents.map((_, index) => index + 1))
      for (const { tag } of documents) v.parse(DocumentTag, tag)
    }
  })
  it('may be uploaded two days later', () => {
    expect(uploadLaterDeadline('1404-08-24')).toBe('1404-08-26')
  })
})
