/** The session's chart for the explorer. */
import { session } from '#machines/app/session.ts'
import { smallTestModel } from '../small-chart.ts'

export const sessionTestModel = smallTestModel({
  chart: session,
  inputs: { 'a guest': { signedIn: false }, 'a user': { signedIn: true } },
  events: {
    'session.changed': {
      label: null,
      payloads: { 'a user signed in': { signedIn: true }, 'the session ended': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    'logout.chosen': 'log out',
    'logout.confirmed': 'confirmed',
    'logout.cancelled': 'cancelled',
    'account.deleted': 'the account was deleted',
  },
  calls: {
    readUser: {
      label: 'the user',
      operations: ['readUserName', 'readUserSetting'],
      results: {
        '': {
          person: { userName: 'مریم', cellNumber: '09123456789', webEngageId: 'id' },
          setting: { pwaSetting: { version: 'v2.16.0' } },
        },
      },
    },
    listExperiments: {
      label: 'experiments',
      results: {
        '': {
          list: [
            { name: 'offer-card', variant: 'A' },
            { name: 'complete-later', variant: 'A' },
          ],
        },
      },
    },
    clearPersonalData: { label: 'clearing data', results: { '': undefined } },
  },
})
