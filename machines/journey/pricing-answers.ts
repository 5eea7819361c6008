/**
 * The answers that prices depend on. Specification: document 2 sections 2.5, 2.6 and 2.7 "edit
 * information".
 */
import type { EditedAnswer } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { liabilityQuoteOf } from './quote.ts'

/** The answers behind these prices, in the order of the questions. */
export const pricingAnswers = (context: Pick<JourneyContext, 'quote'>): readonly EditedAnswer[] => {
  if (context.quote.product === 'carbody') return ['owner', 'vehicle', 'value', 'insurance', 'third-party']
  const {
    status: { insured, plateHistory },
    history: { changeOwnershipStatus },
  } = liabilityQuoteOf(context)
  const answers: EditedAnswer[] = ['owner', 'vehicle', 'status']
  if (insured !== 'yes') return answers
  if (plateHistory !== 'ownership_change') return [...answers, 'policy', 'discounts', 'claims']
  return changeOwnershipStatus === 'no_another_thirdparty_discount'
    ? [...answers, 'policy', 'ownership']
    : [...answers, 'policy', 'ownership', 'discounts']
}
