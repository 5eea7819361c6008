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

const textOfFailure = ({ message }: Failure, { failing }: ExpectedView): string | RegExp =>
  failing ?? message ?? ownSentence

/**
 * Describes a failure of the context that the page does not mention, or one that it must not mention: because
 * the state covers it, or because it has been cleared. A toast is no mention: it belongs to the app and
 * outlives the state.
 * @param earlier the failure before the last step
 */
export const failureMismatches = (
  now: Failure | null,
  earlier: Failure | null,
  view: ExpectedView,
  { wordsBesideToasts }: VisiblePage,
): readonly string[] => {
  const isShown = now !== null && view.coversFailure === undefined
  const [failure, other] = isShown ? [now, null] : [null, now ?? earlier]
  return [
    ...(failure === null || holds(wordsBesideToasts, textOfFailure(failure, view))
      ? []
      : [`nobody says that it failed: ${failure.message ?? failure.kind}`]),
    ...(other !== null && holds(wordsBesideToasts, textOfFailure(other, view))
      ? [`the page still says that it failed: ${other.message ?? other.kind}`]
      : []),
  ]
}
