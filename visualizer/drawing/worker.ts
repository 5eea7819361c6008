/** Lays out a chart that came from a file, beside the page: nobody waits for it with a frozen screen. */
import type { DrawnChart } from '#machines/drawn/chart.ts'
import { layoutsOf } from './layouts.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<DrawnChart>) => {
  globalThis.postMessage(layoutsOf(data), { transfer: [] })
})
