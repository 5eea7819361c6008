/**
 * The third-party journey of a car: its steps in order, and what follows each outcome.
 * Specification: document 2 sections 2.1 and 4 "Overall flow". What happens inside a step is in machines/steps.
 */
import { journey, state } from './journey.ts'
import { initialContext } from './journey/context.ts'
import { address } from './steps/address.ts'
import { delivery } from './steps/delivery.ts'
import { documents } from './steps/documents.ts'
import { history } from './steps/history.ts'
import { holder } from './steps/holder.ts'
import { inquiry } from './steps/inquiry.ts'
import { offers } from './steps/offers.ts'
import { opening } from './steps/opening.ts'
import { payment } from './steps/payment.ts'
import { signIn } from './steps/sign-in.ts'
import { vehicle } from './steps/vehicle.ts'

const arriving = state({
  id: 'arriving',
  description: 'Goes where the address asked to go; where it cannot, to the step that the journey has come to.',
  entry: ['ask for the requested route', 'fall back where it is refused'],
  exit: 'forget the requested route',
  on: {
    'route.refused': [
      { guard: 'the order is paid', target: '#settled' },
      { guard: 'an open order is known', target: '#holder' },
      { target: '#inquiry-owner' },
    ],
  },
})

export const thirdParty = journey.createMachine({
  id: 'third-party',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  on: {
    'session.changed': { actions: 'note the session' },
    'step.sign-in-needed': '#sign-in',
    'step.order-closed': '#reading-order',
  },
  states: {
    opening,
    arriving,
    inquiry: {
      ...inquiry,
      on: {
        'step.done': '#offers',
        'step.manual-entry': '#vehicle',
        'step.history-unknown': '#status',
        'step.back': '#left',
      },
    },
    vehicle: {
      ...vehicle,
      on: {
        'step.done': [{ guard: 'a previous policy is to be told', target: '#history-policy' }, { target: '#offers' }],
        'step.back': '#inquiry-owner',
      },
    },
    history: { ...history, on: { 'step.done': '#offers', 'step.back': '#status' } },
    offers: {
      ...offers,
      on: {
        'step.done': '#reading-order',
        'step.details-refused': '#inquiry-owner',
        'step.vehicle-change': [{ guard: 'the registry knew the vehicle', target: '#inquiry-vehicle' }, { target: '#vehicle' }],
        'step.history-change': [{ guard: 'the registry knew the policy', target: '#inquiry-insurance' }, { target: '#status' }],
        'step.back': [
          { guard: 'the registry knew the policy', target: '#inquiry-insurance' },
          { guard: 'a previous policy is to be told', target: '#history-policy' },
          { target: '#status' },
        ],
      },
    },
    holder: { ...holder, on: { 'step.done': '#address', 'step.back': [{ guard: 'the search can be made', target: '#offers' }, { target: '#left' }] } },
    address: {
      ...address,
      on: { 'step.done': [{ guard: 'nothing is delivered', target: '#documents' }, { target: '#delivery' }], 'step.back': '#holder' },
    },
    delivery: { ...delivery, on: { 'step.done': '#documents', 'step.back': '#address' } },
    documents: {
      ...documents,
      on: {
        'step.done': [{ guard: 'the order is paid', description: 'They were sent after paying.', target: '#settled' }, { target: '#payment' }],
        'step.back': [{ guard: 'the order is paid', target: '#settled' }, { guard: 'nothing is delivered', target: '#address' }, { target: '#delivery' }],
      },
    },
    payment: { ...payment, on: { 'step.done': '#settled', 'step.back': '#documents' } },
    signIn,
    settled: { id: 'settled', type: 'final', meta: { title: 'settled', path: '/payment-result/{trackingCode}' } },
    left: { id: 'left', type: 'final', meta: { title: 'left', path: '/' } },
  },
})
