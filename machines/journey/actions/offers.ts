/** Actions on the user's choices in the offers. */
import { assertEvent } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { emptyAnswers } from '../answers.ts'
import type { AnyOffer } from '../any-offer.ts'
import type { JourneyContext } from '../context.ts'
import { updateContext } from '../define-action.ts'
import { isChoiceOrdered, MOST_COMPARED } from '../offer-facts.ts'
import { bnplObstacle, dueToday } from '../payment-plan.ts'

/** Clears the chosen offer, and with it an interrupted registration, which must not be sent again. */
export const withoutChoice = ({
  intent,
}: JourneyContext): Pick<JourneyContext, 'choice' | 'repriced' | 'intent'> => ({
  choice: null,
  repriced: null,
  intent: intent?.change === 'registerOrder' || intent?.change === 'registerRenewal' ? null : intent,
})

const codeOf = (typed: string): string => typed.trim().toUpperCase()

export const offerActions = {
  'update the discount code draft': updateContext(({ event }) => {
    assertEvent(event, 'discount-code.changed')
    return { discountDraft: event.value, failure: null }
  }),
  'remember the code that is sent': updateContext(({ context }) => ({ discountSent: context.discountDraft })),
  'store the discount code': updateContext(({ context: { discountSent, discountDraft } }) => ({
    discountCode: codeOf(discountSent ?? discountDraft),
  })),
  /** A different code that was typed meanwhile stays. */
  'clear the discount code': updateContext(({ context: { discountCode, discountDraft } }) => ({
    discountCode: null,
    discountDraft: codeOf(discountDraft) === discountCode ? '' : discountDraft,
  })),
  'store the choice': updateContext(({ event }) => {
    assertEvent(event, 'offer.chosen')
    return {
      choice: {
        offer: event.offer,
        paymentType: 'cash',
        confirmed: false,
        upsellingId: null,
        replaced: null,
        alternativeCovers: null,
        toldToday: null,
        ordered: null,
      },
      upsells: [],
      repriced: null,
      failure: null,
    }
  }),
  'store the alternatives': updateContext<AnswerOf<'listUpsells'>>(({ context }, { upsells }) => ({
    upsells,
    alternativesSeen: [...context.alternativesSeen, context.choice?.offer.companyCode ?? ''],
  })),
  /** The list keeps its ceiling and covers until the alternative is ordered. */
  'choose the alternative': updateContext(({ context: { choice, upsells }, event }) => {
    assertEvent(event, 'upsell.accepted')
    const taken = upsells.find(({ upsellingId }) => upsellingId === event.upsellingId)
    if (taken === undefined || choice === null) return {}
    const { offer, upsellingId, covers } = taken
    return { choice: { ...choice, offer, upsellingId, replaced: choice.offer, alternativeCovers: covers } }
  }),
  'store the current price': updateContext<{ offer: AnyOffer | null }>((_, { offer }) => ({
    repriced: offer,
  })),
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
  /** A long press starts with the pressed offer, unless it is marked or three are. */
  'mark the pressed offer': updateContext(({ context: { compared }, event }) => {
    assertEvent(event, 'comparison.started')
    const { companyCode } = event
    const isAdded = companyCode !== null && !compared.includes(companyCode) && compared.length < MOST_COMPARED
    return isAdded ? { compared: [...compared, companyCode] } : {}
  }),
  'update the payment type': updateContext(({ context, event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { choice: context.choice && { ...context.choice, paymentType: event.paymentType } }
  }),
  'confirm the choice': updateContext(({ context: { choice, bnplAccount } }) => ({
    choice: choice && {
      ...choice,
      confirmed: true,
      toldToday: dueToday(choice.offer, choice.paymentType, bnplAccount),
    },
  })),
  /** Closing the payment sheet keeps the choice without an alternative: the offer that the list marks. */
  'return to the chosen offer': updateContext(({ context: { choice } }) => ({
    choice: choice && {
      ...choice,
      confirmed: false,
      ...(choice.replaced && {
        offer: choice.replaced,
        upsellingId: null,
        replaced: null,
        alternativeCovers: null,
      }),
    },
  })),
  /** Replaces instalments by cash if the user cannot use them. The payment sheet says so. */
  'ask about the payment type again': updateContext(({ context: { choice, bnplAccount } }) => {
    if (choice === null) return {}
    const isClosed = choice.paymentType === 'bnpl' && bnplObstacle(choice.offer, bnplAccount) !== null
    return {
      choice: { ...choice, confirmed: false, paymentType: isClosed ? 'cash' : choice.paymentType },
    }
  }),
  /** A changed price can be accepted in the offers only. */
  'clear the undecided price change': updateContext(({ context }) =>
    context.repriced === null ? {} : withoutChoice(context),
  ),
  /** Clears the choice, unless the user returns to the offers or the choice has become an order. */
  'clear the choice unless the offers are requested': updateContext(({ context }) =>
    context.requested?.to === '#offers' || isChoiceOrdered(context) ? {} : withoutChoice(context),
  ),
  'clear the choice unless it is ordered': updateContext(({ context }) =>
    isChoiceOrdered(context) ? {} : withoutChoice(context),
  ),
  'clear the choice': updateContext(({ context }) => withoutChoice(context)),
}
