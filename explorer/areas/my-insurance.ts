/**
 * The chart of My Insurance for the explorer: its events and the results of its calls. Document 3 section 2.
 */
import { myInsurance } from '#machines/areas/my-insurance.ts'
import { smallTestModel } from '../small-chart.ts'
import { policy, policyPages } from '../stubs/policies.ts'

export const myInsuranceTestModel = smallTestModel({
  chart: myInsurance,
  inputs: { 'a user': { signedIn: true }, 'a guest': { signedIn: false } },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    retry: 'try again',
    'purchase.chosen': 'buy',
    'more.needed': 'scroll to the end',
    'policy.chosen': { label: 'a policy', payloads: { '': { trackingCode: policy.orderId } } },
    'action.chosen': { label: 'an action', payloads: { '': { policy, action: 'renew-here' } } },
    'policy-file.chosen': { label: 'the policy file', payloads: { '': { trackingCode: policy.orderId } } },
    'policies.changed': { label: 'an order changed', payloads: { '': {} } },
  },
  calls: {
    listVehiclePolicies: { label: 'the list', results: policyPages },
    readPolicyFile: { label: 'the file', results: { '': undefined } },
  },
  // Two full pages are enough: a third one would behave the same.
  isOffered: ({ pages }, { type }) => type !== 'more.needed' || pages < 2,
  ignored: ['policies'],
})
