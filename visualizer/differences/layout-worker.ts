/** Starts the layout worker. Its URL passes Trusted Types by the gateway's policy for workers. */
import type { Layouts } from '../drawing/layouts.ts'
import type { Done, Order } from '../drawing/order.ts'

const ownFolder = /^\/visualizer\/assets\/[\w.-]+$/

const createScriptURL = (url: string): string => {
  if (!ownFolder.test(url)) throw new TypeError('Only the page’s own worker is started.')
  return url
}

const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('separ-worker', { createScriptURL })

/**
 * Lays out a chart, the given steps first. Yields a growing list of drawings. Rejects when the worker fails.
 */
export const layOutInWorker = async (order: Order, onDrawn: (layouts: Layouts) => void): Promise<void> => {
  const { default: address } = await import('../drawing/worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  let layouts: Layouts = {}
  try {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Done>) => {
        if (data === null) return resolve()
        layouts = { ...layouts, [data[0]]: data[1] }
        return onDrawn(layouts)
      })
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(order, [])
    })
  } finally {
    worker.terminate()
  }
}
