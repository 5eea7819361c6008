/** Starts the worker that lays out a chart. Its address passes Trusted Types by the policy that the gateway names for workers. */
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

/** Takes a chart and the steps that are looked at first; gives the drawings as they are done, more of them each time. Rejects where the worker fails. */
export const layOutBeside = async (order: Order, onDrawn: (layouts: Layouts) => void): Promise<void> => {
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
