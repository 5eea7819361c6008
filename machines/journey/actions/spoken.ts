/** What a journey says aloud. */
import { failureOf } from '../failure.ts'
import { type Thrown, say, sayOwn } from './acting.ts'

export const spoken = {
  'tell the failure': say<Thrown>((_, { error }) => {
    const { message, kind } = failureOf(error)
    if (message !== null) return { type: 'toast', kind: 'error', text: message }
    return {
      type: 'toast.own',
      kind: 'error',
      id: kind === 'unreachable' ? 'unreachable' : 'something-went-wrong',
    }
  }),
  'tell what the registry says': say<{ message: string | null }>((_, { message }) =>
    message === null
      ? { type: 'toast.own', kind: 'info', id: 'something-went-wrong' }
      : { type: 'toast', kind: 'info', text: message },
  ),
  'tell that it worked': say<{ message: string | null }>((_, { message }) => ({
    type: 'toast',
    kind: 'success',
    text: message ?? '',
  })),
  'tell that the code is removed': say(() => ({
    type: 'toast.own',
    kind: 'success',
    id: 'discount-removed',
  })),
  'tell that the link is incomplete': sayOwn('info', 'link-incomplete'),
  'tell that buying is disabled': say(({ event }) => ({
    type: 'toast.own',
    kind: 'info',
    id: 'buying-disabled',
    ...(event.type === 'offer.chosen' ? { about: event.offer.companyFa } : {}),
  })),
  'tell that the offer is gone': sayOwn('error', 'offer-gone'),
  'tell that three are the most': sayOwn('info', 'three-at-most'),
  'tell that the documents are sent': sayOwn('success', 'documents-sent'),
  'tell that it is paid otherwise': sayOwn('success', 'payment-type-changed'),
  'tell that the price is taken': sayOwn('success', 'price-accepted'),
  'tell that the address is saved': say(() => ({ type: 'toast.own', kind: 'success', id: 'address-saved' })),
  'tell that the address is deleted': say(() => ({
    type: 'toast.own',
    kind: 'success',
    id: 'address-deleted',
  })),
}
