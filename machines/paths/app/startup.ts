/** How the chart of the startup is walked. */
import { type Returned, startup } from '../../app/startup.ts'
import { smallWalk } from '../small-chart.ts'

const returned: Returned = { token: 'token', state: 'state', known: true }

export const startupWalk = smallWalk({
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
