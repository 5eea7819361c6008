/** What transitions do to a journey's memory, and what they say aloud, by the names that the charts show. */
import { type ActionFunction, assertEvent, assign, emit, raise } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { blank, type JourneyContext } from './context.ts'
import type { JourneyEmitted, JourneyEvent, OutcomeName } from './events.ts'
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

type Thrown = { error: unknown }
type Stage = OrderDetail['stage']

export const actions = {
  // The address, the session, the change under way
  'remember the requested route': remember(({ event }) => {
    assertEvent(event, 'xstate.route')
    return { requested: event.to }
  }),
  'forget the requested route': remember(() => ({ requested: null })),
  'ask for the requested route': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(({ context }) => ({ type: 'xstate.route', to: context.requested ?? '' })),
  'fall back where it is refused': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>({ type: 'route.refused' }),
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
  'keep the registry’s answer': remember<{ answer: AnswerOf<'lookUpPlate'> }>((_, { answer }) => lookedUp(answer)),
  'remember the lookup error': remember<Thrown>((_, { error }) => ({ lookupError: failureOf(error).code })),
  'keep the search': remember<{ searchTrackingCode: string }>((_, { searchTrackingCode }) => ({ searchTrackingCode, failure: null })),
  'keep the tracking code': remember<{ trackingCode: string }>((_, { trackingCode }) => ({ trackingCode, order: null, choice: null, invoice: null, documents: [], documentsLater: false, delivery: blank.delivery })),
  'the order has come to': remember<{ stage: Stage }>(({ context }, { stage }) => ({ order: context.order && context.order.stage < stage ? { ...context.order, stage } : context.order })),
  'keep the address book': remember<{ addressBook: JourneyContext['addressBook'] }>(({ context }, { addressBook }) => {
    const enabled = addressBook.filter(({ enable }) => enable).map(({ uid }) => uid)
    const known = (uid: string | null) => (uid !== null && enabled.includes(uid) ? uid : (enabled[0] ?? null))
    return { addressBook, addressUid: known(context.addressUid), delivery: { ...context.delivery, addressUid: known(context.delivery.addressUid ?? context.addressUid) } }
  }),
  'keep the documents': remember<{ documents: JourneyContext['documents']; laterAllowed: boolean }>((_, { documents, laterAllowed }) => ({ documents, documentsLaterAllowed: laterAllowed })),
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
  'keep the term': remember(({ event }) => {
    assertEvent(event, 'term.chosen')
    return { policyTerm: event.policyTerm }
  }),
  'keep the discount draft': remember(({ event }) => {
    assertEvent(event, 'discount-code.changed')
    return { discountDraft: event.value, failure: null }
  }),
  'keep the discount code': remember(({ context }) => ({ discountCode: context.discountDraft.trim().toUpperCase() })),
  'forget the discount code': remember(() => ({ discountCode: null, discountDraft: '' })),
  'keep the choice': remember(({ event }) => {
    assertEvent(event, 'offer.chosen')
    return { choice: { offer: event.offer, paymentType: 'cash', confirmed: false }, failure: null }
  }),
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
    return { documents: context.documents.map((document) => (document.tag === event.tag ? { ...document, imageId: event.imageId } : document)) }
  }),
  'keep whether the rest comes later': remember(({ event }) => {
    assertEvent(event, 'documents-later.changed')
    return { documentsLater: event.later }
  }),

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
  'tell that the address is saved': say(() => ({ type: 'toast.own', kind: 'success', id: 'address-saved' })),
  'tell that the address is deleted': say(() => ({ type: 'toast.own', kind: 'success', id: 'address-deleted' })),

  // Doors to the outside, provided where the app starts
  'leave for the sign-in page': outside(),
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
