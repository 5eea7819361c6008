/** The startup's chart for the explorer. */
import { type ReturnedSignIn, startup } from '#machines/app/startup.ts'
import { smallTestModel } from '../small-chart.ts'

const returned: ReturnedSignIn = { token: 'token', state: 'state', known: true }

export const startupTestModel = smallTestModel({
  chart: startup,
  inputs: {
    'no returned sign-in': { returned: null, isHosted: false },
    'a returned sign-in': { returned, isHosted: false },
    'a returned sign-in of another app': {
      returned: { ...returned, known: false },
      isHosted: false,
    },
    'inside another app': { returned: null, isHosted: true },
  },
  events: { retry: 'again', 'guest.chosen': 'continue without signing in' },
  observed: ['tries'],
  calls: {
    exchangeToken: { label: 'the exchange', results: { '': undefined } },
    waitForNativeApp: {
      label: 'the native app',
      results: { 'a sign-in': returned, 'no sign-in': null },
    },
  },
})
