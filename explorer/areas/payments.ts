/**
 * The chart of the payments for the explorer: its events and the results of its call. Decisions, section 7.
 */
import { payments } from '#machines/areas/payments.ts'
import { smallTestModel } from '../small-chart.ts'
import { noPayments, paymentsOfYear, yearWithoutPayments } from '../stubs/account.ts'

export const paymentsTestModel = smallTestModel({
  chart: payments,
  inputs: { 'a user': { signedIn: true }, 'a guest': { signedIn: false } },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    retry: 'try again',
    back: 'back',
    'year.chosen': { label: 'another year', payloads: { '': { year: '1403' } } },
    'file.chosen': 'the file',
    'payments.changed': { label: 'another language', payloads: { '': {} } },
  },
  calls: {
    listPayments: {
      label: 'the payments',
      results: { 'two years': paymentsOfYear, 'a year without': yearWithoutPayments, none: noPayments },
    },
  },
  ignored: ['read'],
})
