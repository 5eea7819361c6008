/** One document's box: what it says and offers by the state of its small chart, and how a person does each event of it. */
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { UploadEvent } from '#machines/upload-box.ts'
import type { Reasons } from '#explorer/coverage.ts'
import { cardPicture } from '../customer.ts'
import { tooLargeFile } from '../uploads.ts'

/** What a box says, and the names of all that can be pressed or chosen in it. */
type BoxShown = { readonly says: RegExp; readonly offers: readonly RegExp[] }

/** Takes what the document is called; gives what its box shows, by the chart's state. */
export const boxViews = (title: string): Readonly<Record<string, BoxShown>> => ({
  empty: { says: new RegExp(`^${title}`), offers: [new RegExp(`^${title}`)] },
  loading: { says: /کیلوبایت بارگذاری شد/, offers: [new RegExp(`^لغو بارگذاری ${title}$`)] },
  error: { says: /قطع شد|فقط عکس|حجم فایل|مشکلی/, offers: [/^(تلاش دوباره|انتخاب عکس دیگر)$/] },
  completed: { says: /بارگذاری شد/, offers: [new RegExp(`^حذف ${title}$`)] },
  deleting: { says: /در حال حذف…/, offers: [] },
})

type SeenBox = { readonly words: string; readonly offers: readonly string[] }

/** Takes a box as it stands in a page; gives what is seen of it. Run in the page: it knows nothing else. */
export const readBox = (box: Element): SeenBox => {
  const words = box.textContent ?? ''
  const offers = [...box.querySelectorAll('button, label')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
  )
  return { words, offers: box.tagName === 'LABEL' ? [words] : offers }
}

/** Takes what a state is to show and what is seen; gives what is wrong in sentences, none where all is well. */
export const boxErrors = ({ says, offers }: BoxShown, seen: SeenBox): readonly string[] => {
  const isOffered =
    seen.offers.length === offers.length &&
    seen.offers.every((offer, place) => offers[place]?.test(offer) === true)
  return [
    ...(says.test(seen.words) ? [] : [`it says «${seen.words}»`]),
    ...(isOffered ? [] : [`it offers «${seen.offers.join('», «')}»`]),
  ]
}

/** The box of a document on the page of its step: a button as a whole while it is empty, a group in every other state. */
export const boxOn = (page: Page, title: string): Locator =>
  page
    .getByRole('group', { name: title, exact: true })
    .or(page.locator('label:has(input[type=file])').filter({ hasText: title }))

const onDisk = (path: string, type: string) => ({
  given: path,
  file: { name: basename(path), type, size: statSync(path).size },
})

const text = Buffer.from('card')

/** Takes the name that the box's walk gives to a file; gives what the browser is given, and what its page then knows of it. Throws where there is none of that name. */
export const fileOfKind = (kind: string) => {
  if (kind === 'fitting') return onDisk(cardPicture, 'image/png')
  if (kind === 'too large') return onDisk(tooLargeFile(), 'image/jpeg')
  if (kind !== 'of another type') throw new Error(`No file is ${kind}`)
  const [name, type] = ['card.txt', 'text/plain']
  return { given: { name, mimeType: type, buffer: text }, file: { name, type, size: text.length } }
}

type Deed = Extract<UploadEvent['type'], 'file.chosen' | 'upload.cancelled' | 'upload.deleted' | 'retry'>

const pressing = (name: string | RegExp) => (box: Locator) => box.getByRole('button', { name }).click()

/** What the upload says of itself is no deed of a person's. Each takes the box, and what is chosen. */
export const boxDrivers: Readonly<Record<Deed, (box: Locator, kind: string) => Promise<void>>> = {
  'file.chosen': (box, kind) => box.locator('input[type=file]').setInputFiles(fileOfKind(kind).given),
  'upload.cancelled': pressing(/^لغو/),
  'upload.deleted': pressing(/^حذف/),
  retry: pressing('تلاش دوباره'),
}

/** What the chart hears where nobody can see it, by the name of the transition; tests/paths/chromium/upload-box.test.ts holds the reason against the app. */
export const unreachableInUploadBox: Reasons = {
  'loading | xstate.error.actor.uploadFile | 1':
    'The app says of an upload itself how it failed, whatever went wrong.',
}
