import { describe, expect, it } from 'vitest'
import { addLanguage, translate, textRef } from './texts.ts'
import { en } from './texts/en.ts'
import { fa } from './texts/fa.ts'

describe('a text by its id', () => {
  it('is Persian until another language is added, and its number has the language’s digits', () => {
    const ref = textRef('postal-code.short', 3)
    expect(translate(ref, 'en')).toBe(translate(ref, 'fa'))
    addLanguage('en', en)
    expect(translate(ref, 'en')).toBe('A postal code has 10 digits; 3 missing.')
    expect(translate(ref, 'fa')).toBe('کد پستی ۱۰ رقم است؛ ۳ رقم کم دارد.')
  })
  it('is the text of «malformed» if the id is unknown', () => {
    expect(translate('toString', 'fa')).toBe(fa.malformed)
  })
  it('counts the same things in both languages', () => {
    const counting = (sentences: Readonly<Record<string, string>>) =>
      Object.keys(sentences).filter((id) => sentences[id]?.includes('{n}'))
    expect(counting(en)).toEqual(counting(fa))
  })
})
