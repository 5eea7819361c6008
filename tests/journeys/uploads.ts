/**
 * Records uploaded files byte by byte, at XMLHttpRequest, because Playwright does not expose multipart
 * bodies. Also creates files to upload.
 */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'

/**
 * Returns the path of a picture one byte above the limit. A path is quick; passing 12 MB to the browser
 * takes seconds.
 */
export const tooLargeFile = (): string => {
  const folder = join(import.meta.dirname, '../../test-results/files')
  const file = join(folder, 'too-large.jpg')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '', { flag: 'a' })
  truncateSync(file, MAX_FILE_BYTES + 1)
  return file
}

/**
 * Records uploads from now on. Call it before the page opens. Returns a function that reads them in order.
 */
export async function recordUploads(page: Page): Promise<() => readonly Buffer[]> {
  const sent: Buffer[] = []
  await page.exposeFunction('tellFile', (text: string) => {
    sent.push(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'))
  })
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    const tell: unknown = Reflect.get(window, 'tellFile')
    XMLHttpRequest.prototype.send = function sendAndTell(body) {
      const file = body instanceof FormData ? body.get('file') : null
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof tell === 'function') tell(reader.result)
        send.call(this, body)
      })
      if (file instanceof File) reader.readAsDataURL(file)
      else send.call(this, body)
    }
  })
  return () => sent
}
