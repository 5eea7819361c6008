/** Holds what is seen against what the step tables say of a state. */
import type { Failure } from '#contract/failure.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import type { VisiblePage } from './visible-page.ts'

const fits = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)
const holds = (words: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? words.includes(wanted) : wanted.test(words)

const one = (what: string, found: readonly string[], wanted: string | RegExp | null): string[] => {
  const [only, ...others] = found
  if (wanted === null)
    return only === undefined ? [] : [`no ${what} was to be there, but «${found.join('», «')}»`]
  if (only === undefined) return [`no ${what}, where «${wanted}» was to be`]
  if (others.length > 0) return [`more than one ${what}: «${found.join('», «')}»`]
  return fits(only, wanted) ? [] : [`the ${what} is «${only}», not «${wanted}»`]
}

const against = (
  { heading, primary, says = [], errors = [], why }: ExpectedView,
  { headings, primaries, words }: VisiblePage,
  isNew: boolean,
): string[] => [
  ...((heading === null || primary === null) && why === undefined
    ? ['the table does not say why there is no heading or no primary action']
    : []),
  ...one('heading', headings, heading),
  ...one('primary action', primaries, primary),
  ...[...says, ...(isNew ? errors : [])]
    .filter((said) => !holds(words, said))
    .map((said) => `«${said}» is not said`),
]

/** Takes what a state is to show, what is seen, and whether it has just been come to; gives what is wrong in sentences, none where all is well. */
export const mismatchesOf = (shown: ExpectedView, seen: VisiblePage, isNew: boolean): readonly string[] => {
  const [faults = [], ...others] = [shown, ...(shown.or ?? [])].map((each) => against(each, seen, isNew))
  return others.some(({ length }) => length === 0) ? [] : faults
}

/** The app’s own sentences for what the gateway said nothing of: beside the form, and aloud. */
const ownSentence = /ارتباط با سرور برقرار نشد|پاسخی از سرور نیامد|مشکلی از سمت ما پیش آمد|مشکلی پیش آمد/

/** Takes a failure that is remembered, what the state is to show and what is seen; gives what is wrong: it is to be said. */
export const missingFailureText = (
  { message, kind }: Failure,
  { failing }: ExpectedView,
  { words }: VisiblePage,
): readonly string[] =>
  holds(words, failing ?? message ?? ownSentence) ? [] : [`nobody says that it failed: ${message ?? kind}`]
