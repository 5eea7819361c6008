/**
 * Reports an upload's progress as the browser would: an intercepted request sends nothing, so the page would
 * get no event.
 */
import type { Page } from '@playwright/test'

/** Call before the page is opened: stores the pending upload. */
export const exposeUploads = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function sendAndKeep(body) {
      if (body instanceof FormData) {
        Object.assign(window, { uploading: this.upload })
        this.addEventListener('loadend', () => void Reflect.deleteProperty(window, 'uploading'))
      }
      send.call(this, body)
    }
  })
}

const WHOLE = 1_000

/** Waits for a pending upload and reports its progress. */
export const reportProgress = async (page: Page, percent: number): Promise<void> => {
  await page.waitForFunction(() => 'uploading' in window)
  await page.evaluate(
    ([loaded, total]) => {
      const upload: unknown = Reflect.get(window, 'uploading')
      if (upload instanceof XMLHttpRequestUpload)
        upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
    },
    [(percent * WHOLE) / 100, WHOLE] as const,
  )
}
