/** Compares the visible page with the step tables. */
import type { Failure } from '#contract/failure.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import type { VisiblePage } from './visible-page.ts'

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)
const contains = (words: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? words.includes(wanted) : wanted.test(words)

const mismatchesOfOne = (
  what: string,
  found: readonly string[],
  wanted: string | RegExp | null,
): string[] => {
  const [only, ...others] = found
  if (wanted === null)
    return only === undefined ? [] : [`no ${what} was expected, but there is «${found.join('», «')}»`]
  if (only === undefined) return [`no ${what}; «${wanted}» was expected`]
  if (others.length > 0) return [`more than one ${what}: «${found.join('», «')}»`]
  return matches(only, wanted) ? [] : [`the ${what} is «${only}», not «${wanted}»`]
}

const mismatchesOfView = (
  { heading, primary, texts = [], errors = [], why }: ExpectedView,
  { headings, primaries, words }: VisiblePage,
  isNew: boolean,
): string[] => [
  ...((heading === null || primary === null) && why === undefined
    ? ['the table has no reason for a missing heading or primary action']
    : []),
  ...mismatchesOfOne('heading', headings, heading),
  ...mismatchesOfOne('primary action', primaries, primary),
  ...[...texts, ...(isNew ? errors : [])]
    .filter((text) => !contains(words, text))
    .map((text) => `«${text}» is missing`),
]

/**
 * Describes how the page differs from a view. Errors are expected only when the state has just been entered.
 */
export const mismatchesOf = (view: ExpectedView, seen: VisiblePage, isNew: boolean): readonly string[] => {
  const [mismatches = [], ...others] = [view, ...(view.or ?? [])].map((each) =>
    mismatchesOfView(each, seen, isNew),
  )
  return others.some(({ length }) => length === 0) ? [] : mismatches
}

/** The app's own messages for failures without a message of the gateway, in forms and in toasts. */
const ownMessage = /ارتباط با سرور برقرار نشد|پاسخی از سرور نیامد|مشکلی از سمت ما پیش آمد|مشکلی پیش آمد/

const textOfFailure = ({ message }: Failure, { failing }: ExpectedView): string | RegExp =>
  failing ?? message ?? ownMessage

/**
 * Describes a failure of the context that the page does not mention, or one that it must not mention: because
 * the state covers it, or because it has been cleared. A toast is no mention: it belongs to the app and
 * outlives the state.
 * @param earlier the failure before the last step
 */
export const failureMismatches = (
  current: Failure | null,
  earlier: Failure | null,
  view: ExpectedView,
  { wordsBesideToasts }: VisiblePage,
): readonly string[] => {
  const isShown = current !== null && view.coversFailure === undefined
  const [failure, other] = isShown ? [current, null] : [null, current ?? earlier]
  return [
    ...(failure === null || contains(wordsBesideToasts, textOfFailure(failure, view))
      ? []
      : [`the failure is not shown:  ${failure.message ?? failure.kind}`]),
    ...(other !== null && contains(wordsBesideToasts, textOfFailure(other, view))
      ? [`the failure is still shown:  ${other.message ?? other.kind}`]
      : []),
  ]
}
