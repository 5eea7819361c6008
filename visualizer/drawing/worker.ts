/**
 * Worker that lays out a chart from a file: the map first, then the requested steps, each as soon as it is
 * done.
 */
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { layoutOf } from './layouts.ts'
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
