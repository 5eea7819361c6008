/** What happened, or may happen, in the reader's words: an event with its kind, a call with its outcome, a delay, an address; and how it began. */
import type { ErrorName } from '#contract/errors.ts'
import type { PossibleEvent } from '../protocol/protocol.ts'
import type { Words } from '../language.ts'
import { beginningNames } from './beginnings.ts'
import { detailNames } from './details.ts'
import { errorNames } from './errors.ts'
import { delayNames, eventNames } from './events.ts'
import { callName, eventName } from './name.ts'
import { addressWords } from './places.ts'

const same = (text: string): Words => ({ fa: text, en: text })

/** Whether an outcome is an error of the contract's. */
export const isError = (detail: string): detail is ErrorName => Object.hasOwn(errorNames, detail)

/** Takes the part of a name behind the colon; gives its words. */
export const detailName = (detail: string): Words => {
  if (detail === '') return same('')
  return isError(detail) ? errorNames[detail] : (detailNames[detail] ?? same(detail))
}

/** Coming back from the sign-in page is no event of a chart. */
const SIGNED_IN: Words = { fa: 'وارد شد و برگشت', en: 'Signed in, and back' }

/** Takes what a chance is of, by its kind; gives its words without its detail. */
export const chanceName = ({ kind, of }: Pick<PossibleEvent, 'kind' | 'of'>): Words => {
  if (of === 'signed in and back') return SIGNED_IN
  if (kind === 'outcome') return callName(of)
  if (kind === 'delay') return delayNames[of] ?? same(of)
  if (kind === 'address') {
    const { fa, en } = addressWords(of)
    return { fa: `نشانی «${fa}»`, en: `Address of “${en}”` }
  }
  return eventName(of)
}

const joined = (one: Words, other: Words): Words => ({
  fa: other.fa === '' ? one.fa : `${one.fa}: ${other.fa}`,
  en: other.en === '' ? one.en : `${one.en}: ${other.en}`,
})

/** Takes a beginning's name as the catalogue of paths has it; gives its words. */
export const beginningName = (name: string): Words => beginningNames[name] ?? same(name)

/** Takes the name of what happens as the catalogue of paths has it; gives its words. */
export const happeningName = (name: string): Words => {
  if (name.startsWith('after ')) return chanceName({ kind: 'delay', of: name.slice('after '.length) })
  if (name.startsWith('address of '))
    return chanceName({ kind: 'address', of: name.slice('address of '.length) })
  const [of = '', ...rest] = name.split(': ')
  const isEvent = Object.hasOwn(eventNames, of) || of === 'signed in and back'
  return joined(chanceName({ kind: isEvent ? 'event' : 'outcome', of }), detailName(rest.join(': ')))
}
