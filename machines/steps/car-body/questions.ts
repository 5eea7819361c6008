/**
 * Questions that the inquiry and the manual entry of car-body insurance share: the car's value, its
 * insurance, and the third-party discount. Specification: document 3, sections 2, 4 "Quote wizard rules" and
 * 5.
 */
import { state } from '../../journey.ts'

const form = {
  initial: 'pristine',
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
} as const

/** The prices of the car and of its accessories, stated by the owner. */
export const valueForm = state({
  ...form,
  on: {
    'value.changed': {
      guard: { type: 'the value can be changed like this', params: ({ event }) => event },
      actions: 'update the value',
    },
  },
})

/** Whether the car was insured before, with which company, until when, and with which discount. */
export const insuranceForm = state({
  ...form,
  on: {
    'insurance.changed': {
      guard: { type: 'the insurance can be changed like this', params: ({ event }) => event },
      actions: 'update the insurance',
    },
  },
})

/** Years without a claim in third-party insurance, which some insurers reward. */
export const thirdPartyForm = state({
  ...form,
  on: {
    'third-party-discount.chosen': {
      guard: { type: 'the third-party discount differs', params: ({ event }) => event },
      actions: 'update the third-party discount',
    },
  },
})
