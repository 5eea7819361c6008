/** The page in English: every catalogue at once, and what of a page is Persian all the same. Design language, section 6. */
import { i18n } from '@lingui/core'
import { plateLetters } from '#contract/values/plate.ts'
import { PLATE_COUNTRY } from '#ui/plate/PlateBand.tsx'
import { queryClient } from '../../../src/app/query-client.ts'
import { english } from '../../../src/app/words/en.ts'

/** Fetches every English word; gives what makes English the language of the page and of formatting functions. */
export const loadEnglish = async (): Promise<() => void> => {
  const catalogues = await Promise.all(Object.values(english).map((load) => load()))
  const messages = Object.assign({}, ...catalogues.map((catalogue) => catalogue.messages))
  return () => {
    i18n.loadAndActivate({ locale: 'en', messages })
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
  }
}

const PERSIAN = /[\u0600-\u06ff]/
/** A plate is drawn as it hangs on the vehicle, whoever reads it: its letter, the country's name, and its digits, those of the example and of the paths' vehicle. */
const ofPlates = new Set<string>([PLATE_COUNTRY, ...plateLetters.map(({ letter }) => letter), '۱۲', '۳۴۵', '۶۷', '۲۴', '۳۱۸', '۴۴'])

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return PERSIAN.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the gateway of these paths answers, Persian in either language, and what people type. A toast may speak of what is forgotten. */
const given = new Set<string>()

const learn = (memory: unknown): void => {
  for (const text of [...textsIn(memory), ...queryClient.getQueryCache().getAll().flatMap(({ state }) => textsIn(state.data))]) given.add(text)
}

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']

const saidOn = (page: ParentNode): string[] => {
  const said: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) said.push(node.textContent ?? '')
  for (const name of SPOKEN) for (const element of page.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name) ?? '')
  return said
}

const withoutGiven = (text: string): string => [...given].toSorted((one, other) => other.length - one.length).reduce((rest, part) => rest.replaceAll(part, ''), text)

/** Takes what the journey remembers; gives every text of the page that is left Persian though nobody gave it so. */
export const persianLeft = (memory: unknown): readonly string[] => {
  learn(memory)
  const persian = [...new Set(saidOn(document.body))].filter((text) => PERSIAN.test(text))
  return persian.filter((text) => withoutGiven(text).split(/[\s:«»]+/).some((word) => PERSIAN.test(word) && !ofPlates.has(word)))
}
