/**
 * The steps of a renewal, and the transitions for their outcomes. Specification: document 2 sections 2.9 and
 * 4 "Renewal".
 */
import { state } from '../../journey.ts'
import type { LiabilityQuote } from '../../journey/quote.ts'
import { backToMyInsurance, journeyEnds, signInFor } from '../../order-steps.ts'
import { payment } from '../../steps/payment.ts'
import { information } from '../../steps/renewal/information.ts'
import { renewalOffers } from '../../steps/renewal/offers.ts'
import { policy } from '../../steps/renewal/policy.ts'
import { signInThen } from '../../steps/sign-in.ts'

const changesOffer = {
  guard: { type: 'the edited answer is', params: { answer: 'offer' } },
  target: '#offers',
} as const

/**
 * After signing in, everything is loaded again for the requested address. A confirmed choice continues where
 * it was made: on the page of the policy or in the list of offers.
 */
const signIn = signInThen('#opening', '#arriving')

const newPurchase = <Title extends 'new-purchase' | 'new-motorcycle-purchase'>(
  id: Title,
  product: LiabilityQuote['product'],
) =>
  state({
    id,
    type: 'final',
    description: 'To the inquiry of a new policy; Back returns to the renewal.',
    meta: { title: id, inquiryOf: product, query: 'from-renewal', leads: 'on' },
  })

export const renewalSteps = {
  policy: state({
    ...policy,
    on: {
      'step.sign-in-needed': signInFor('#policy'),
      'step.done': '#offers',
      'step.confirmed': '#payment',
      'step.back': '#gone-back',
    },
  }),
  offers: state({
    ...renewalOffers,
    on: {
      'step.sign-in-needed': signInFor('#offers'),
      'step.done': '#reading-order',
      'step.policy-unknown': '#opening',
      'step.details-refused': '#policy',
      'step.back': [
        {
          guard: { type: 'the edited answer is', params: { answer: 'offer' } },
          description: 'The user was looking for another offer for an order that still exists.',
          target: '#payment',
        },
        { target: '#policy' },
      ],
    },
  }),
  information: state({
    ...information,
    on: {
      'step.sign-in-needed': signInFor('#information'),
      'step.done': '#payment',
      'step.back': [
        {
          guard: 'the order can be paid',
          description: 'The details were confirmed before: what was not saved is discarded.',
          target: '#payment',
          actions: 'discard the edit',
        },
        { guard: 'an incomplete order is resumed', target: '#left' },
        backToMyInsurance,
        { target: '#offers' },
      ],
    },
  }),
  payment: state({
    ...payment,
    meta: { ...payment.meta, progress: { step: 3, of: 3 } },
    on: {
      'step.sign-in-needed': signInFor('#payment'),
      'step.done': '#settled',
      'step.change': [changesOffer, { target: '#information' }],
      'step.incomplete': '#information',
      'step.new-search': '#offers',
      'step.back': [
        { guard: 'the incomplete order awaits payment', target: '#left' },
        {
          guard: 'the order is unread',
          description: 'Ordered at last year’s terms, and its details have not arrived.',
          target: '#policy',
        },
        { target: '#information' },
      ],
    },
  }),
  signIn,
  ...journeyEnds,
  newPurchase: newPurchase('new-purchase', 'thirdparty'),
  newMotorcyclePurchase: newPurchase('new-motorcycle-purchase', 'motorcycle'),
}
