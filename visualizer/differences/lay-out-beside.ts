/** Starts the worker that lays out a chart. Its address passes Trusted Types by the policy that the gateway names for workers. */
import type { DrawnChart } from '#machines/drawn/chart.ts'
import type { Layouts } from '../drawing/layouts.ts'

const ownFolder = /^\/visualizer\/assets\/[\w.-]+$/

const createScriptURL = (url: string): string => {
  if (!ownFolder.test(url)) throw new TypeError('Only the page’s own worker is started.')
  return url
}

const policy = typeof trustedTypes === 'undefined' ? undefined : trustedTypes.createPolicy('separ-worker', { createScriptURL })

/** Takes a chart; gives its drawings, laid out beside the page. Rejects where the worker fails. */
export const layOutBeside = async (chart: DrawnChart): Promise<Layouts> => {
  const { default: address } = await import('../drawing/worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  try {
    return await new Promise<Layouts>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Layouts>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(chart, [])
    })
  } finally {
    worker.terminate()
  }
}
