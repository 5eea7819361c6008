/** What is said of an order: holder, addresses, delivery, documents, cheques, the way of paying. */
import { assertEvent } from 'xstate'
import { blank } from '../context.ts'
import { forgiven } from '../failure.ts'
import { changedHolder, withProposedCode } from '../remember.ts'
import { type Boxes, remember } from './acting.ts'

export const orderActions = {
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
  'note whether it is paid first': remember(({ context: { order, completeWhen } }) => ({
    order: order?.instantPaymentInfo
      ? { ...order, instantPaymentInfo: { ...order.instantPaymentInfo, chosen: completeWhen === 'later' } }
      : order,
  })),
  'propose the owner’s code': remember(({ context }) => ({ holder: withProposedCode(context) })),
  'choose the policy address': remember(({ event }) => {
    assertEvent(event, 'address.picked')
    return { addressUid: event.uid }
  }),
  'choose the delivery address': remember(({ context, event }) => {
    assertEvent(event, 'address.picked')
    return { delivery: { ...context.delivery, addressUid: event.uid } }
  }),
  'choose the saved address': remember<{ uid: string }>((_, { uid }) => ({
    addressUid: uid,
    addressDraft: blank.address,
    addressDraftUid: null,
  })),
  'send to the saved address': remember<{ uid: string }>(({ context }, { uid }) => ({
    delivery: { ...context.delivery, addressUid: uid },
    addressDraft: blank.address,
    addressDraftUid: null,
  })),
  'begin the address form': remember(({ context, event }) => {
    assertEvent(event, 'address-form.opened')
    const goesOn = event.uid === null && context.addressDraftUid === null
    return {
      addressDraftUid: event.uid,
      addressDraft: goesOn ? context.addressDraft : event.draft,
      failure: null,
    }
  }),
  'keep the address form': remember(({ context, event }) => {
    assertEvent(event, 'address-draft.changed')
    const city =
      event.change.province !== undefined && event.change.province !== context.addressDraft.province
        ? { city: '' }
        : {}
    return {
      addressDraft: { ...context.addressDraft, ...city, ...event.change },
      failure: forgiven(context.failure, event.change),
    }
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
  'forget the delivery time': remember(({ context }) => ({
    delivery: { ...context.delivery, timeCode: null },
  })),
  'keep what was uploaded': remember(({ context, event }) => {
    assertEvent(event, 'upload.changed')
    const uploaded = (boxes: Boxes) =>
      boxes.map((box) => (box.tag === event.tag ? { ...box, imageId: event.imageId } : box))
    return { documents: uploaded(context.documents), cheques: uploaded(context.cheques) }
  }),
  'note that it is on its way': remember(({ context, event }) => {
    assertEvent(event, 'upload.begun')
    return { sending: [...new Set([...context.sending, event.tag])].toSorted() }
  }),
  'note that it is no longer on its way': remember(({ context, event }) => {
    assertEvent(event, 'upload.ended')
    return { sending: context.sending.filter((tag) => tag !== event.tag) }
  }),
  'forget what is on its way': remember(() => ({ sending: [] })),
  'keep whether the rest comes later': remember(({ event }) => {
    assertEvent(event, 'documents-later.changed')
    return { documentsLater: event.later }
  }),

  'keep the cheques': remember<{ documents: Boxes; laterAllowed: boolean }>(
    (_, { documents, laterAllowed }) => ({ cheques: documents, chequesLaterAllowed: laterAllowed }),
  ),
  'keep whether the cheques come later': remember(({ event }) => {
    assertEvent(event, 'cheques-later.changed')
    return { chequesLater: event.later }
  }),
  'begin another way of paying': remember(({ context }) => ({
    paymentTypeDraft: context.order?.paymentType ?? 'cash',
    failure: null,
  })),
  'keep another way of paying': remember(({ event }) => {
    assertEvent(event, 'payment-type.chosen')
    return { paymentTypeDraft: event.paymentType }
  }),
  'the answers are checked': remember(() => ({ answersChecked: true })),
  'check the answers again': remember(() => ({ answersChecked: false })),
}
