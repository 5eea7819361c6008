/** The toasts' chart for the explorer. Two toasts are enough for one to wait for the other. */
import { type Toast, toasts } from '#machines/app/toasts.ts'
import { smallTestModel } from '../small-chart.ts'

const said = (key: string, text: string, appears: Toast['appears'] = 'now'): { toast: Toast } => ({
  toast: { key, kind: 'info', text, appears },
})

export const toastsTestModel = smallTestModel({
  chart: toasts,
  beginnings: {
    'nothing to say': { saved: [] },
    'something kept by the page before': { saved: [said('kept', 'kept', 'after-reload').toast] },
  },
  events: {
    'toast.added': {
      said: 'said',
      kinds: {
        one: said('one', 'one'),
        'the same in other words': said('one', 'other words'),
        another: said('two', 'two'),
        'for the next page': said('three', 'three', 'after-navigate'),
        'for after a reload': said('four', 'four', 'after-reload'),
      },
    },
    'toast.removed': { said: 'removed', kinds: { 'the one that is seen': {}, 'by its key': { key: 'two' } } },
    navigated: 'another page',
    'toast.paused': 'held',
    'toast.resumed': 'released',
  },
})
