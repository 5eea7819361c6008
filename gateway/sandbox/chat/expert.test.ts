import { describe, expect, it } from 'vitest'
import { greeting } from './expert.data.ts'
import { answerTo, hintsIn } from './expert.ts'

describe('the sandbox’s expert', () => {
  it.each([
    ['سلام', 'خوش آمدید'],
    ['قيمت پراید چقدره؟', 'استعلام'],
    ['چه مدارکی می‌خواهید', 'کارت ملی'],
    ['تا چه ساعتی باز هستید', '۸ تا ۱۸'],
    ['میشه قسطی خرید؟', 'چهار قسط'],
    ['کد تخفیف دارم', 'فاکتور'],
    ['هوا چطور است', 'محیط آزمایشی'],
  ])('answers «%s»', (written, part) => {
    expect(answerTo(written, 'fa')).toContain(part)
  })
  it.each([
    ['Hi there', 'welcome'],
    ['How much is it?', 'side by side'],
    ['Which DOCUMENTS?', 'vehicle card'],
    ['opening hours', '8 to 18'],
    ['which colour has a history', 'sandbox’s program'],
  ])('answers “%s”', (written, part) => {
    expect(answerTo(written, 'en')).toContain(part)
  })
  it('says in both languages that it is a sandbox, and answers each suggested question', () => {
    expect([greeting.fa, greeting.en]).toEqual([
      expect.stringContaining('آزمایشی'),
      expect.stringContaining('sandbox'),
    ])
    for (const locale of ['fa', 'en'] as const) {
      const answers = hintsIn(locale).map((hint) => answerTo(hint, locale))
      expect(new Set(answers).size).toBe(3)
      expect(answers).not.toContain(answerTo('؟', locale))
    }
  })
})
