/** What is wrong with the page after a step of a path: where the chart came to, and what is seen of it. */
import type { AnyMachineSnapshot } from 'xstate'
import { failureOf } from '#machines/failure.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { leafStateOf } from '../leaf-states.ts'
import { mismatchesOf, missingFailureText } from './compare-page.ts'
import { readVisiblePage } from './visible-page.ts'

/** Takes a snapshot; gives its state and memory as text. Ids of failures are random. */
export const snapshotText = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context], (key, part: unknown) => (key === 'errorId' ? '' : part))

/** Takes where the walk came to, what that state is to show, and where it was before; gives sentences. */
export const pageMismatches = (
  after: AnyMachineSnapshot,
  shown: ExpectedView | null,
  before: AnyMachineSnapshot | null,
): readonly string[] => {
  const state = leafStateOf(after)
  if (shown === null) return [`no table says what «${state}» shows`]
  const seen = readVisiblePage()
  const { failure } = after.context
  const waits = after.tags.has('loading')
  return [
    ...mismatchesOf(shown, seen, before === null || leafStateOf(before) !== state),
    ...(failure === null || waits ? [] : missingFailureText(failureOf(failure), shown, seen)),
  ]
}
