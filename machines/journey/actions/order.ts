/**
 * Actions on the answers of an order: policy holder, addresses, delivery, documents, cheques, payment
 * type.
 */
import { assertEvent } from 'xstate'
import { pickedAddressUid } from '../address-choice.ts'
import { emptyAnswers } from '../answers.ts'
import type { JourneyContext } from '../context.ts'
import { withoutEditedFields } from '../../failure.ts'
import { updateHolder, withPrefilledOwnerCode } from '../holder.ts'
import { type KnownHolder, nothingKnown } from '../known-holder.ts'
import { type PictureBoxes, updateContext } from '../define-action.ts'

const holderAndOwner = ({ holder, quote: { ownerNationalCode }, knownHolder }: JourneyContext) => ({
  holder,
  ownerNationalCode,
  knownHolder,
})

export const orderActions = {
  'update the policy holder': updateContext(({ context, event }) => {
    assertEvent(event, 'holder.changed')
    return {
      holder: updateHolder(holderAndOwner(context), event.change),
      failure: withoutEditedFields(context.failure, event.change),
    }
  }),
  'update when to complete': updateContext(({ event }) => {
    assertEvent(event, 'complete-when.chosen')
    return { completeWhen: event.when, laterConfirmed: false }
  }),
  'update the later confirmation': updateContext(({ event }) => {
    assertEvent(event, 'later-confirmation.changed')
    return { laterConfirmed: event.confirmed }
  }),
  'choose to complete now': updateContext(() => ({ completeWhen: 'now' })),
  'store whether payment comes first': updateContext(({ context: { order, completeWhen } }) => ({
    order: order?.instantPaymentInfo
      ? { ...order, instantPaymentInfo: { ...order.instantPaymentInfo, chosen: completeWhen === 'later' } }
      : order,
  })),
  'prefill the owner code': updateContext(({ context }) => ({
    holder: withPrefilledOwnerCode(holderAndOwner(context)),
  })),
  'prefill the known holder': updateContext<{ known: KnownHolder }>(({ context }, { known }) => ({
    knownHolder: known,
    holder: withPrefilledOwnerCode({ ...holderAndOwner(context), knownHolder: known }),
  })),
  'continue without the known holder': updateContext(() => ({ knownHolder: nothingKnown })),
  'store the picked address': updateContext(({ event }) => {
    assertEvent(event, 'address.picked')
    return { addressPick: event.uid }
  }),
  'clear the picked address': updateContext(() => ({ addressPick: null })),
  'ask for the address book': updateContext(() => ({ bookWanted: true })),
  'clear the request for the address book': updateContext(() => ({ bookWanted: false })),
  'choose the policy address': updateContext(({ context }) => ({
    addressUid: pickedAddressUid(context, 'policy'),
    addressPick: null,
  })),
  'choose the delivery address': updateContext(({ context }) => ({
    delivery: { ...context.delivery, addressUid: pickedAddressUid(context, 'delivery') },
    addressPick: null,
  })),
  'use the saved address for the policy': updateContext<{ uid: string }>((_, { uid }) => ({
    addressUid: uid,
    addressDraft: emptyAnswers.address,
    addressDraftUid: null,
  })),
  'use the saved address for the delivery': updateContext<{ uid: string }>(({ context }, { uid }) => ({
    delivery: { ...context.delivery, addressUid: uid },
    addressDraft: emptyAnswers.address,
    addressDraftUid: null,
  })),
  'remember the address that is sent': updateContext(({ context }) => ({
    addressSent: context.addressDraft,
  })),
  /** The book shows it once the form is closed. */
  'keep editing the saved address': updateContext<{ uid: string }>((_, { uid }) => ({
    addressDraftUid: uid,
    bookOutdated: true,
  })),
  'open the address form': updateContext(({ context, event }) => {
    assertEvent(event, 'address-form.opened')
    const goesOn = event.uid === null && context.addressDraftUid === null
    return {
      addressDraftUid: event.uid,
      addressDraft: goesOn ? context.addressDraft : event.draft,
      failure: null,
    }
  }),
  'update the address form': updateContext(({ context, event }) => {
    assertEvent(event, 'address-draft.changed')
    const city =
      event.change.province !== undefined && event.change.province !== context.addressDraft.province
        ? { city: '' }
        : {}
    return {
      addressDraft: { ...context.addressDraft, ...city, ...event.change },
      failure: withoutEditedFields(context.failure, event.change),
    }
  }),
  'start the first address': updateContext(({ context }) => ({
    addressDraftUid: null,
    addressDraft: context.addressDraftUid === null ? context.addressDraft : emptyAnswers.address,
    failure: null,
  })),
  'store which address to delete': updateContext(({ event }) => {
    assertEvent(event, 'address-deletion.asked')
    return { addressDraftUid: event.uid, failure: null }
  }),
  'clear the address form': updateContext(() => ({
    addressDraftUid: null,
    addressDraft: emptyAnswers.address,
  })),
  'update the delivery': updateContext(({ context, event }) => {
    assertEvent(event, 'delivery.changed')
    return {
      delivery: { ...context.delivery, ...event.change },
      // Without a paper copy there is no address to change.
      bookWanted: context.bookWanted && event.change.paper !== false,
    }
  }),
  'propose the digital policy alone': updateContext(({ context: { delivery } }) => ({
    delivery: { ...delivery, paper: delivery.paper ?? false },
  })),
  'store whether a slot is free': updateContext<{ hasFreeSlot: boolean }>((_, { hasFreeSlot }) => ({
    hasFreeSlot,
  })),
  'clear the delivery time': updateContext(({ context }) => ({
    delivery: { ...context.delivery, timeCode: null },
  })),
  'store the uploaded picture': updateContext(({ context, event }) => {
    assertEvent(event, 'upload.changed')
    const uploaded = (boxes: PictureBoxes) =>
      boxes.map((box) => (box.tag === event.tag ? { ...box, imageId: event.imageId } : box))
    return { documents: uploaded(context.documents), cheques: uploaded(context.cheques) }
  }),
  'mark the upload as started': updateContext(({ context, event }) => {
    assertEvent(event, 'upload.begun')
    return { uploading: [...new Set([...context.uploading, event.tag])].toSorted() }
  }),
  'mark the upload as ended': updateContext(({ context, event }) => {
    assertEvent(event, 'upload.ended')
    return { uploading: context.uploading.filter((tag) => tag !== event.tag) }
  }),
  'clear the running uploads': updateContext(() => ({ uploading: [] })),
  'update whether documents come later': updateContext(({ event }) => {
    assertEvent(event, 'documents-later.changed')
    return { documentsLater: event.later }
  }),
  'update whether cheques come later': updateContext(({ event }) => {
    assertEvent(event, 'cheques-later.changed')
    return { chequesLater: event.later }
  }),
  'start choosing a payment type': updateContext(({ context }) => ({
    paymentTypeDraft: context.order?.paymentType ?? 'cash',
    failure: null,
  })),
  'update the payment type draft': updateContext(({ event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { paymentTypeDraft: event.paymentType }
  }),
  'clear the invoice': updateContext(() => ({ invoice: null })),
}
