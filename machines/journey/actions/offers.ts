/** What is chosen in the offers. */
import { assertEvent } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import { blank } from '../context.ts'
import { remember } from './acting.ts'

export const offers = {
  'keep the ceiling': remember(({ event }) => {
    assertEvent(event, 'ceiling.chosen')
    return { ceiling: event.ceiling }
  }),
  /** Another term has other instalments. */
  'keep the term': remember(({ context, event }) => {
    assertEvent(event, 'term.chosen')
    return {
      policyTerm: event.policyTerm,
      arrangement: { ...context.arrangement, bnplOnly: false, chequesOnly: false },
    }
  }),
  'keep the discount draft': remember(({ event }) => {
    assertEvent(event, 'discount-code.changed')
    return { discountDraft: event.value, failure: null }
  }),
  'keep the discount code': remember(({ context }) => ({
    discountCode: context.discountDraft.trim().toUpperCase(),
  })),
  'forget the discount code': remember(() => ({ discountCode: null, discountDraft: '' })),
  'keep the choice': remember(({ event }) => {
    assertEvent(event, 'offer.chosen')
    return {
      choice: { offer: event.offer, paymentType: 'cash', confirmed: false, upsellingId: null },
      upsells: [],
      repriced: null,
      failure: null,
    }
  }),
  'keep the alternatives': remember<AnswerOf<'listUpsells'>>((_, { upsells }) => ({ upsells })),
  'take the alternative': remember(({ context, event }) => {
    assertEvent(event, 'upsell.accepted')
    const taken = context.upsells.find(({ upsellingId }) => upsellingId === event.upsellingId)
    return taken && context.choice
      ? {
          choice: { ...context.choice, offer: taken.offer, upsellingId: taken.upsellingId },
          ceiling: taken.offer.liabilityPropertyDamage,
        }
      : {}
  }),
  'keep the price of now': remember<{ offer: Offer | null }>((_, { offer }) => ({ repriced: offer })),
  'choose at the price of now': remember(({ context }) =>
    context.choice && context.repriced
      ? { choice: { ...context.choice, offer: context.repriced, upsellingId: null }, repriced: null }
      : {},
  ),
  'keep the arrangement': remember(({ context, event }) => {
    assertEvent(event, 'arrangement.changed')
    return { arrangement: { ...context.arrangement, ...event.change } }
  }),
  'show every offer': remember(({ context }) => ({
    arrangement: { ...blank.arrangement, sort: context.arrangement.sort },
  })),
  'mark or unmark': remember(({ context, event }) => {
    assertEvent(event, 'comparison.toggled')
    const { companyCode } = event
    return {
      compared: context.compared.includes(companyCode)
        ? context.compared.filter((code) => code !== companyCode)
        : [...context.compared, companyCode],
    }
  }),
  'mark none': remember(() => ({ compared: [] })),
  'pay with cash': remember(({ context }) => ({
    choice: context.choice && { ...context.choice, paymentType: 'cash' },
  })),
  'keep the payment type': remember(({ context, event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { choice: context.choice && { ...context.choice, paymentType: event.paymentType } }
  }),
  'confirm the choice': remember(({ context }) => ({
    choice: context.choice && { ...context.choice, confirmed: true },
  })),
  /** A changed price is decided on in the offers, or not at all. */
  'forget what was not decided': remember(({ context }) =>
    context.repriced === null ? {} : { choice: null, repriced: null },
  ),
  /** A choice waits for whoever comes back to the offers. */
  'let go of a choice elsewhere': remember(({ context }) =>
    context.requested?.to === '#offers' ? {} : { choice: null, repriced: null },
  ),
  'forget the choice': remember(() => ({ choice: null, repriced: null })),
}
