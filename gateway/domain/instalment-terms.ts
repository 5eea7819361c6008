/** What is the same for every offer that is paid in parts: who may, on which days, on which terms. Document 2 section 4; decisions, section 4. */
import type { OffersAnswer } from '#contract/operations/third-party-offers.ts'
import { chequeDates, dueDates } from './instalments.ts'

const CHEQUE_TERMS = [
  'پیش‌پرداخت را هنگام خرید از درگاه بانک می‌پردازید و برای بقیه چک صیادی می‌دهید.',
  'چک‌ها به نام خریدار، در وجه بیمه‌گر و در سامانهٔ صیاد ثبت شده باشند؛ تصویر هر چک را بارگذاری می‌کنید.',
  'تخفیف سپر به خرید با چک تعلق نمی‌گیرد؛ مبلغ قابل پرداخت کنار هر پیشنهاد آمده است.',
]

/** Takes today and what the buyer may do with the BNPL provider; gives the days and terms of both ways. */
export const instalmentTerms = (today: string, { eligible, registered }: { eligible: boolean; registered: boolean }): OffersAnswer['instalments'] => ({
  bnpl: { eligible, registered, dueDates: [...dueDates(today)] },
  cheques: { dueDates: [...chequeDates(today)], descriptions: CHEQUE_TERMS },
})
