/** The updates' chart for the explorer. */
import { updates } from '#machines/app/updates.ts'
import { smallTestModel } from '../small-chart.ts'

export const updatesTestModel = smallTestModel({
  chart: updates,
  inputs: {
    installed: { version: 'v2.16.0', installed: true },
    'in a browser': { version: 'v2.16.0', installed: false },
  },
  events: {
    'version.known': { label: 'known', payloads: { another: { version: 'v2.16.1' } } },
    'version.waiting': { label: 'a newer one waits', payloads: { '': { version: 'v2.16.1' } } },
    navigated: 'another page',
    'update.chosen': {
      label: 'update',
      payloads: {
        'on the offers': { path: '/third-party/offers', isCalling: false },
        'on home': { path: '/', isCalling: false },
        'while a call is under way': { path: '/', isCalling: true },
      },
    },
    'update.opened': 'asked for',
    'update.postponed': 'later',
    'call.ended': 'the call ended',
  },
  calls: { keepUserSetting: { label: 'saving the version', results: { '': undefined } } },
})
