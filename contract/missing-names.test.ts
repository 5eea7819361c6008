import { describe, expect, it } from 'vitest'
import { missingSentence } from './missing-names.ts'

describe('what an incomplete order lacks', () => {
  it('is named by its parts', () => {
    expect(missingSentence(['address', 'documents'], 'thirdparty', 'fa')).toBe(
      'این‌ها مانده است: نشانی بیمه‌نامه، مدارک.',
    )
    expect(missingSentence(['holder', 'delivery'], 'thirdparty', 'en')).toBe(
      'Still missing: policy holder, paper copy delivery.',
    )
  })
  it('is named by the titles of pictures, as the product’s boxes have them', () => {
    const missing = ['national-card', 'vehicle-card-front', 'cheque-2']
    expect(missingSentence(missing, 'thirdparty', 'fa')).toBe(
      'این‌ها مانده است: روی کارت ملی، روی کارت خودرو، چک ۲.',
    )
    expect(missingSentence(missing, 'motorcycle', 'en')).toBe(
      'Still missing: Front of the national card, Front of the motorcycle card, cheque 2.',
    )
  })
})
