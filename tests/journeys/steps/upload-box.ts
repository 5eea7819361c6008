/** Upload box: its views by state and the drivers of its events. */
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { UploadEvent } from '#machines/upload-box.ts'
import type { Reasons } from '#explorer/coverage.ts'
import { cardPicture } from '../customer.ts'
import { tooLargeFile } from '../uploads.ts'

/** Text of a box and the names of its controls. */
type BoxShown = { readonly says: RegExp; readonly offers: readonly RegExp[] }

/** Returns the views of a document’s box by state. */
export const boxViews = (title: string): Readonly<Record<string, BoxShown>> => ({
  empty: { says: new RegExp(`^${title}`), offers: [new RegExp(`^${title}`)] },
  loading: { says: /کیلوبایت بارگذاری شد/, offers: [new RegExp(`^لغو بارگذاری ${title}$`)] },
  error: { says: /قطع شد|فقط عکس|حجم فایل|مشکلی/, offers: [/^(تلاش دوباره|انتخاب عکس دیگر)$/] },
  completed: { says: /بارگذاری شد/, offers: [new RegExp(`^حذف ${title}$`)] },
  deleting: { says: /در حال حذف…/, offers: [] },
})

type SeenBox = { readonly words: string; readonly offers: readonly string[] }

/** Reads a box. Runs in the page, so it cannot use anything else of this module. */
export const readBox = (box: Element): SeenBox => {
  const words = box.textContent ?? ''
  const offers = [...box.querySelectorAll('button, label')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
  )
  return { words, offers: box.tagName === 'LABEL' ? [words] : offers }
}

/** Compares a view with what is visible and returns the differences as sentences. */
export const boxErrors = ({ says, offers }: BoxShown, seen: SeenBox): readonly string[] => {
  const isOffered =
    seen.offers.length === offers.length &&
    seen.offers.every((offer, place) => offers[place]?.test(offer) === true)
  return [
    ...(says.test(seen.words) ? [] : [`it says «${seen.words}»`]),
    ...(isOffered ? [] : [`it offers «${seen.offers.join('», «')}»`]),
  ]
}

/** Finds a document’s box: a label while it is empty, a group otherwise. */
export const boxOn = (page: Page, title: string): Locator =>
  page
    .getByRole('group', { name: title, exact: true })
    .or(page.locator('label:has(input[type=file])').filter({ hasText: title }))

const onDisk = (path: string, type: string) => ({
  given: path,
  file: { name: basename(path), type, size: statSync(path).size },
})

const text = Buffer.from('card')

/**
 * Returns the file of a kind for setInputFiles and its properties in the page. Throws for an unknown kind.
 */
export const fileOfKind = (kind: string) => {
  if (kind === 'fitting') return onDisk(cardPicture, 'image/png')
  if (kind === 'too large') return onDisk(tooLargeFile(), 'image/jpeg')
  if (kind !== 'of another type') throw new Error(`No file is ${kind}`)
  const [name, type] = ['card.txt', 'text/plain']
  return { given: { name, mimeType: type, buffer: text }, file: { name, type, size: text.length } }
}

type Deed = Extract<UploadEvent['type'], 'file.chosen' | 'upload.cancelled' | 'upload.deleted' | 'retry'>

const pressing = (name: string | RegExp) => (box: Locator) => box.getByRole('button', { name }).click()

/** User events of a box; upload progress is none. Each driver gets the box and the kind of file. */
export const boxDrivers: Readonly<Record<Deed, (box: Locator, kind: string) => Promise<void>>> = {
  'file.chosen': (box, kind) => box.locator('input[type=file]').setInputFiles(fileOfKind(kind).given),
  'upload.cancelled': pressing(/^لغو/),
  'upload.deleted': pressing(/^حذف/),
  retry: pressing('تلاش دوباره'),
}

/**
 * Transitions that users cannot cause, by name; tests/paths/chromium/upload-box.test.ts checks the reason.
 */
export const unreachableInUploadBox: Reasons = {
  'loading | xstate.error.actor.uploadFile | 1':
    'The app says of an upload itself how it failed, whatever went wrong.',
}
