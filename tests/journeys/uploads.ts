/**
 * The files that a page sends, byte for byte. The browser does not give files out with a request's body, so they are read
 * where the app hands them over to be sent. And files to choose that nobody keeps at hand.
 */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'

/** Gives the path of a picture that is one byte too large. It stands on the disk: handing it to the browser takes seconds, telling where it is takes none. */
export const tooLargeFile = (): string => {
  const folder = join(import.meta.dirname, '../../test-results/files')
  const file = join(folder, 'too-large.jpg')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '', { flag: 'a' })
  truncateSync(file, MAX_FILE_BYTES + 1)
  return file
}

/** Call it before the page is opened. Gives what reads the files sent since, in the order in which they were. */
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
