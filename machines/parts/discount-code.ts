/**
 * Entering a discount code in a sheet, over the offers and over the invoice. The step adds the states that
 * apply and remove it (`applyingDiscount`, `removingDiscount`). Specification: document 2 sections 4, 5 and
 * 8.
 */
import type { DiscountPlace } from '../journey/guards/event-guards.ts'
import { backToForm, withError } from './outcomes.ts'

/** Typing a code, also while another one is on its way. */
export const typesCode = <const P extends DiscountPlace>(place: P) =>
  ({
    'discount-code.changed': {
      guard: {
        type: 'the discount code can be typed',
        params: ({ event }: { event: { value: string } }) => ({ value: event.value, place }),
      },
      actions: 'update the discount code draft',
    },
  }) as const

/**
 * Branches of `onError` while a code is applied. A refusal is shown in the field, unless it has another code
 * by now.
 */
export const codeFailures = [
  {
    guard: withError('another code was refused'),
    target: 'enteringDiscount',
    actions: [
      'answer the waiting Back',
      withError('store the failure'),
      'clear the failure',
      withError('show the failure'),
    ],
  },
  backToForm('enteringDiscount'),
] as const

/** Events of the sheet; closing it returns to the state `below`. */
export const codeSheetEvents = <const P extends DiscountPlace, const B extends string>(
  place: P,
  below: B,
) => {
  const close = { target: below, actions: 'clear the failure' } as const
  return {
    ...typesCode(place),
    'discount.submitted': {
      guard: { type: 'a new discount code is entered for the', params: { place } },
      target: 'applyingDiscount',
      actions: 'remember the code that is sent',
    },
    'sheet.closed': close,
    back: close,
  } as const
}
