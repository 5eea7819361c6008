/** Compares the visible page with the step tables. */
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

/**
 * Describes how the page differs from a view. Errors are expected only when the state has just been entered.
 */
export const mismatchesOf = (shown: ExpectedView, seen: VisiblePage, isNew: boolean): readonly string[] => {
  const [faults = [], ...others] = [shown, ...(shown.or ?? [])].map((each) => against(each, seen, isNew))
  return others.some(({ length }) => length === 0) ? [] : faults
}

/** The app's own messages for failures without a message of the gateway, in forms and in toasts. */
const ownSentence = /ارتباط با سرور برقرار نشد|پاسخی از سرور نیامد|مشکلی از سمت ما پیش آمد|مشکلی پیش آمد/

/** Reports a failure in the context that the page does not mention. */
export const missingFailureText = (
  { message, kind }: Failure,
  { failing }: ExpectedView,
  { words }: VisiblePage,
): readonly string[] =>
  holds(words, failing ?? message ?? ownSentence) ? [] : [`nobody says that it failed: ${message ?? kind}`]
