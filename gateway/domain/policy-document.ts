/**
 * The texts that are printed on a policy: Persian, with Persian digits and written-out days. The layout is in
 * `documents/policy-file/policy.typ`. Specification: decisions, sections 2 and 10; document 3 "Order detail
 * bottom sheet".
 */
import { toPersianDigits } from '#contract/digits.ts'
import type { OwnShare } from '#contract/operations/car-body-offer.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import type { PremiumLine } from '#contract/operations/payment.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import type { CoverCode } from '#contract/values/covers.ts'
import type { Plate } from '#contract/values/plate.ts'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { coverTitle } from './car-body/cover-titles.ts'
import { formatLongDate } from './long-date.ts'
import { policyTermsOf } from './policy-terms.ts'

/** Cover of a policy: damage to others up to ceilings, or damage to the car. */
type Insured =
  | { kind: 'liability'; liabilityPropertyDamage: number; lifeCover: number; driverCover: number }
  | { kind: 'car'; carValue: number; covers: readonly CoverCode[]; ownShare: OwnShare }

/** Facts of an issued policy; amounts in toman, days Jalali. */
export type PolicyFacts = {
  product: InsuranceType
  orderNumber: string
  insurer: string
  cover: { from: string; to: string }
  issuedOn: string
  holder: PolicyHolder
  /** Address in one line with the postal code; null if the insurer needs none. */
  address: string | null
  vehicle: { title: string; usage: string | null; productionYear: string; plate: Plate | null }
  insured: Insured
  breakdown: readonly PremiumLine[]
  totalAmount: number
  paymentType: PaymentType
  endorsements: readonly { day: string; text: string }[]
}

type Row = readonly [name: string, value: string]
type PrintedPlate =
  | { kind: 'car'; start: string; letter: string; middle: string; region: string }
  | { kind: 'motorcycle'; top: string; bottom: string }
  | { kind: 'none' }

export type PolicyDocument = {
  title: string
  insurer: string
  number: string
  subtitle: string
  footer: string
  pages: readonly string[]
  period: { label: string; text: string }
  plate: PrintedPlate
  sections: readonly { title: string; rows: readonly Row[] }[]
  endorsements: { title: string; items: readonly string[] }
  terms: { title: string; numbers: readonly string[]; items: readonly string[] }
  verification: { label: string; alt: string }
}

const titles: Readonly<Record<InsuranceType, string>> = {
  thirdparty: 'بیمه‌نامهٔ شخص ثالث',
  motorcycle: 'بیمه‌نامهٔ شخص ثالث موتورسیکلت',
  carbody: 'بیمه‌نامهٔ بدنه',
}
const vehicleNames: Readonly<Record<InsuranceType, string>> = {
  thirdparty: 'خودرو',
  motorcycle: 'موتورسیکلت',
  carbody: 'خودرو',
}
const paymentNames: Readonly<Record<PaymentType, string>> = {
  cash: 'نقدی',
  bnpl: 'چهار قسط بدون سود',
  installment: 'پیش‌پرداخت و چک',
}
/** Pages and terms are numbered in Persian; a policy with many endorsements has more than two pages. */
const MOST_PAGES = 9

/** «۱٬۲۰۰٬۰۰۰ تومان», without a sign. */
export const amountText = (toman: number): string =>
  `${toPersianDigits(Math.abs(toman).toLocaleString('en-US')).replaceAll(',', '٬')} تومان`

/** «صفحهٔ ۱», «صفحهٔ ۲», …: as many as the longest policy has pages, unless there are others to count. */
export const numberedTexts = (before: string, count = MOST_PAGES): string[] =>
  Array.from({ length: count }, (_, index) => `${before}${toPersianDigits(index + 1)}`)

const holderRows = (holder: PolicyHolder): Row[] =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? [
        ['شرکت', holder.companyName],
        ['شناسهٔ ملی', toPersianDigits(holder.companyNationalId)],
      ]
    : [
        ['نام و نام خانوادگی', `${holder.firstName} ${holder.lastName}`],
        ['کد ملی', toPersianDigits(holder.nationalCode)],
        ['تاریخ تولد', formatLongDate(holder.birthDate)],
      ]

const plateOf = (plate: Plate | null): PrintedPlate => {
  if (plate === null) return { kind: 'none' }
  if (!('plkSrl' in plate))
    return { kind: 'motorcycle', top: toPersianDigits(plate.plk1), bottom: toPersianDigits(plate.plk2) }
  return {
    kind: 'car',
    start: toPersianDigits(plate.plk1),
    letter: plateLetters.find(({ code }) => code === plate.plk2)?.letter ?? '',
    middle: toPersianDigits(plate.plk3),
    region: toPersianDigits(plate.plkSrl),
  }
}

const lines = (breakdown: readonly PremiumLine[], ...names: PremiumLine['line'][]): number =>
  breakdown.filter(({ line }) => names.includes(line)).reduce((sum, each) => sum + each.amount, 0)

const percentText = (percent: number): string => `${toPersianDigits(percent)}٪`

/** Rows about the insured vehicle. */
const insuredRows = (insured: Insured): Row[] =>
  insured.kind === 'liability'
    ? [
        ['خسارت مالی', `تا ${amountText(insured.liabilityPropertyDamage)}`],
        ['خسارت جانی هر نفر', `تا ${amountText(insured.lifeCover)}`],
        ['حوادث راننده', `تا ${amountText(insured.driverCover)}`],
      ]
    : [
        ['ارزش خودرو و لوازم', amountText(insured.carValue)],
        ['پوشش‌های پایه', 'حادثه، آتش‌سوزی و سرقت کلی'],
        [
          'پوشش‌های اضافه',
          insured.covers.length === 0
            ? 'ندارد'
            : insured.covers.map((code) => coverTitle(code, 'fa')).join('، '),
        ],
        [
          'سهم مالک از خسارت',
          insured.ownShare.first === 0
            ? 'ندارد'
            : `بار اول ${percentText(insured.ownShare.first)}، بار دوم ${percentText(insured.ownShare.second)}، پس از آن ${percentText(insured.ownShare.further)}`,
        ],
      ]

/** Rows of the premium without lines of zero. */
const premiumRows = ({ breakdown, totalAmount, paymentType }: PolicyFacts): Row[] => {
  const parts: readonly (readonly [string, number])[] = [
    ['مالیات و عوارض', lines(breakdown, 'tax')],
    ['جریمهٔ دیرکرد', lines(breakdown, 'lateness')],
    ['تخفیف', lines(breakdown, 'insurer-discount', 'platform-discount', 'discount-code')],
  ]
  return [
    ...parts.flatMap(([name, toman]): Row[] => (toman === 0 ? [] : [[name, amountText(toman)]])),
    ['مبلغ پرداختی', amountText(totalAmount)],
    ['روش پرداخت', paymentNames[paymentType]],
  ]
}

/** Returns the texts of a policy. */
export const policyDocumentOf = (facts: PolicyFacts): PolicyDocument => {
  const { product, cover, holder, vehicle } = facts
  const terms = policyTermsOf(product)
  return {
    title: titles[product],
    insurer: facts.insurer,
    number: facts.orderNumber,
    subtitle: `شمارهٔ ${toPersianDigits(facts.orderNumber)}، صادرشده در ${formatLongDate(facts.issuedOn)}`,
    footer: 'سپر، کد ثبت کارگزاری ۱۹۲۷',
    pages: numberedTexts('صفحهٔ '),
    period: {
      label: 'مدت اعتبار',
      text: `از ${formatLongDate(cover.from)} تا ${formatLongDate(cover.to)}`,
    },
    plate: plateOf(vehicle.plate),
    sections: [
      {
        title: 'بیمه‌گذار',
        rows: [
          ...holderRows(holder),
          ['شمارهٔ موبایل', toPersianDigits(holder.cellNumber)],
          ...(facts.address === null ? [] : [['نشانی', toPersianDigits(facts.address)] as const]),
        ],
      },
      {
        title: vehicleNames[product],
        rows: [
          [vehicleNames[product], vehicle.title],
          ...(vehicle.usage === null ? [] : [['کاربری', vehicle.usage] as const]),
          ['سال ساخت', toPersianDigits(vehicle.productionYear)],
        ],
      },
      {
        title: 'پوشش‌ها',
        rows: insuredRows(facts.insured),
      },
      { title: 'حق‌بیمه', rows: premiumRows(facts) },
    ],
    endorsements: {
      title: 'الحاقیه‌ها',
      items: facts.endorsements.map(({ day, text }) => `${formatLongDate(day)}: ${text}`),
    },
    terms: { title: 'شرایط بیمه‌نامه', numbers: numberedTexts('', terms.length), items: terms },
    verification: { label: 'بررسی درستی بیمه‌نامه', alt: 'کد تصویری صفحهٔ بررسی درستی بیمه‌نامه' },
  }
}
