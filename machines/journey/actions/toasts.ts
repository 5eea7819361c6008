/** Actions that show a toast. */
import { failureOf } from '../../failure.ts'
import { type CallError, showToast, showMessage } from '../define-action.ts'
import type { JourneyEmitted } from '../events.ts'

/** The toast for a failed call. */
export const failureToast = (error: unknown): JourneyEmitted => {
  const failure = failureOf(error)
  if (failure.message !== null) return { type: 'toast.failure', failure }
  return {
    type: 'toast.message',
    kind: 'error',
    id: failure.kind === 'unreachable' ? 'unreachable' : 'something-went-wrong',
  }
}

export const toastActions = {
  'show the failure': showToast<CallError>((_, { error }) => failureToast(error)),
  'show the success message': showToast<{ message: string | null }>((_, { message }) => ({
    type: 'toast',
    kind: 'success',
    text: message ?? '',
  })),
  /** What the registry says of an incomplete answer. */
  'show what the registry says': showToast<{ message: string | null }>((_, { message }) =>
    message === null
      ? { type: 'toast.message', kind: 'info', id: 'registry-incomplete' }
      : { type: 'toast', kind: 'info', text: message },
  ),
  'show that the code was removed': showToast(() => ({
    type: 'toast.message',
    kind: 'success',
    id: 'discount-removed',
  })),
  'show that the link is incomplete': showMessage('info', 'link-incomplete'),
  'show that buying is disabled': showToast(({ event }) => ({
    type: 'toast.message',
    kind: 'info',
    id: 'buying-disabled',
    ...(event.type === 'offer.chosen' ? { about: event.offer.companyFa } : {}),
  })),
  'show that the offer is gone': showMessage('error', 'offer-gone'),
  'show that the comparison is full': showMessage('info', 'three-at-most'),
  'show that the documents were sent': showMessage('success', 'documents-sent'),
  'show that the payment type changed': showMessage('success', 'payment-type-changed'),
  'show that the price was accepted': showMessage('success', 'price-accepted'),
  'show that a visit was asked for': showMessage('success', 'visit-requested'),
  'show that the visit is booked': showMessage('success', 'visit-time-saved'),
  'show that the visit has begun': showMessage('success', 'visit-started'),
  'show that the slot was given back': showMessage('info', 'slot-given-back'),
  'show that the address was saved': showToast(() => ({
    type: 'toast.message',
    kind: 'success',
    id: 'address-saved',
  })),
  'show that the address was deleted': showToast(() => ({
    type: 'toast.message',
    kind: 'success',
    id: 'address-deleted',
  })),
}
