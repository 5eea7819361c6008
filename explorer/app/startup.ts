/** The startup's chart for the explorer. */
import { type ReturnedSignIn, startup } from '#machines/app/startup.ts'
import { smallTestModel } from '../small-chart.ts'

const returned: ReturnedSignIn = { token: 'token', state: 'state', known: true }

export const startupTestModel = smallTestModel({
  chart: startup,
  beginnings: {
    'nobody came back': { returned: null, isHosted: false },
    'back from signing in': { returned, isHosted: false },
    'back from a sign-in that was not begun here': {
      returned: { ...returned, known: false },
      isHosted: false,
    },
    'inside another app': { returned: null, isHosted: true },
  },
  events: { retry: 'again', 'guest.chosen': 'on without signing in' },
  counted: ['tries'],
  calls: {
    exchangeToken: { said: 'the exchange', answers: { '': undefined } },
    hearNativeApp: { said: 'the other app', answers: { somebody: returned, nobody: null } },
  },
})
