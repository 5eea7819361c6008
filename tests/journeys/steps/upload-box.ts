/** Upload box: its views by state and the drivers of its events. */
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { UploadEvent } from '#machines/upload-box.ts'
import type { Reasons } from '#explorer/coverage.ts'
import { cardPicture } from '../customer.ts'
import { tooLargeFile } from '../uploads.ts'

/** Text of a box and the names of its controls. */
type BoxView = { readonly text: RegExp; readonly buttons: readonly RegExp[] }

/** Returns the views of a document’s box by state. */
export const boxViews = (title: string): Readonly<Record<string, BoxView>> => ({
  empty: { text: new RegExp(`^${title}`), buttons: [new RegExp(`^${title}`)] },
  loading: { text: /کیلوبایت بارگذاری شد/, buttons: [new RegExp(`^لغو بارگذاری ${title}$`)] },
  error: { text: /قطع شد|فقط عکس|حجم فایل|مشکلی/, buttons: [/^(تلاش دوباره|انتخاب عکس دیگر)$/] },
  completed: { text: /بارگذاری شد/, buttons: [new RegExp(`^حذف ${title}$`)] },
  deleting: { text: /در حال حذف…/, buttons: [] },
})

type SeenBox = { readonly words: string; readonly buttons: readonly string[] }

/** Reads a box. Runs in the page, so it cannot use anything else of this module. */
export const readBox = (box: Element): SeenBox => {
  const words = box.textContent ?? ''
  const buttons = [...box.querySelectorAll('button, label')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
  )
  return { words, buttons: box.tagName === 'LABEL' ? [words] : buttons }
}

/** Compares a view with what is visible and returns the differences as sentences. */
export const boxErrors = ({ text, buttons }: BoxView, seen: SeenBox): readonly string[] => {
  const hasButtons =
    seen.buttons.length === buttons.length &&
    seen.buttons.every((button, index) => buttons[index]?.test(button) === true)
  return [
    ...(text.test(seen.words) ? [] : [`its text is «${seen.words}»`]),
    ...(hasButtons ? [] : [`its buttons are «${seen.buttons.join('», «')}»`]),
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

type UserEvent = Extract<UploadEvent['type'], 'file.chosen' | 'upload.cancelled' | 'upload.deleted' | 'retry'>

const pressing = (name: string | RegExp) => (box: Locator) => box.getByRole('button', { name }).click()

/** User events of a box; upload progress is none. Each driver gets the box and the kind of file. */
export const boxDrivers: Readonly<Record<UserEvent, (box: Locator, kind: string) => Promise<void>>> = {
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
