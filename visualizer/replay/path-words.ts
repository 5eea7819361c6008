/** A path's name in the reader's language: in English as the catalogue has it, in Persian made of the same happenings. */
import { deeds } from '#machines/paths/third-party/phrases.ts'
import { outcomes } from '#machines/paths/third-party/outcomes.ts'
import { toPersianDigits } from '#contract/values/digits.ts'
import type { Words } from '../language.ts'
import { detailName, happeningName } from '../names/happenings.ts'
import type { CataloguePath } from './catalogue.ts'

const said: Readonly<Record<string, string | null>> = deeds

/** What a call answers when all goes on: it is not said. */
const isPlain = (call: string, detail: string): boolean => detail === (Object.keys(outcomes[call]?.answers ?? {})[0] || 'done')

const phraseOf = (name: string): string[] => {
  const [of = '', ...rest] = name.split(': ')
  const detail = rest.join(': ')
  if (name.startsWith('after ')) return []
  if (Object.hasOwn(outcomes, of)) return isPlain(of, detail) ? [] : [happeningName(name).fa]
  const deed = said[of]
  if (deed === null) return []
  return [deed === '' ? detailName(detail).fa : happeningName(name).fa]
}

/** Says «…، دو بار» instead of the same words again. */
const counted = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase, place) => {
    if (phrase === phrases[place - 1]) return []
    const run = phrases.slice(place).findIndex((other) => other !== phrase)
    const times = run === -1 ? phrases.length - place : run
    return [times === 1 ? phrase : `${phrase} ${toPersianDigits(String(times))} بار`]
  })

/** Takes a path; gives its name. */
export const pathWords = ({ name, beginning, steps }: CataloguePath): Words => ({
  fa: counted([happeningName(beginning).fa, ...steps.flatMap(phraseOf)]).join('، '),
  en: name.charAt(0).toUpperCase() + name.slice(1),
})
