/** The toasts' chart for the explorer. Two toasts are enough for one to wait for the other. */
import { type Toast, toasts } from '#machines/app/toasts.ts'
import { smallTestModel } from '../small-chart.ts'

const toast = (key: string, text: string, appears: Toast['appears'] = 'now'): { toast: Toast } => ({
  toast: { key, kind: 'info', text, appears },
})

export const toastsTestModel = smallTestModel({
  chart: toasts,
  inputs: {
    'no toast': { saved: [] },
    'a toast of the previous page': { saved: [toast('saved', 'saved', 'after-reload').toast] },
  },
  events: {
    'toast.added': {
      label: 'added',
      payloads: {
        one: toast('one', 'one'),
        'the same in other words': toast('one', 'other words'),
        another: toast('two', 'two'),
        'for the next page': toast('three', 'three', 'after-navigate'),
        'for after a reload': toast('four', 'four', 'after-reload'),
      },
    },
    'toast.removed': {
      label: 'removed',
      payloads: { 'the visible one': {}, 'by its key': { key: 'two' } },
    },
    navigated: 'another page',
    'toast.paused': 'paused',
    'toast.resumed': 'resumed',
  },
})
