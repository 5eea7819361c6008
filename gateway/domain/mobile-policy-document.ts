/**
 * The texts that are printed on a mobile policy, in the layout of a vehicle's policy. Document 3 section 9,
 * "Mobile insurance"; decisions, section 2 "Policy file".
 */
import { toPersianDigits } from '#contract/digits.ts'
import { DEAREST_PHONE, type MobilePlan, MOST_PAID } from '#contract/values/mobile-policy.ts'
import { formatLongDate } from './long-date.ts'
import { mobilePlanTitle } from './mobile-policy.ts'
import { amountText, numberedTexts, type PolicyDocument } from './policy-document.ts'

/** Facts of a paid policy; amounts in toman, days Jalali. */
export type MobilePolicyFacts = {
  number: string
  insurer: string
  paidOn: string
  cover: { from: string; to: string }
  buyerName: string
  cellNumber: string
  deviceModel: string | null
  imei: string
  phonePrice: number
  plan: MobilePlan
  premium: number
  discount: number
}

const covers: Readonly<Record<MobilePlan, string>> = {
  theft: 'سرقت',
  'theft-and-breakage': 'سرقت، شکستگی و سوختن قطعه‌ها',
}

const termsOf = (plan: MobilePlan): string[] => [
  plan === 'theft'
    ? 'این بیمه‌نامه سرقت گوشی را می‌پردازد. شکستگی و سوختن قطعه‌ها در این طرح نیست.'
    : 'این بیمه‌نامه سرقت، شکستگی و سوختن قطعه‌های گوشی را می‌پردازد.',
  `خسارت به ارزش روز گوشی حساب می‌شود و حداکثر ${toPersianDigits(MOST_PAID[plan])} درصد آن پرداخت می‌شود.`,
  `گوشی تا ${toPersianDigits(DEAREST_PHONE / 1_000_000)} میلیون تومان بیمه می‌شود.`,
  'سامسونگ سری Z، موتورولا و گوشی تعمیرشده بیمه نمی‌شوند.',
  'بیمه‌نامه از آنِ همین گوشی است؛ شمارهٔ شناسایی گوشی هنگام اعلام خسارت بررسی می‌شود.',
  'خسارت در سایت بیمه‌گر اعلام می‌شود؛ شمارهٔ بیمه‌نامه و شمارهٔ شناسایی گوشی را همراه داشته باشید.',
]

/** Returns the texts of a mobile policy. */
export const mobilePolicyDocumentOf = (facts: MobilePolicyFacts): PolicyDocument => {
  const terms = termsOf(facts.plan)
  return {
    title: 'بیمه‌نامهٔ موبایل',
    insurer: facts.insurer,
    number: facts.number,
    subtitle: `شمارهٔ ${toPersianDigits(facts.number)}، صادرشده در ${formatLongDate(facts.paidOn)}`,
    footer: 'سپر، کد ثبت کارگزاری ۱۹۲۷',
    pages: numberedTexts('صفحهٔ '),
    period: {
      label: 'مدت اعتبار',
      text: `از ${formatLongDate(facts.cover.from)} تا ${formatLongDate(facts.cover.to)}`,
    },
    plate: { kind: 'none' },
    sections: [
      {
        title: 'خریدار',
        rows: [
          ['نام و نام خانوادگی', facts.buyerName],
          ['شمارهٔ موبایل', toPersianDigits(facts.cellNumber)],
        ],
      },
      {
        title: 'گوشی',
        rows: [
          ...(facts.deviceModel === null ? [] : [['مدل', facts.deviceModel] as const]),
          ['شمارهٔ شناسایی (IMEI)', toPersianDigits(facts.imei)],
          ['قیمت هنگام خرید بیمه', amountText(facts.phonePrice)],
        ],
      },
      {
        title: 'پوشش',
        rows: [
          ['طرح', mobilePlanTitle('fa', facts.plan)],
          ['خسارت‌ها', covers[facts.plan]],
          ['سقف پرداخت', `تا ${toPersianDigits(MOST_PAID[facts.plan])} درصد ارزش روز گوشی`],
        ],
      },
      {
        title: 'حق‌بیمه',
        rows: [
          ['حق‌بیمهٔ یک سال', amountText(facts.premium)],
          ...(facts.discount === 0 ? [] : [['تخفیف مشتری تازه', amountText(facts.discount)] as const]),
          ['مبلغ پرداختی', amountText(facts.premium - facts.discount)],
        ],
      },
    ],
    endorsements: { title: 'الحاقیه‌ها', items: [] },
    terms: { title: 'شرایط بیمه‌نامه', numbers: numberedTexts('', terms.length), items: terms },
    verification: { label: 'بررسی درستی بیمه‌نامه', alt: 'کد تصویری صفحهٔ بررسی درستی بیمه‌نامه' },
  }
}
