/** The startup's chart for the explorer. */
import { type ReturnedSignIn, startup } from '#machines/app/startup.ts'
import { smallTestModel } from '../small-chart.ts'

const returned: ReturnedSignIn = { token: 'token', state: 'state', known: true }

export const startupTestModel = smallTestModel({
  chart: startup,
  inputs: {
    'nobody came back': { returned: null, isHosted: false },
    'back from signing in': { returned, isHosted: false },
    'back from a sign-in that was not begun here': {
      returned: { ...returned, known: false },
      isHosted: false,
    },
    'inside another app': { returned: null, isHosted: true },
  },
  events: { retry: 'again', 'guest.chosen': 'on without signing in' },
  observed: ['tries'],
  calls: {
    exchangeToken: { label: 'the exchange', results: { '': undefined } },
    hearNativeApp: { label: 'the other app', results: { somebody: returned, nobody: null } },
  },
})
