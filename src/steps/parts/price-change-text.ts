/** Why a price is no longer what it was, in one sentence each. Specification: decisions, section 8 "In time". */
import { t } from '@lingui/core/macro'
import type { Invoice } from '#contract/operations/payment.ts'

/** What the gateway says of an order, and what the lines of an offer say besides. */
export type PriceChangeReason = NonNullable<Invoice['priceChange']>['reason'] | 'discount-code'

/** Takes a reason; gives its sentence. */
export const priceChangeText = (reason: PriceChangeReason): string => {
  const sentences: Record<PriceChangeReason, string> = {
    lateness: t`شمار روزهای بدون بیمه تغییر کرده است و جریمهٔ دیرکرد با آن.`,
    'insurer-discount': t`تخفیف شرکت بیمه تغییر کرده یا تمام شده است.`,
    'discount-code': t`کد تخفیف دیگر اعمال نمی‌شود.`,
    tariff: t`نرخ حق‌بیمه از زمانی که این پیشنهاد را دیدید تغییر کرده است.`,
  }
  return sentences[reason]
}
