/**
 * Actions of a renewal on the policy, its claims, last year's terms and the details. Specification: document
 * 2 section 4 "Renewal"; decisions, section 12.
 */
import { assertEvent } from 'xstate'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { RenewalDetail, RenewalQuote, SearchHistory } from '#contract/operations/renewal.ts'
import { failureOf } from '../../failure.ts'
import { withoutChoice } from '../../journey/actions/offers.ts'
import { type AnyConfiguration, liabilityConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { showMessage, updateContext } from '../../journey/define-action.ts'
import { beginEdit } from '../../journey/edit.ts'
import { policyHolderOf } from '../../journey/holder.ts'
import { isChoiceOrdered } from '../../journey/offer-facts.ts'
import { contextFromOrder } from '../../journey/order-answers.ts'
import { emptyLiabilityQuote, type LiabilityQuote, liabilityQuoteOf } from '../../journey/quote.ts'
import { claimCountsIn, historyWithClaims } from '../../journey/renewal-claims.ts'
import { quoteFromOrder } from '../liability/context-updates.ts'
import { answersFromSearch } from '../liability/search.ts'

/** The quote so far if it is of this product, otherwise an empty one. The policy decides the product. */
const quoteFor = ({ quote }: Pick<JourneyContext, 'quote'>, product: LiabilityQuote['product']) =>
  quote.product === product ? quote : emptyLiabilityQuote(product)

/**
 * The policy's ceiling (toman) and term (months) if the new year offers them; otherwise the smallest ceiling
 * and the longest term.
 */
const lastYearsTerms = (
  context: JourneyContext,
): Pick<LiabilityQuote, 'liabilityPropertyDamage' | 'policyTerm'> => {
  const { renewal } = context
  const configuration = liabilityConfigurationOf(context)
  if (renewal === null || configuration === null) return { liabilityPropertyDamage: null, policyTerm: null }
  const { liabilityPropertyDamages: ceilings, policyTerms: terms } = configuration
  return {
    liabilityPropertyDamage: ceilings.includes(renewal.liabilityPropertyDamage)
      ? renewal.liabilityPropertyDamage
      : Math.min(...ceilings),
    policyTerm: terms.includes(renewal.policyTerm) ? renewal.policyTerm : Math.max(...terms),
  }
}

export const renewalActions = {
  'store the renewal': updateContext<{ renewal: RenewalDetail }>(({ context }, { renewal }) => {
    const quote = quoteFor(context, renewal.insuranceType)
    return {
      renewal,
      renewableTrackingCode: renewal.renewableTrackingCode,
      quote: { ...quote, plate: { ...quote.plate, ...renewal.plate } },
      failure: null,
    }
  }),
  /**
   * The gateway names the product of a policy that cannot be renewed. If it names none, the journey keeps its
   * product.
   */
  'store the product of the policy': updateContext<{ error: unknown }>(({ context }, { error }) => {
    const { product } = failureOf(error)
    return product === 'thirdparty' || product === 'motorcycle' ? { quote: quoteFor(context, product) } : {}
  }),
  'store the order': updateContext<{ order: OrderDetail }>(({ context }, { order }) => {
    if (order.product === 'carbody') return {}
    const own = { ...context, quote: quoteFor(context, order.product) }
    return {
      ...contextFromOrder(own, order, () => quoteFromOrder(own, order)),
      renewableTrackingCode: order.renews ?? context.renewableTrackingCode,
    }
  }),
  /** Sets ceiling and term of an order that was loaded before the lists. */
  'store the configuration': updateContext<{ configuration: AnyConfiguration }>(
    ({ context }, { configuration }) => {
      const quote = liabilityQuoteOf(context)
      const proposed = context.order ?? lastYearsTerms({ ...context, configuration })
      return {
        configuration,
        quote: {
          ...quote,
          liabilityPropertyDamage: quote.liabilityPropertyDamage ?? proposed.liabilityPropertyDamage,
          policyTerm: quote.policyTerm ?? proposed.policyTerm,
        },
      }
    },
  ),
  /** Claims that were reported before stay unchanged. */
  'store the search history': updateContext<{ history: SearchHistory }>(({ context }, { history }) => {
    const quote = liabilityQuoteOf(context)
    const { search, liabilityPropertyDamage } = history
    const answers = answersFromSearch(
      { ...search, liabilityPropertyDamage },
      liabilityConfigurationOf(context),
    )
    const terms = lastYearsTerms(context)
    return {
      quote: {
        ...quote,
        ...answers,
        history: historyWithClaims(answers.history, claimCountsIn(context)),
        liabilityPropertyDamage: quote.liabilityPropertyDamage ?? terms.liabilityPropertyDamage,
        policyTerm: quote.policyTerm ?? terms.policyTerm,
      },
    }
  }),
  /** Continue searches without a discount code, at the policy's ceiling and term. */
  'propose last year’s ceiling and term': updateContext(({ context }) => ({
    quote: { ...liabilityQuoteOf(context), ...lastYearsTerms(context) },
    discountCode: null,
    discountDraft: '',
    searchTrackingCode: null,
    partnersShown: false,
  })),

  'start reporting claims': updateContext(({ context }) => ({ claimsDraft: claimCountsIn(context) })),
  'update the drafted claims': updateContext(({ context: { claimsDraft }, event }) => {
    assertEvent(event, 'renewal-claims.changed')
    return { claimsDraft: claimsDraft && { ...claimsDraft, [event.kind]: event.count } }
  }),
  'discard the drafted claims': updateContext(() => ({ claimsDraft: null })),
  /** The stored choice was priced with other claims. */
  'apply the drafted claims': updateContext(({ context }) => {
    const quote = liabilityQuoteOf(context)
    if (context.claimsDraft === null) return {}
    return {
      quote: { ...quote, history: historyWithClaims(quote.history, context.claimsDraft) },
      claimsDraft: null,
      searchTrackingCode: null,
    }
  }),

  /** The policy step keeps a choice only while it is being registered. */
  'clear the choice unless it can go on': updateContext(({ context }) => {
    const { requested, intent } = context
    const goesOn =
      requested?.to === '#offers' || (requested?.to === '#policy' && intent?.change === 'registerRenewal')
    return goesOn || isChoiceOrdered(context) ? {} : withoutChoice(context)
  }),
  'clear the request for last year’s terms': updateContext(({ context: { flags } }) => ({
    flags: { ...flags, sameAsLastYear: false },
  })),
  'choose last year’s terms': updateContext<{ quote: RenewalQuote | null }>(({ context }, { quote }) => {
    if (quote === null) return {}
    const { offer, policyTerm, searchTrackingCode } = quote
    return {
      searchTrackingCode,
      quote: {
        ...liabilityQuoteOf(context),
        liabilityPropertyDamage: offer.liabilityPropertyDamage,
        policyTerm,
      },
      choice: {
        offer,
        paymentType: 'cash',
        confirmed: true,
        upsellingId: null,
        replaced: null,
        alternativeCovers: null,
        toldToday: null,
        ordered: null,
      },
    }
  }),
  'show that the insurer does not sell now': showMessage('info', 'insurer-sells-no-more'),
  'show or hide the partners': updateContext(({ context }) => ({ partnersShown: !context.partnersShown })),

  /** Sends the paper copy to the policy's address until another one is chosen. */
  'store the address book of the renewal': updateContext<{ addressBook: JourneyContext['addressBook'] }>(
    ({ context }, { addressBook }) => {
      const enabled = new Set(addressBook.filter(({ enable }) => enable).map(({ uid }) => uid))
      const known = (uid: string | null) => (uid !== null && enabled.has(uid) ? uid : null)
      return {
        addressBook,
        bookOutdated: false,
        addressPick: null,
        // If the old policy's address was deleted, the customer chooses another one. Decision 046.
        addressUid: known(context.addressUid),
        delivery: { ...context.delivery, addressUid: known(context.delivery.addressUid) },
      }
    },
  ),
  'send the paper copy to the policy address': updateContext(({ context }) => ({
    delivery: { ...context.delivery, addressUid: null },
  })),
  'start editing the holder': updateContext(({ context }) => beginEdit(context, 'holder')),
  'store the saved holder': updateContext(({ context: { order, holder } }) => ({
    order: order && { ...order, policyHolder: policyHolderOf(holder) },
  })),
}
