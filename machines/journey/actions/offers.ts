/** Actions on the user's choices in the offers. */
import { assertEvent } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { Offer } from '#contract/operations/offers.ts'
import { emptyAnswers } from '../answers.ts'
import type { JourneyContext } from '../context.ts'
import { updateContext } from '../define-action.ts'

/**
 * Without a chosen offer. A registration of it that was interrupted is not sent again: it belongs to the
 * choice.
 */
export const withoutChoice = ({
  intent,
}: JourneyContext): Pick<JourneyContext, 'choice' | 'repriced' | 'intent'> => ({
  choice: null,
  repriced: null,
  intent: intent?.change === 'registerOrder' ? null : intent,
})

export const offerActions = {
  'update the discount code draft': updateContext(({ event }) => {
    assertEvent(event, 'discount-code.changed')
    return { discountDraft: event.value, failure: null }
  }),
  'store the discount code': updateContext(({ context }) => ({
    discountCode: context.discountDraft.trim().toUpperCase(),
  })),
  'clear the discount code': updateContext(() => ({ discountCode: null, discountDraft: '' })),
  'store the choice': updateContext(({ event }) => {
    assertEvent(event, 'offer.chosen')
    return {
      choice: { offer: event.offer, paymentType: 'cash', confirmed: false, upsellingId: null },
      upsells: [],
      repriced: null,
      failure: null,
    }
  }),
  'store the alternatives': updateContext<AnswerOf<'listUpsells'>>((_, { upsells }) => ({ upsells })),
  'store the current price': updateContext<{ offer: Offer | null }>((_, { offer }) => ({ repriced: offer })),
  'accept the current price': updateContext(({ context }) =>
    context.choice && context.repriced
      ? { choice: { ...context.choice, offer: context.repriced, upsellingId: null }, repriced: null }
      : {},
  ),
  'update the arrangement': updateContext(({ context, event }) => {
    assertEvent(event, 'arrangement.changed')
    return { arrangement: { ...context.arrangement, ...event.change } }
  }),
  'clear the filters': updateContext(({ context }) => ({
    arrangement: { ...emptyAnswers.arrangement, sort: context.arrangement.sort },
  })),
  'toggle the comparison mark': updateContext(({ context, event }) => {
    assertEvent(event, 'comparison.toggled')
    const { companyCode } = event
    return {
      compared: context.compared.includes(companyCode)
        ? context.compared.filter((code) => code !== companyCode)
        : [...context.compared, companyCode],
    }
  }),
  'clear the comparison marks': updateContext(() => ({ compared: [] })),
  'update the payment type': updateContext(({ context, event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { choice: context.choice && { ...context.choice, paymentType: event.paymentType } }
  }),
  'confirm the choice': updateContext(({ context }) => ({
    choice: context.choice && { ...context.choice, confirmed: true },
  })),
  /** A changed price can be accepted in the offers only. */
  'clear the undecided price change': updateContext(({ context }) =>
    context.repriced === null ? {} : withoutChoice(context),
  ),
  /** A choice is preserved only for a user who returns to the offers. */
  'clear the choice unless the offers are requested': updateContext(({ context }) =>
    context.requested?.to === '#offers' ? {} : withoutChoice(context),
  ),
  'clear the choice': updateContext(({ context }) => withoutChoice(context)),
}
