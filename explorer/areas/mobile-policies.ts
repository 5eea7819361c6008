/**
 * The chart of the mobile tab for the explorer: its events and the results of its calls. Document 3 section
 * 2.
 */
import { mobilePolicies } from '#machines/areas/mobile-policies.ts'
import { smallTestModel } from '../small-chart.ts'
import { mobilePages, mobilePolicy } from '../stubs/mobile-policies.ts'

export const mobilePoliciesTestModel = smallTestModel({
  chart: mobilePolicies,
  inputs: { 'a user': { signedIn: true }, 'a guest': { signedIn: false } },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    retry: 'try again',
    'purchase.chosen': 'buy',
    'more.needed': 'show more',
    'previous.toggled': 'open or close the previous ones',
    'guide.opened': 'open the claim guide',
    'guide.closed': 'close the claim guide',
    'claim.chosen': 'register a claim',
    'renewal.chosen': { label: 'renew', payloads: { '': { url: 'https://insurer.test/policy/1' } } },
    'mobile-file.chosen': { label: 'the policy file', payloads: { '': { id: mobilePolicy.id } } },
    'policies.changed': { label: 'back on the page', payloads: { '': {} } },
  },
  calls: {
    listMobilePolicies: { label: 'the list', results: mobilePages },
    readMobilePolicyFile: { label: 'the file', results: { '': undefined } },
  },
  // Two full pages are enough: a third one would behave the same.
  isOffered: ({ pages }, { type }) => type !== 'more.needed' || pages < 2,
  ignored: ['insurances', 'previousInsurances'],
})
