/**
 * The published content of home that this page has: from its build, or from the gateway since. Read without
 * the contract's schemas, which the first page does not load.
 */
import type { HomeContent } from '#contract/operations/home-content.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isListOf = (value: unknown, isEntry: (entry: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && isEntry(entry))

const isItem = ({ id, title, text, href, picture, badge }: Fields): boolean =>
  [id, title, picture].every(isText) && [text, href, badge].every(isTextOrNull)

/** Whether a value has the parts that home renders. */
export const isHomeContent = (value: unknown): value is HomeContent =>
  isObject(value) &&
  isText(value['version']) &&
  isListOf(
    value['sections'],
    ({ type, title, items }) => isText(type) && isTextOrNull(title) && isListOf(items, isItem),
  )

/** Element of the built page with the content as JSON. */
const BUILT = 'script[type="application/json"]#home-content'

const builtContent = (): HomeContent | null => {
  try {
    const built: unknown = JSON.parse(document.querySelector(BUILT)?.textContent ?? 'null')
    return isHomeContent(built) ? built : null
  } catch {
    return null
  }
}

export type PublishedContent = {
  /** The content; null if it is unknown or its call has failed. */
  readonly content: HomeContent | null
  /** Whether this page has loaded it from the gateway. */
  readonly isCurrent: boolean
}

let published: PublishedContent | null = null

/** The published content in Persian. */
export const publishedContent = (): PublishedContent => {
  published ??= { content: builtContent(), isCurrent: false }
  return published
}

/** Stores the gateway's answer, or null if the call has failed. */
export const storePublishedContent = (content: HomeContent | null): void => {
  published = { content, isCurrent: content !== null }
}
