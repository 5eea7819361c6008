import { describe, expect, it } from 'vitest'
import { missingSentence } from './missing-names.ts'

describe('the missing parts of an order', () => {
  it('are named as parts of the order', () => {
    expect(missingSentence(['address', 'documents'], 'thirdparty', 'fa')).toBe(
      'این‌ها مانده است: نشانی بیمه‌نامه، مدارک.',
    )
    expect(missingSentence(['holder', 'delivery'], 'thirdparty', 'en')).toBe(
      'Still missing: policy holder, paper copy delivery.',
    )
  })
  it('are named by the titles of pictures, as in the product’s upload boxes', () => {
    const missing = ['national-card', 'vehicle-card-front', 'cheque-2']
    expect(missingSentence(missing, 'thirdparty', 'fa')).toBe(
      'این‌ها مانده است: روی کارت ملی، روی کارت خودرو، چک ۲.',
    )
    expect(missingSentence(missing, 'motorcycle', 'en')).toBe(
      'Still missing: Front of the national card, Front of the motorcycle card, cheque 2.',
    )
  })
})
