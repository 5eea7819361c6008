/** The install prompt's chart for the explorer. */
import { installing } from '#machines/app/installing.ts'
import { smallTestModel } from '../small-chart.ts'

export const installingTestModel = smallTestModel({
  chart: installing,
  inputs: { 'in a browser': { installed: false }, 'on the home screen': { installed: true } },
  events: {
    'install.possible': 'possible',
    'install.chosen': 'install',
    'install.postponed': 'later',
    installed: 'installed',
  },
  calls: { askToInstall: { label: 'the browser', results: { agreed: 'accepted', declined: 'dismissed' } } },
})
