/** Actions that store answers of the gateway, as far as guards and forms need them. */
import type { AnswerOf } from '#contract/index.ts'
import { knownVariants } from '#contract/operations/experiments.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { PictureList, SearchSummary } from '../actors.ts'
import { type JourneyContext, noOrder } from '../context.ts'
import { updateContext } from '../define-action.ts'
import type { PictureKind } from '../pictures.ts'

type Stage = OrderDetail['stage']

export const answerActions = {
  'store the experiments': updateContext<AnswerOf<'listExperiments'>>((_, { list }) => ({
    experiments: knownVariants(list),
  })),
  'store the search': updateContext<SearchSummary>((_, { searchTrackingCode, bnplAccount }) => ({
    searchTrackingCode,
    bnplAccount,
    failure: null,
  })),
  'clear the search': updateContext(() => ({ searchTrackingCode: null })),
  'start a new order': updateContext<{ trackingCode: string }>((_, { trackingCode }) => ({
    trackingCode,
    ...noOrder.stored,
    ...noOrder.transient,
  })),
  'advance the order': updateContext<{ stage: Stage }>(({ context }, { stage }) => ({
    order: context.order && context.order.stage < stage ? { ...context.order, stage } : context.order,
  })),
  'store the address book': updateContext<{ addressBook: JourneyContext['addressBook'] }>(
    ({ context }, { addressBook }) => {
      const enabled = addressBook.filter(({ enable }) => enable).map(({ uid }) => uid)
      const known = (uid: string | null) =>
        uid !== null && enabled.includes(uid) ? uid : (enabled[0] ?? null)
      return {
        addressBook,
        addressUid: known(context.addressUid),
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
  'store the invoice': updateContext<{ invoice: AnswerOf<'readInvoice'> }>((_, { invoice }) => ({
    invoice,
    failure: null,
  })),
  'store the payment outcome': updateContext<{ end: NonNullable<JourneyContext['paymentEnd']> | 'paid' }>(
    (_, { end }) => ({ paymentEnd: end === 'paid' ? null : end }),
  ),
  'clear the payment outcome': updateContext(() => ({ paymentEnd: null })),
}
