/**
 * Entering a discount code in a sheet, over the offers and over the invoice. The step adds the states that
 * apply and remove it (`applyingDiscount`, `removingDiscount`). Specification: document 2 sections 4, 5 and
 * 8.
 */
import type { DiscountPlace } from '../journey/guards/event-guards.ts'
import { backToForm, withError } from './outcomes.ts'

/** Events of the sheet; closing it returns to the state `below`. */
export const codeSheetEvents = <const P extends DiscountPlace, const B extends string>(
  place: P,
  below: B,
) => {
  const close = { target: below, actions: 'clear the failure' } as const
  return {
    'discount-code.changed': {
      guard: {
        type: 'the discount code can be typed',
        params: ({ event }: { event: { value: string } }) => ({ value: event.value, place }),
      },
      actions: 'update the discount code draft',
    },
    'discount.submitted': {
      guard: { type: 'a new discount code is entered for the', params: { place } },
      target: 'applyingDiscount',
    },
    'sheet.closed': close,
    back: close,
  } as const
}

/** Branches of `onError` while a code is applied: a refusal of the code is shown in its field. */
export const codeFailures = [
  {
    guard: withError('the discount code was refused'),
    target: 'enteringDiscount',
    actions: withError('store the failure'),
  },
  backToForm('enteringDiscount'),
] as const
