/**
 * Terms of instalments that are the same for all offers: eligibility, due dates, texts. Document 2 section 4;
 * decisions, section 4.
 */
import type { BnplAccount, OffersAnswer } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { chequeDates, dueDates } from './instalments.ts'

const chequeDescriptions: Readonly<Record<Locale, readonly string[]>> = {
  fa: [
    'پیش‌پرداخت را هنگام خرید از درگاه بانک می‌پردازید و برای بقیه چک صیادی می‌دهید.',
    'چک‌ها به نام خریدار، در وجه بیمه‌گر و در سامانهٔ صیاد ثبت شده باشند؛ تصویر هر چک را بارگذاری می‌کنید.',
    'تخفیف سپر به خرید با چک تعلق نمی‌گیرد؛ مبلغ قابل پرداخت با چک جدا نوشته شده است.',
  ],
  en: [
    'You pay the down payment at the bank gateway when you buy, and give Sayad cheques for the rest.',
    'Cheques are in the buyer’s name, payable to the insurer and registered in the Sayad system; ' +
      'you upload a picture of each.',
    'Separ’s discount is not for buying with cheques; the amount to pay with them is stated separately.',
  ],
}

/** The terms of paying by cheques, in sentences. */
export const chequeDescriptionsIn = (locale: Locale): readonly string[] => chequeDescriptions[locale]

/** Returns due dates and terms of BNPL and of cheques. */
export const instalmentTerms = (
  today: string,
  { eligible, registered, credit }: BnplAccount,
  locale: Locale,
): OffersAnswer['instalments'] => ({
  bnpl: { eligible, registered, credit, dueDates: [...dueDates(today)] },
  cheques: { dueDates: [...chequeDates(today)], descriptions: [...chequeDescriptionsIn(locale)] },
})
