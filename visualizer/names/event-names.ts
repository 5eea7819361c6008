/** Localised names of event cases, call results, delays, routes and input cases. */
import type { ErrorName } from '#contract/errors.ts'
import type { PossibleEvent } from '../protocol/protocol.ts'
import type { LocalisedText } from '../language.ts'
import { inputCaseNames } from './input-cases.ts'
import { detailNames } from './details.ts'
import { errorNames } from './errors.ts'
import { delayNames, eventNames } from './events.ts'
import { callName, eventName } from './name.ts'
import { routeName } from './state-paths.ts'

const same = (text: string): LocalisedText => ({ fa: text, en: text })

/** Whether a result is an error of the contract. */
export const isError = (detail: string): detail is ErrorName => Object.hasOwn(errorNames, detail)

/** Name of the part after the colon. */
export const detailName = (detail: string): LocalisedText => {
  if (detail === '') return same('')
  return isError(detail) ? errorNames[detail] : (detailNames[detail] ?? same(detail))
}

/** Returning from the sign-in page is not an event of a chart. */
const SIGNED_IN: LocalisedText = { fa: 'وارد شد و برگشت', en: 'Signed in, and back' }

/** Name of a possible event without its detail. */
export const possibleEventName = ({ kind, of }: Pick<PossibleEvent, 'kind' | 'of'>): LocalisedText => {
  if (of === 'signed in and back') return SIGNED_IN
  if (kind === 'outcome') return callName(of)
  if (kind === 'delay') return delayNames[of] ?? same(of)
  if (kind === 'address') {
    const { fa, en } = routeName(of)
    return { fa: `نشانی «${fa}»`, en: `Address of “${en}”` }
  }
  return eventName(of)
}

const joined = (one: LocalisedText, other: LocalisedText): LocalisedText => ({
  fa: other.fa === '' ? one.fa : `${one.fa}: ${other.fa}`,
  en: other.en === '' ? one.en : `${one.en}: ${other.en}`,
})

/** Localised name of an input case. */
export const inputCaseName = (name: string): LocalisedText => inputCaseNames[name] ?? same(name)

/** Localised name of an event in a path catalogue. */
export const localisedEventName = (name: string): LocalisedText => {
  if (name.startsWith('after ')) return possibleEventName({ kind: 'delay', of: name.slice('after '.length) })
  if (name.startsWith('address of '))
    return possibleEventName({ kind: 'address', of: name.slice('address of '.length) })
  const [of = '', ...rest] = name.split(': ')
  const isEvent = Object.hasOwn(eventNames, of) || of === 'signed in and back'
  return joined(possibleEventName({ kind: isEvent ? 'event' : 'outcome', of }), detailName(rest.join(': ')))
}
