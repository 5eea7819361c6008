/**
 * Playwright's page over jsdom's document, so that the user actions of the step tables run on rendered
 * screens, too. Implements only what the tables use; anything else throws with its name. Clicks reach an
 * element only if it is neither inert nor hidden, and only if exactly one fits, as in a browser.
 */
import type { Page } from '@playwright/test'
import { fireEvent } from '@testing-library/react'
import {
  elementsOfRole,
  elementsWithLabel,
  elementsWithText,
  isReachable,
  nameOf,
  normalised,
} from './accessible-elements.ts'
import { settle } from './settle.ts'

/** jsdom has no clipboard. */
class PastedText {
  #text = ''
  setData(_: string, text: string): void {
    this.#text = text
  }
  getData(): string {
    return this.#text
  }
}
class PasteEvent extends Event {
  readonly clipboardData: PastedText
  constructor(type: string, { clipboardData, ...init }: EventInit & { readonly clipboardData: PastedText }) {
    super(type, init)
    this.clipboardData = clipboardData
  }
}
Object.assign(globalThis, { DataTransfer: PastedText, ClipboardEvent: PasteEvent })

type Text = string | RegExp
type TextOptions = { readonly exact?: boolean }
type RoleOptions = TextOptions & {
  readonly name?: Text
  readonly checked?: boolean
  readonly disabled?: boolean
}

/** How often a query is repeated before it fails; timers and promises pass in between. */
const ATTEMPTS = 40

const fits = (found: string, wanted: Text, exact = false): boolean => {
  if (wanted instanceof RegExp) return wanted.test(found)
  const text = normalised(wanted)
  return exact ? found === text : found.toLowerCase().includes(text.toLowerCase())
}

const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true'
const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

const retry = async <T>(attempt: () => T | undefined, failure: () => string): Promise<T> => {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const result = attempt()
    if (result !== undefined) return result
    await settle()
  }
  throw new Error(failure())
}

const press = (element: Element): void => {
  if (isDisabled(element) && element.matches(':disabled')) return
  fireEvent.pointerDown(element)
  fireEvent.mouseDown(element)
  if (element instanceof HTMLElement) element.focus()
  fireEvent.pointerUp(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

type Roots = () => readonly ParentNode[]

class Queries {
  readonly roots: Roots
  constructor(roots: Roots) {
    this.roots = roots
  }
  protected within(what: string, find: (root: ParentNode) => readonly Element[]): DomLocator {
    return new DomLocator(() => [...new Set(this.roots().flatMap((root) => find(root)))], what)
  }
  getByRole(role: string, { name, exact, checked, disabled }: RoleOptions = {}): DomLocator {
    return this.within(`${role} «${name ?? ''}»`, (root) =>
      elementsOfRole(root, role).filter(
        (element) =>
          (name === undefined || fits(nameOf(element, role), name, exact)) &&
          (checked === undefined || isChecked(element) === checked) &&
          (disabled === undefined || isDisabled(element) === disabled),
      ),
    )
  }
  getByLabel(label: Text, { exact }: TextOptions = {}): DomLocator {
    return this.within(`label «${label}»`, (root) =>
      elementsWithLabel(root, (text) => fits(text, label, exact)),
    )
  }
  getByText(wanted: Text, { exact }: TextOptions = {}): DomLocator {
    return this.within(`text «${wanted}»`, (root) =>
      elementsWithText(root, (text) => fits(text, wanted, exact)),
    )
  }
  locator(selector: string): DomLocator {
    return this.within(selector, (root) => [...root.querySelectorAll(selector)])
  }
}

export class DomLocator extends Queries {
  readonly find: () => readonly Element[]
  readonly what: string
  constructor(find: () => readonly Element[], what: string) {
    super(find)
    this.find = find
    this.what = what
  }
  #narrowed(what: string, narrow: (found: readonly Element[]) => readonly Element[]): DomLocator {
    return new DomLocator(() => narrow(this.find()), `${this.what} ${what}`)
  }
  page(): DomPage {
    return new DomPage()
  }
  first(): DomLocator {
    return this.#narrowed('first', (found) => found.slice(0, 1))
  }
  last(): DomLocator {
    return this.#narrowed('last', (found) => found.slice(-1))
  }
  and(other: DomLocator): DomLocator {
    return this.#narrowed(`and ${other.what}`, (found) => {
      const others = new Set(other.find())
      return found.filter((element) => others.has(element))
    })
  }
  or(other: DomLocator): DomLocator {
    return this.#narrowed(`or ${other.what}`, (found) => [...new Set([...found, ...other.find()])])
  }
  filter({ has, hasText }: { readonly has?: DomLocator; readonly hasText?: Text }): DomLocator {
    return this.#narrowed('filtered', (found) => {
      const inner = has?.find()
      return found.filter(
        (element) =>
          (inner === undefined || inner.some((each) => element.contains(each))) &&
          (hasText === undefined || fits(normalised(element.textContent), hasText)),
      )
    })
  }
  async one(): Promise<Element> {
    return retry(
      () => {
        const found = this.find().filter(isReachable)
        return found.length === 1 ? found[0] : undefined
      },
      () => `${this.find().length} elements are ${this.what}, where one was expected`,
    )
  }
  count(): Promise<number> {
    return Promise.resolve(this.find().length)
  }
  async waitFor(): Promise<void> {
    await this.one()
  }
  async hover(): Promise<void> {
    await this.one()
  }
  async focus(): Promise<void> {
    const element = await this.one()
    await settle(() => void (element instanceof HTMLElement && element.focus()))
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name)
  }
  async click(): Promise<void> {
    const element = await this.one()
    await settle(() => press(element))
  }
  async fill(value: string): Promise<void> {
    const element = await this.one()
    await settle(() => {
      if (element instanceof HTMLElement) element.focus()
      fireEvent.change(element, { target: { value } })
    })
  }
  async evaluate<T, A>(run: (element: Element, argument: A) => T, argument: A): Promise<T | undefined> {
    const element = await this.one()
    const results: T[] = []
    await settle(() => void results.push(run(element, argument)))
    const [result] = results
    if (results.length === 0) throw new Error('unreachable')
    return result
  }
}

class DomPage extends Queries {
  constructor() {
    super(() => [document.body])
  }
  readonly keyboard = {
    press: (key: string): Promise<void> =>
      settle(() => {
        const target = document.activeElement ?? document.body
        fireEvent.keyDown(target, { key })
        fireEvent.keyUp(target, { key })
      }),
  }
  async evaluate(): Promise<void> {
    await settle()
  }
  async waitForFunction(check: () => boolean): Promise<void> {
    await retry(
      () => check() || undefined,
      () => `never true: ${check.toString()}`,
    )
  }
}

const isPage = (page: unknown): page is Page => page instanceof DomPage

/** Returns the document as a page of Playwright's. */
export const domPage = (): Page => {
  const page = new DomPage()
  if (!isPage(page)) throw new Error('unreachable')
  return page
}

const expectations = (locator: DomLocator) => {
  const until = (what: string, check: () => boolean): Promise<void> =>
    retry(
      () => check() || undefined,
      () => `${locator.what} is not ${what}`,
    ).then(() => undefined)
  const reachable = () => locator.find().filter(isReachable)
  return {
    toBeVisible: () => until('visible', () => reachable().length > 0),
    toBeHidden: () => until('hidden', () => reachable().length === 0),
    toBeAttached: () => until('attached', () => locator.find().length > 0),
    toBeChecked: () => until('checked', () => reachable().some(isChecked)),
    toHaveCount: (count: number) => until(`${count} times there`, () => locator.find().length === count),
  }
}

/** Replaces Playwright's `expect` in the modules of the user actions. */
export const expect = (locator: unknown) => {
  if (!(locator instanceof DomLocator)) throw new Error('Only locators of jsdom are expected here')
  return expectations(locator)
}
