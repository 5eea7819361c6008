/** Localised name of a path: in English from the catalogue, in Persian composed of its events. */
import { testModels } from '#explorer/test-models.ts'
import { toPersianDigits } from '#contract/digits.ts'
import type { LocalisedText } from '../language.ts'
import { inputCaseName, detailName, localisedEventName } from '../names/event-names.ts'
import type { CataloguePath } from './paths-in.ts'

const phraseOf = (chart: string, name: string): string[] => {
  const { events: labels = {}, calls = {}, usualResult: plain } = testModels[chart]?.labels ?? {}
  const [of = '', ...rest] = name.split(': ')
  if (name.startsWith('after ')) return []
  if (Object.hasOwn(calls, of)) return name === plain?.(of) ? [] : [localisedEventName(name).fa]
  const label = labels[of]
  if (label === null) return []
  return [label === '' ? detailName(rest.join(': ')).fa : localisedEventName(name).fa]
}

/** Writes «…، دو بار» instead of repeating a name. */
const counted = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase, place) => {
    if (phrase === phrases[place - 1]) return []
    const run = phrases.slice(place).findIndex((other) => other !== phrase)
    const times = run === -1 ? phrases.length - place : run
    return [times === 1 ? phrase : `${phrase} ${toPersianDigits(String(times))} بار`]
  })

/** Equal names get a number. */
const numberIn = (name: string): string => {
  const digits = / \((\d+)\)$/.exec(name)?.[1]
  return digits === undefined ? '' : ` (${toPersianDigits(digits)})`
}

const longWords = ({ name, start }: CataloguePath): LocalisedText => {
  const [fa, en] = [inputCaseName(start).fa, inputCaseName(start).en]
  const number = /\d+$/.exec(name)?.[0] ?? ''
  return { fa: `${fa}، پیمایش بلند ${toPersianDigits(number)}`, en: `${en}, long walk ${number}` }
}

/** Localised name of a path. */
export const pathName = (path: CataloguePath): LocalisedText =>
  path.isLong === true ? longWords(path) : namedWords(path)

const namedWords = ({ chart, name, start, steps }: CataloguePath): LocalisedText => ({
  fa:
    counted([inputCaseName(start).fa, ...steps.flatMap((step) => phraseOf(chart, step))]).join('، ') +
    numberIn(name),
  en: `${inputCaseName(start).en}${name.slice(start.length)}`,
})
