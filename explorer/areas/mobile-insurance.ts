/** The chart of the page about mobile insurance for the explorer. Document 3 section 9. */
import { mobileInsurance } from '#machines/areas/mobile-insurance.ts'
import { smallTestModel } from '../small-chart.ts'

export const mobileInsuranceTestModel = smallTestModel({
  chart: mobileInsurance,
  inputs: { 'a user': { signedIn: true }, 'a guest': { signedIn: false } },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'site.chosen': 'go to the insurer',
    back: 'back',
  },
  calls: { readUserName: { label: 'the number', results: { '': '09123456789' } } },
})
