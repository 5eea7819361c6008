/** Actions that store answers of the gateway, as far as guards and forms need them. */
import type { AnswerOf } from '#contract/index.ts'
import { knownVariants } from '#contract/operations/experiments.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { PictureList, SearchSummary } from '../actors.ts'
import type { Choice } from '../answers.ts'
import { ceilingOf } from '../any-offer.ts'
import { type JourneyContext, noOrder } from '../context.ts'
import { updateContext } from '../define-action.ts'
import type { PictureKind } from '../pictures.ts'
import { isInspected, type Quote } from '../quote.ts'
import { searchText } from '../search.ts'

type Stage = OrderDetail['stage']

/**
 * The quote with the ordered ceiling or covers, which differ from the search's after an accepted alternative.
 */
const quoteOfChoice = (quote: Quote, { offer, alternativeCovers }: Choice): Quote =>
  'covers' in quote
    ? { ...quote, covers: alternativeCovers ?? quote.covers }
    : { ...quote, liabilityPropertyDamage: ceilingOf(offer) }

/** The choice as it was ordered, so that the offers mark it for a user who comes back. */
const orderedChoice = (
  context: JourneyContext,
  trackingCode: string,
): Pick<JourneyContext, 'choice' | 'quote'> => {
  const { choice, quote } = context
  if (choice === null) return { choice, quote }
  const orderedQuote = quoteOfChoice(quote, choice)
  const ordered = { trackingCode, search: searchText({ ...context, quote: orderedQuote }) }
  return { choice: { ...choice, confirmed: false, replaced: null, ordered }, quote: orderedQuote }
}

export const answerActions = {
  'store the experiments': updateContext<AnswerOf<'listExperiments'>>((_, { list }) => ({
    experiments: knownVariants(list),
    experimentsKnown: true,
  })),
  'store the search': updateContext<SearchSummary>((_, { searchTrackingCode, bnplAccount }) => ({
    searchTrackingCode,
    bnplAccount,
    alternativesSeen: [],
    failure: null,
  })),
  'clear the search': updateContext(() => ({ searchTrackingCode: null })),
  'start a new order': updateContext<{ trackingCode: string }>(({ context }, { trackingCode }) => ({
    trackingCode,
    ...noOrder.stored,
    ...noOrder.transient,
    ...orderedChoice(context, trackingCode),
  })),
  /** In an order without delivery and inspection, the address is the last step before the documents. */
  'advance the order': updateContext<{ stage: Stage }>(({ context: { order, deliveryMode } }, { stage }) => {
    const reached = stage === 4 && deliveryMode === 'no_delivery' && !isInspected(order?.product) ? 5 : stage
    return { order: order && order.stage < reached ? { ...order, stage: reached } : order }
  }),
  'store the address book': updateContext<{ addressBook: JourneyContext['addressBook'] }>(
    ({ context }, { addressBook }) => {
      const enabled = addressBook.filter(({ enable }) => enable).map(({ uid }) => uid)
      const known = (uid: string | null) =>
        uid !== null && enabled.includes(uid) ? uid : (enabled[0] ?? null)
      return {
        addressBook,
        bookWanted: false,
        bookOutdated: false,
        addressPick: null,
        addressUid: known(context.addressUid ?? context.knownHolder?.addressUid ?? null),
        delivery: {
          ...context.delivery,
          addressUid: known(context.delivery.addressUid ?? context.addressUid),
        },
      }
    },
  ),
  'store the picture list': updateContext<PictureList & { kind: PictureKind }>(
    (_, { kind, documents, laterAllowed }) =>
      kind === 'documents'
        ? { documents, documentsLaterAllowed: laterAllowed }
        : { cheques: documents, chequesLaterAllowed: laterAllowed },
  ),
  'store the invoice': updateContext<{ invoice: AnswerOf<'readInvoice'> }>((_, { invoice }) => ({ invoice })),
  'store the payment outcome': updateContext<{ end: NonNullable<JourneyContext['paymentEnd']> | 'paid' }>(
    (_, { end }) => ({ paymentEnd: end === 'paid' ? null : end }),
  ),
  'clear the payment outcome': updateContext(() => ({ paymentEnd: null })),
}
