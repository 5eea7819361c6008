/**
 * Loads the published content of home and renders it without React, unless the page was built with it. A
 * failed call shows its panel in the same place with the height of the content, so that nothing moves.
 * Specification: document 3 sections 2 and 8.
 */
import type { HomeContent, HomeItem, HomeSection } from '#contract/operations/home-content.ts'
import { APP_VERSION_HEADER, LOCALE_HEADER, REQUEST_ID_HEADER } from '#contract/operation.ts'
import { newRequestId } from '#adapters/request-id.ts'
import { appVersion, gatewayUrl } from '#adapters/settings.ts'
import { isHomeContent, storePublishedContent } from './published-content.ts'

const PATH = '/api/v1/content/home'
const PLACE = '[data-home-content]'

type Failure = { readonly errorId: string; readonly code: string }

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** @throws Failure */
const readContent = async (): Promise<HomeContent> => {
  const errorId = newRequestId()
  const headers = { [LOCALE_HEADER]: 'fa', [APP_VERSION_HEADER]: appVersion, [REQUEST_ID_HEADER]: errorId }
  const response = await fetch(`${gatewayUrl}${PATH}`, { headers }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const body = fieldOf(answer, 'body')
  if (isHomeContent(body)) return body
  const code = fieldOf(fieldOf(answer, 'errorData'), 'errorCode')
  const failure: Failure = {
    errorId: response?.headers.get(REQUEST_ID_HEADER) ?? errorId,
    code: typeof code === 'number' ? String(code) : '',
  }
  throw failure
}

/** Fills the elements of texts, and removes those without a text. */
const fill = (element: ParentNode, parts: Readonly<Record<string, string | null>>): void => {
  for (const [slot, text] of Object.entries(parts)) {
    const place = element.querySelector(`[data-slot=${slot}]`)
    if (place === null) continue
    if (text === null) place.remove()
    else place.textContent = text
  }
}

const drawItem = (blank: Element, { title, text, badge, href, picture }: HomeItem): Element => {
  const item = blank.cloneNode(true)
  if (!(item instanceof Element)) return blank
  fill(item, { title, text, badge })
  const link = item.querySelector('[data-slot=link]')
  if (href === null) link?.removeAttribute('href')
  else link?.setAttribute('href', href)
  const drawing = item.querySelector('[data-slot=picture]')
  drawing?.setAttribute('href', drawing.getAttribute('href')?.replace(/#.*/, `#${picture}`) ?? '')
  return item
}

const blankOf = (page: Document, selector: string): DocumentFragment | null => {
  const template = page.querySelector(`template${selector}`)
  return template instanceof HTMLTemplateElement ? page.importNode(template.content, true) : null
}

/** A section of a type that this version does not know is left out. */
const drawSection = (page: Document, { type, title, items }: HomeSection): DocumentFragment[] => {
  const section = /^[a-z-]+$/.test(type) ? blankOf(page, `[data-section=${type}]`) : null
  const list = section?.querySelector('[data-items]')
  const blank = list?.firstElementChild
  if (section === null || !list || !blank) return []
  fill(section, { heading: title })
  list.replaceChildren(...items.map((item) => drawItem(blank, item)))
  return [section]
}

const drawContent = (page: Document, place: HTMLElement, content: HomeContent): void => {
  place.replaceChildren(...content.sections.flatMap((section) => drawSection(page, section)))
  place.dataset['homeContent'] = content.version
  place.style.removeProperty('min-block-size')
}

const drawFailure = (page: Document, place: HTMLElement, failure: Failure): void => {
  const panel = blankOf(page, '[data-content-failure]')
  if (panel === null) return
  storePublishedContent(null)
  fill(panel, { 'error-id': failure.errorId, code: failure.code })
  const button = panel.querySelector('button')
  button?.addEventListener('click', () => {
    button.dataset['pressed'] = ''
    void refreshContent(page)
  })
  place.style.minBlockSize = `${place.offsetHeight}px`
  place.replaceChildren(panel)
  place.dataset['homeContent'] = ''
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof fieldOf(thrown, 'errorId') === 'string' && typeof fieldOf(thrown, 'code') === 'string'

/**
 * Loads and renders the content. Without a network the page keeps its content.
 * @param page the document with the prerendered page
 */
export const refreshContent = async (page: Document): Promise<void> => {
  const place = () => page.querySelector<HTMLElement>(`#root ${PLACE}`)
  try {
    const content = await readContent()
    storePublishedContent(content)
    const element = place()
    if (element && element.dataset['homeContent'] !== content.version) drawContent(page, element, content)
  } catch (thrown) {
    const element = place()
    if (element && navigator.onLine && isFailure(thrown)) drawFailure(page, element, thrown)
  }
}
