import { beforeAll, describe, expect, it } from 'vitest'
import { speakPersian } from '#ui/testing/stage.tsx'
import { BreakdownLine } from '#contract/operations/offers.ts'
import { noLateFeeReason, premiumLines, premiumReason } from './premium-lines.ts'

beforeAll(speakPersian)

const words = { vehicle: 'خودرو', vehicleOf: 'خودروی' }
const of = (...breakdown: Parameters<typeof premiumLines>[0]['breakdown'][number][]) =>
  premiumLines({ breakdown, companyFa: 'بیمهٔ دماوند', words, delay: 12 })

describe('the lines of a premium', () => {
  it('name the giver of a discount, with its percent', () => {
    expect(of({ line: 'insurer-discount', amount: -148_400, percent: 2.5 })[0]).toMatchObject({
      label: 'تخفیف بیمهٔ دماوند (۲٫۵\u200F٪)',
      toman: -148_400,
    })
  })

  it('call a negative no-claim percent a surcharge', () => {
    expect(of({ line: 'no-claim', amount: 801_000, percent: -10 })[0]).toMatchObject({
      label: 'اضافه‌نرخ خسارت‌های قبلی (۱۰\u200F٪)',
      toman: 801_000,
    })
  })

  it('count the days of a late fee', () => {
    expect(of({ line: 'lateness', amount: 285_300, percent: null })).toMatchObject([
      { label: 'جریمهٔ دیرکرد (۱۲ روز)', toman: 285_300 },
    ])
  })

  it('say so where there is no late fee', () => {
    expect(of({ line: 'base', amount: 8_010_100, percent: null }).at(-1)).toMatchObject({
      label: 'جریمهٔ دیرکرد',
      toman: null,
      text: 'ندارید',
    })
  })
})

const names = BreakdownLine.entries.line.options
const why = (line: BreakdownLine['line'], amount: number, percent: number | null = null) =>
  premiumReason({ line, amount, percent }, { companyFa: 'بیمهٔ دماوند', words })

describe('the reason for a line of a premium', () => {
  it.each(names)('is one distinct sentence for «%s»', (line) => {
    const reason = why(line, 100_000, 10)
    expect(reason).toMatch(/^[^.]{30,140}\.$/)
    expect(names.filter((other) => why(other, 100_000, 10) === reason)).toEqual([line])
  })

  it('names the percent, its basis and its limit', () => {
    expect(why('age-surcharge', 640_800, 8)).toBe(
      '۲ درصد برای هر سال پس از پانزده‌سالگی خودرو، حداکثر ۲۰ درصد؛ برای این خودرو ۸ درصد شده است.',
    )
    expect(why('insurer-discount', -148_400, 2.5)).toContain('بیمهٔ دماوند ۲٫۵ درصد')
    expect(why('lateness', 285_300)).toMatch(/حداکثر ۳۶۵ روز؛ نه تخفیف می‌گیرد و نه مالیات/)
  })

  it('explains a no-claim percent as a discount or as a surcharge', () => {
    expect(why('no-claim', -801_000, 35)).toMatch(/برای سال‌هایی که خسارت نگرفته‌اید، ۳۵ درصد .* کم می‌شود/)
    expect(why('no-claim', 801_000, -10)).toMatch(/خسارت‌هایی که گرفته‌اید .* ۱۰ درصد .* اضافه می‌شود/)
    expect(why('driver-no-claim', -336_000, 30)).toMatch(/۳۰ درصد از پوشش حوادث راننده کم می‌شود/)
    expect(why('driver-no-claim', 336_000, -30)).toMatch(/۳۰ درصد به پوشش حوادث راننده اضافه می‌شود/)
  })

  it('names no percent for a code of a fixed amount', () => {
    expect(why('discount-code', -300_000)).not.toContain('درصد')
    expect(why('discount-code', -300_000, 30)).toContain('۳۰ درصد')
  })

  it('explains why there is no late fee', () => {
    expect(noLateFeeReason(words)).toContain('شما چنین روزی ندارید')
  })
})
