/** How far an upload is, said as the browser says it: a request that is held sends nothing, so its page would hear of nothing. */
import type { Page } from '@playwright/test'

/** Takes a page before it is opened; from then on the upload that is on its way can be spoken for. */
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

/** Takes a page whose picture is on its way or soon will be; it hears that so many percent of it have left. */
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
