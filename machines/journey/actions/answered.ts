/** What the gateway answered, as far as guards and forms need it. */
import type { AnswerOf } from '#contract/index.ts'
import { variantsAmong } from '#contract/operations/experiments.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { FoundSearch } from '../actors.ts'
import { blank, type JourneyContext } from '../context.ts'
import { failureOf } from '../failure.ts'
import { lookedUp, orderRead } from '../remember.ts'
import { type Boxes, type Thrown, remember } from './acting.ts'

type Stage = OrderDetail['stage']

export const answered = {
  'keep the configuration': remember<{ configuration: AnswerOf<'readThirdPartyConfiguration'> }>(
    ({ context }, { configuration }) => ({
      configuration,
      ceiling: context.ceiling ?? configuration.offersConfig.liabilityPropertyDamage,
      policyTerm: context.policyTerm ?? configuration.offersConfig.policyTerm,
    }),
  ),
  'keep the order': remember<{ order: OrderDetail }>(({ context }, { order }) => orderRead(context, order)),
  'keep the registry’s answer': remember<{ answer: AnswerOf<'lookUpPlate'> }>((_, { answer }) => ({
    ...lookedUp(answer),
    changing: null,
    byLink: false,
  })),
  'remember the lookup error': remember<Thrown>((_, { error }) => ({ lookupError: failureOf(error).code })),
  'keep the experiments': remember<AnswerOf<'listExperiments'>>((_, { list }) => ({
    experiments: variantsAmong(list),
  })),
  'keep the search': remember<FoundSearch>((_, { searchTrackingCode, bnplAccount }) => ({
    searchTrackingCode,
    bnplAccount,
    failure: null,
  })),
  'forget the search': remember(() => ({ searchTrackingCode: null })),
  'keep the tracking code': remember<{ trackingCode: string }>((_, { trackingCode }) => ({
    trackingCode,
    order: null,
    flags: blank.flags,
    changing: null,
    choice: null,
    repriced: null,
    upsells: [],
    invoice: null,
    documents: [],
    documentsLater: false,
    cheques: [],
    chequesLater: false,
    answersChecked: false,
    completeWhen: null,
    laterConfirmed: false,
    delivery: blank.delivery,
  })),
  'the order has come to': remember<{ stage: Stage }>(({ context }, { stage }) => ({
    order: context.order && context.order.stage < stage ? { ...context.order, stage } : context.order,
  })),
  'keep the address book': remember<{ addressBook: JourneyContext['addressBook'] }>(
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
  'keep the documents': remember<{ documents: Boxes; laterAllowed: boolean }>(
    (_, { documents, laterAllowed }) => ({ documents, documentsLaterAllowed: laterAllowed }),
  ),
  'keep the invoice': remember<{ invoice: AnswerOf<'readInvoice'> }>((_, { invoice }) => ({
    invoice,
    failure: null,
  })),
  'keep how the payment ended': remember<{ end: NonNullable<JourneyContext['paymentEnd']> | 'paid' }>(
    (_, { end }) => ({ paymentEnd: end === 'paid' ? null : end }),
  ),
  'forget how the payment ended': remember(() => ({ paymentEnd: null })),
}
