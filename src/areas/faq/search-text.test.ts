import { describe, expect, it } from 'vitest'
import { findWords, indexText, wordsOf } from './search-text.ts'

/** The parts of the text that are marked. */
const found = (text: string, query: string, isNear = false): string[] | null => {
  const ranges = findWords(wordsOf(query), [indexText(text)], isNear)
  return ranges === null ? null : (ranges[0] ?? []).map(([from, to]) => text.slice(from, to))
}

describe('a search in a text', () => {
  it.each([
    ['با چند قسط می‌توانم بخرم؟', 'قسط', ['قسط']],
    ['می‌توانم قسط‌ها را زودتر بدهم؟', 'قسط', ['قسط']],
    ['اگر قسطی عقب بیفتد', 'قسط', ['قسط']],
  ])('marks the beginning of words: %s', (text, query, marked) => {
    expect(found(text, query)).toEqual(marked)
  })
  it.each(['بیمه‌نامه', 'بیمه نامه', 'بیمهنامه', 'بیمه‌نامة', 'بِیمه‌نامه', '«بیمه‌نامه»؟'])(
    'accepts a half-space, a space or none, marks and punctuation: %s',
    (query) => {
      expect(found('این بیمه‌نامه کی صادر می‌شود؟', query)?.join('')).toMatch(/^بیمه\u200C?نامه$/)
    },
  )
  it.each([
    ['موتورسیکلت یک سیلندر', 'موتورسيكلت'],
    ['مسئولیت کارشناس', 'مسوليت'],
    ['سؤال', 'سوال'],
    ['آذر', 'اذر'],
  ])('takes Arabic letters and letters with a hamza: %s', (text, query) => {
    expect(found(text, query, query === 'مسوليت')).toHaveLength(1)
  })
  it.each(['۱۲', '12', '١٢'])('accepts digits of any script: %s', (query) => {
    expect(found('هر فایل تا ۱۲ مگابایت', query)).toEqual(['۱۲'])
  })
  it('keeps the mark of a letter with it', () => {
    expect(found('بیمهٔ بدنه', 'بیمه')).toEqual(['بیمهٔ'])
  })
  it.each([
    ['قست', null],
    ['دیرکزد', ['دیرکرد']],
    ['دیکرد', ['دیرکرد']],
    ['دیررکرد', ['دیرکرد']],
    ['دریکرد', ['دیرکرد']],
    ['دیزکزد', null],
  ])('takes one wrong letter in a word of at least four, on request: %s', (query, marked) => {
    const text = 'قسط و جریمهٔ دیرکرد'
    expect(found(text, query, true)).toEqual(marked)
    expect(found(text, query)).toBeNull()
  })
  it('requires every word, in any order, and accepts words that were typed apart', () => {
    expect(found('لغو سفارش', 'سفارش لغو')).toEqual(['لغو', 'سفارش'])
    expect(found('لغو سفارش', 'سفارش خرید')).toBeNull()
    expect(found('سفارشتان', 'سفارش تان')).toEqual(['سفارشتان'])
  })
  it('crosses a space only if it ends at the end of a word', () => {
    expect(found('شخص ثالث', 'شخصثالث')).toEqual(['شخص ثالث'])
    expect(found('قسط می‌توانم', 'قسطم')).toBeNull()
  })
  it('ignores case and single letters beside words, but not a letter alone', () => {
    expect(found('The premium of a policy', 'PREMIUM o')).toEqual(['premium'])
    expect(found('The premium of a policy', 'o')).toEqual(['o'])
    expect(wordsOf(' ؟ ')).toEqual([])
  })
})
