/** Insurers without an offer, each with its reason. Decisions, sections 6 (`missing`) and 9. */
import type { MissingInsurer } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import type { InsurerAnswer } from './ask-insurers.ts'
import type { Market } from './market.ts'

/** Insurers that have not answered by then are listed as missing. Decisions, section 9. */
export const DEADLINE_MS = 2000

const lateMessage: Readonly<Record<Locale, string>> = {
  fa: 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.',
  en: 'This insurer did not answer in time; ask for prices again in a while.',
}

/**
 * Returns the insurers that answered too late, and those that answered with the text of a refusal.
 * @param answers a text is a refusal; anything else is an offer
 */
export const missingInsurers = <T>(
  { insurerName }: Pick<Market, 'insurerName'>,
  answers: readonly InsurerAnswer<T | string>[],
  locale: Locale,
): MissingInsurer[] =>
  answers.flatMap((answer): MissingInsurer[] => {
    const { code } = answer.insurer
    const missing = (reason: MissingInsurer['reason'], message: string): MissingInsurer[] => [
      { companyCode: code, companyFa: insurerName(locale, code).title, reason, message },
    ]
    if ('late' in answer) return missing('late', lateMessage[locale])
    return typeof answer.answer === 'string' ? missing('refused', answer.answer) : []
  })
