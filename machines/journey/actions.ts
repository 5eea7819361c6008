/** What transitions do to a journey's memory, and what they say aloud, by the names that the charts show. */
import { type ActionFunction, assertEvent, assign, emit, raise } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { ExperimentName } from '#contract/operations/experiments.ts'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { FoundSearch } from './actors.ts'
import { flagsIn, saidIn, withSearchOf } from './address-query.ts'
import { type AddressQuery, blank, type JourneyContext } from './context.ts'
import type { JourneyEmitted, JourneyEvent, OutcomeName, OwnWords } from './events.ts'
import { failureOf, forgiven } from './failure.ts'
import { changedHistory, changedHolder, changedStatus, changedVehicle, lookedUp, orderRead, withOwnersCode } from './remember.ts'
import { type ChangeName, fingerprint } from './requests.ts'

type Args = { context: JourneyContext; event: JourneyEvent }
type Update<Params> = (args: Args, params: Params) => Partial<JourneyContext>

const remember = <Params = undefined>(update: Update<Params>) => assign<JourneyContext, JourneyEvent, Params, JourneyEvent, never>(update)
const say = <Params = undefined>(toast: (args: Args, params: Params) => JourneyEmitted) =>
  emit<JourneyContext, JourneyEvent, Params, JourneyEvent, JourneyEmitted>(toast)

/** The key of a change that failed is kept for the same body; another body is another change. */
const named = (context: JourneyContext, change: ChangeName): Partial<JourneyContext> => {
  const { intent, journeyId } = context
  const print = fingerprint(change, context)
  if (intent?.change === change && intent.fingerprint === print) return { intent: { ...intent, status: 'under-way' }, failure: null }
  const sequence = context.sequence + 1
  return { sequence, intent: { change, key: `${journeyId}-${sequence}`, fingerprint: print, status: 'under-way' }, failure: null }
}

const sayOwn = (kind: 'success' | 'info' | 'error', id: OwnWords) => say(() => ({ type: 'toast.own', kind, id }))

const variantOf = (list: AnswerOf<'listExperiments'>['list'], name: ExperimentName) => list.find((one) => one.name === name)?.variant ?? null
const isOn = (query: AddressQuery | undefined, name: string) => query?.[name] === 'true' || query?.[name] === '1'

type Boxes = JourneyContext['documents']
type Thrown = { error: unknown }
type Stage = OrderDetail['stage']

export const actions = {
  // The address, the session, the change under way
  'remember the requested route': remember(({ event }) => {
    assertEvent(event, 'xstate.route')
    return { requested: { to: event.to, query: event.query ?? {} }, flags: flagsIn(event.query ?? {}), changing: isOn(event.query, 'edit-insurance') ? 'vehicle' : null }
  }),
  'forget the requested route': remember(() => ({ requested: null })),
  'ask for the requested route': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(({ context }) => ({ type: 'xstate.route', to: context.requested?.to ?? '', query: context.requested?.query ?? {} })),
  'take the search of the address': remember(({ context, event }) => (event.type === 'xstate.route' ? withSearchOf(event.query, context) : {})),
  'take what can be read of the address': remember(({ context, event }) => {
    assertEvent(event, 'route.refused')
    return saidIn(event.query, context)
  }),
  'remember which answer is changed': remember(({ event }) => {
    assertEvent(event, 'answer-change.chosen')
    return { changing: event.answer }
  }),
  'nothing is being changed': remember(() => ({ changing: null })),
  'fall back where it is refused': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(({ context }) => ({ type: 'route.refused', query: context.requested?.query ?? {} })),
  'tell the journey': raise<JourneyContext, JourneyEvent, JourneyEvent, { outcome: OutcomeName }, never>((_, { outcome }) => ({ type: outcome })),
  'note the session': remember(({ event }) => {
    assertEvent(event, 'session.changed')
    return { signedIn: event.signedIn }
  }),
  'note that the session ended': remember(({ context }) => ({ signedIn: false, intent: context.intent && { ...context.intent, status: 'unanswered' } })),
  'name the change': remember<{ change: ChangeName }>(({ context }, { change }) => named(context, change)),
  'the change is made': remember(() => ({ intent: null, failure: null })),
  'note the failure': remember<Thrown>(({ context }, { error }) => ({ failure: failureOf(error), intent: keptFor(error, context) })),
  'forget the failure': remember(() => ({ failure: null })),

  // What the gateway answered
  'keep the configuration': remember<{ configuration: AnswerOf<'readThirdPartyConfiguration'> }>(({ context }, { configuration }) => ({
    configuration,
    ceiling: context.ceiling ?? configuration.offersConfig.liabilityPropertyDamage,
    policyTerm: context.policyTerm ?? configuration.offersConfig.policyTerm,
  })),
  'keep the order': remember<{ order: OrderDetail }>(({ context }, { order }) => orderRead(context, order)),
  'keep the registry’s answer': remember<{ answer: AnswerOf<'lookUpPlate'> }>((_, { answer }) => ({ ...lookedUp(answer), changing: null, byLink: false })),
  'remember the lookup error': remember<Thrown>((_, { error }) => ({ lookupError: failureOf(error).code })),
  'keep the experiments': remember<AnswerOf<'listExperiments'>>((_, { list }) => ({ experiments: { 'offer-card': variantOf(list, 'offer-card'), 'complete-later': variantOf(list, 'complete-later') } })),
  'keep the search': remember<FoundSearch>((_, { searchTrackingCode, bnplAccount }) => ({ searchTrackingCode, bnplAccount, failure: null })),
  'forget the search': remember(() => ({ searchTrackingCode: null })),
  'keep the tracking code': remember<{ trackingCode: string }>((_, { trackingCode }) => ({ trackingCode, order: null, choice: null, repriced: null, upsells: [], invoice: null, documents: [], documentsLater: false, cheques: [], chequesLater: false, answersChecked: false, completeWhen: null, laterConfirmed: false, delivery: blank.delivery })),
  'the order has come to': remember<{ stage: Stage }>(({ context }, { stage }) => ({ order: context.order && context.order.stage < stage ? { ...context.order, stage } : context.order })),
  'keep the address book': remember<{ addressBook: JourneyContext['addressBook'] }>(({ context }, { addressBook }) => {
    const enabled = addressBook.filter(({ enable }) => enable).map(({ uid }) => uid)
    const known = (uid: string | null) => (uid !== null && enabled.includes(uid) ? uid : (enabled[0] ?? null))
    return { addressBook, addressUid: known(context.addressUid), delivery: { ...context.delivery, addressUid: known(context.delivery.addressUid ?? context.addressUid) } }
  }),
  'keep the documents': remember<{ documents: Boxes; laterAllowed: boolean }>((_, { documents, laterAllowed }) => ({ documents, documentsLaterAllowed: laterAllowed })),
  'keep the invoice': remember<{ invoice: AnswerOf<'readInvoice'> }>((_, { invoice }) => ({ invoice, failure: null })),
  'keep how the payment ended': remember<{ end: NonNullable<JourneyContext['paymentEnd']> | 'paid' }>((_, { end }) => ({ paymentEnd: end === 'paid' ? null : end })),
  'forget how the payment ended': remember(() => ({ paymentEnd: null })),

  // Inquiry, vehicle and history
  'keep the plate': remember(({ context, event }) => {
    assertEvent(event, 'plate.changed')
    return { plate: { ...context.plate, ...event.change }, lookupError: null, failure: forgiven(context.failure, event.change) }
  }),
  'keep the owner’s code': remember(({ context, event }) => {
    assertEvent(event, 'owner-code.changed')
    return { ownerNationalCode: event.value, lookupError: null, failure: forgiven(context.failure, { nationalCode: event.value }) }
  }),
  'take the saved plate': remember(({ event }) => {
    assertEvent(event, 'saved-plate.picked')
    return { plate: event.plate, ownerNationalCode: event.nationalCode, lookupError: null, failure: null }
  }),
  'forget the registry’s answer': remember(() => ({ lookup: null, lookupError: null, vehicle: blank.vehicle })),
  'copy the vehicle': remember(({ context }) => ({ vehicleDraft: context.vehicle })),
  'keep the copy': remember(({ context }) => ({ vehicle: context.vehicleDraft ?? context.vehicle, vehicleDraft: null })),
  'throw the copy away': remember(() => ({ vehicleDraft: null })),
  'keep the vehicle': remember(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { vehicle: changedVehicle(context.vehicle, event.change, context.configuration) }
  }),
  'change the copy': remember(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { vehicleDraft: changedVehicle(context.vehicleDraft ?? context.vehicle, event.change, context.configuration) }
  }),
  'keep the status': remember(({ context, event }) => {
    assertEvent(event, 'status.changed')
    return changedStatus(context, event.change)
  }),
  'keep the history': remember(({ context, event }) => {
    assertEvent(event, 'history.changed')
    return { history: changedHistory(context.history, event.change) }
  }),

  // Offers
  'keep the ceiling': remember(({ event }) => {
    assertEvent(event, 'ceiling.chosen')
    return { ceiling: event.ceiling }
  }),
  /** Another term has other instalments. */
  'keep the term': remember(({ context, event }) => {
    assertEvent(event, 'term.chosen')
    return { policyTerm: event.policyTerm, arrangement: { ...context.arrangement, bnplOnly: false, chequesOnly: false } }
  }),
  'keep the discount draft': remember(({ event }) => {
    assertEvent(event, 'discount-code.changed')
    return { discountDraft: event.value, failure: null }
  }),
  'keep the discount code': remember(({ context }) => ({ discountCode: context.discountDraft.trim().toUpperCase() })),
  'forget the discount code': remember(() => ({ discountCode: null, discountDraft: '' })),
  'keep the choice': remember(({ event }) => {
    assertEvent(event, 'offer.chosen')
    return { choice: { offer: event.offer, paymentType: 'cash', confirmed: false, upsellingId: null }, upsells: [], repriced: null, failure: null }
  }),
  'keep the alternatives': remember<AnswerOf<'listUpsells'>>((_, { upsells }) => ({ upsells })),
  'take the alternative': remember(({ context, event }) => {
    assertEvent(event, 'upsell.accepted')
    const taken = context.upsells.find(({ upsellingId }) => upsellingId === event.upsellingId)
    return taken && context.choice ? { choice: { ...context.choice, offer: taken.offer, upsellingId: taken.upsellingId }, ceiling: taken.offer.liabilityPropertyDamage } : {}
  }),
  'keep the price of now': remember<{ offer: Offer | null }>((_, { offer }) => ({ repriced: offer })),
  'choose at the price of now': remember(({ context }) => (context.choice && context.repriced ? { choice: { ...context.choice, offer: context.repriced, upsellingId: null }, repriced: null } : {})),
  'keep the arrangement': remember(({ context, event }) => {
    assertEvent(event, 'arrangement.changed')
    return { arrangement: { ...context.arrangement, ...event.change } }
  }),
  'show every offer': remember(({ context }) => ({ arrangement: { ...blank.arrangement, sort: context.arrangement.sort } })),
  'mark or unmark': remember(({ context, event }) => {
    assertEvent(event, 'comparison.toggled')
    const { companyCode } = event
    return { compared: context.compared.includes(companyCode) ? context.compared.filter((code) => code !== companyCode) : [...context.compared, companyCode] }
  }),
  'mark none': remember(() => ({ compared: [] })),
  'pay with cash': remember(({ context }) => ({ choice: context.choice && { ...context.choice, paymentType: 'cash' } })),
  'keep the payment type': remember(({ context, event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { choice: context.choice && { ...context.choice, paymentType: event.paymentType } }
  }),
  'confirm the choice': remember(({ context }) => ({ choice: context.choice && { ...context.choice, confirmed: true } })),
  'forget the choice': remember(() => ({ choice: null })),

  // Order
  'keep the holder': remember(({ context, event }) => {
    assertEvent(event, 'holder.changed')
    return { holder: changedHolder(context, event.change), failure: forgiven(context.failure, event.change) }
  }),
  'keep when to complete': remember(({ event }) => {
    assertEvent(event, 'complete-when.chosen')
    return { completeWhen: event.when, laterConfirmed: false }
  }),
  'keep the confirmation': remember(({ event }) => {
    assertEvent(event, 'later-confirmation.changed')
    return { laterConfirmed: event.confirmed }
  }),
  'complete now': remember(() => ({ completeWhen: 'now' })),
  'it is paid first': remember(({ context: { order } }) => ({ order: order?.instantPaymentInfo ? { ...order, instantPaymentInfo: { ...order.instantPaymentInfo, chosen: true } } : order })),
  'propose the owner’s code': remember(({ context }) => ({ holder: withOwnersCode(context) })),
  'choose the policy address': remember(({ event }) => {
    assertEvent(event, 'address.picked')
    return { addressUid: event.uid }
  }),
  'choose the delivery address': remember(({ context, event }) => {
    assertEvent(event, 'address.picked')
    return { delivery: { ...context.delivery, addressUid: event.uid } }
  }),
  'choose the saved address': remember<{ uid: string }>((_, { uid }) => ({ addressUid: uid, addressDraft: blank.address, addressDraftUid: null })),
  'send to the saved address': remember<{ uid: string }>(({ context }, { uid }) => ({ delivery: { ...context.delivery, addressUid: uid }, addressDraft: blank.address, addressDraftUid: null })),
  'begin the address form': remember(({ context, event }) => {
    assertEvent(event, 'address-form.opened')
    const goesOn = event.uid === null && context.addressDraftUid === null
    return { addressDraftUid: event.uid, addressDraft: goesOn ? context.addressDraft : event.draft, failure: null }
  }),
  'keep the address form': remember(({ context, event }) => {
    assertEvent(event, 'address-draft.changed')
    const city = event.change.province !== undefined && event.change.province !== context.addressDraft.province ? { city: '' } : {}
    return { addressDraft: { ...context.addressDraft, ...city, ...event.change } }
  }),
  'remember which address to delete': remember(({ event }) => {
    assertEvent(event, 'address-deletion.asked')
    return { addressDraftUid: event.uid }
  }),
  'forget the address form': remember(() => ({ addressDraftUid: null, addressDraft: blank.address })),
  'keep the delivery': remember(({ context, event }) => {
    assertEvent(event, 'delivery.changed')
    return { delivery: { ...context.delivery, ...event.change } }
  }),
  'forget the delivery time': remember(({ context }) => ({ delivery: { ...context.delivery, timeCode: null } })),
  'keep what was uploaded': remember(({ context, event }) => {
    assertEvent(event, 'upload.changed')
    const uploaded = (boxes: Boxes) => boxes.map((box) => (box.tag === event.tag ? { ...box, imageId: event.imageId } : box))
    return { documents: uploaded(context.documents), cheques: uploaded(context.cheques) }
  }),
  'keep whether the rest comes later': remember(({ event }) => {
    assertEvent(event, 'documents-later.changed')
    return { documentsLater: event.later }
  }),

  'keep the cheques': remember<{ documents: Boxes; laterAllowed: boolean }>((_, { documents, laterAllowed }) => ({ cheques: documents, chequesLaterAllowed: laterAllowed })),
  'keep whether the cheques come later': remember(({ event }) => {
    assertEvent(event, 'cheques-later.changed')
    return { chequesLater: event.later }
  }),
  'begin another way of paying': remember(({ context }) => ({ paymentTypeDraft: context.order?.paymentType ?? 'cash', failure: null })),
  'keep another way of paying': remember(({ event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { paymentTypeDraft: event.paymentType }
  }),
  'the answers are checked': remember(() => ({ answersChecked: true })),
  'check the answers again': remember(() => ({ answersChecked: false })),

  // Saying aloud
  'tell the failure': say<Thrown>((_, { error }) => {
    const { message, kind } = failureOf(error)
    if (message !== null) return { type: 'toast', kind: 'error', text: message }
    return { type: 'toast.own', kind: 'error', id: kind === 'unreachable' ? 'unreachable' : 'something-went-wrong' }
  }),
  'tell what the registry says': say<{ message: string | null }>((_, { message }) =>
    message === null ? { type: 'toast.own', kind: 'info', id: 'something-went-wrong' } : { type: 'toast', kind: 'info', text: message },
  ),
  'tell that it worked': say<{ message: string | null }>((_, { message }) => ({ type: 'toast', kind: 'success', text: message ?? '' })),
  'tell that the code is removed': say(() => ({ type: 'toast.own', kind: 'success', id: 'discount-removed' })),
  'tell that the link is incomplete': sayOwn('info', 'link-incomplete'),
  'tell that buying is disabled': say(({ event }) => ({ type: 'toast.own', kind: 'info', id: 'buying-disabled', ...(event.type === 'offer.chosen' ? { about: event.offer.companyFa } : {}) })),
  'tell that the offer is gone': sayOwn('error', 'offer-gone'),
  'tell that three are the most': sayOwn('info', 'three-at-most'),
  'tell that the documents are sent': sayOwn('success', 'documents-sent'),
  'tell that it is paid otherwise': sayOwn('success', 'payment-type-changed'),
  'tell that the price is taken': sayOwn('success', 'price-accepted'),
  'tell that the address is saved': say(() => ({ type: 'toast.own', kind: 'success', id: 'address-saved' })),
  'tell that the address is deleted': say(() => ({ type: 'toast.own', kind: 'success', id: 'address-deleted' })),

  // Doors to the outside, provided where the app starts
  'leave for the sign-in page': outside(),
  /** Gives the address that opens this search anywhere to whatever shares it. */
  'share the search': outside(),
  'report the missing segment': outside<{ subject: string }>(),
  'open the bank’s window': outside(),
  'close the bank’s window': outside(),
  'show the bank’s page': outside<{ paymentUrl: string }>(),
}

/** An answer that never came may have been made: its key is kept. One that was refused was not. */
const keptFor = (error: unknown, { intent }: JourneyContext): JourneyContext['intent'] =>
  failureOf(error).kind === 'refused' ? null : intent && { ...intent, status: 'unanswered' }

function outside<Params = undefined>(): ActionFunction<JourneyContext, JourneyEvent, JourneyEvent, Params, never, never, never, never, JourneyEmitted> {
  return () => undefined
}
