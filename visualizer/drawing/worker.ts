/** Lays out a chart that came from a file, beside the page: the map first, then what is looked at first, each as soon as it is done. */
import { layoutOf, stepsOf } from './layouts.ts'
import type { Order } from './order.ts'

globalThis.addEventListener('message', ({ data: { chart, first } }: MessageEvent<Order>) => {
  const steps = stepsOf(chart)
  for (const step of [
    null,
    ...first.filter((each) => steps.includes(each)),
    ...steps.filter((each) => !first.includes(each)),
  ]) {
    globalThis.postMessage([step ?? '', layoutOf(chart, step)], { transfer: [] })
  }
  globalThis.postMessage(null, { transfer: [] })
})
