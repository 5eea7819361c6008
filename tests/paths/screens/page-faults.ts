/** What is wrong with the page after a step of a path: where the chart came to, and what is seen of it. */
import type { AnyMachineSnapshot } from 'xstate'
import { failureOf } from '#machines/journey/failure.ts'
import type { Shown } from '#tests/journeys/steps/table.ts'
import { restingIn } from '../resting.ts'
import { faultsIn, silenceOf } from './judge.ts'
import { seenNow } from './seen.ts'

/** Takes a snapshot; gives its state and memory as text. Ids of failures are random. */
export const memoryOf = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context], (key, part: unknown) => (key === 'errorId' ? '' : part))

/** Takes where the walk came to, what that state is to show, and where it was before; gives sentences. */
export const pageFaults = (
  after: AnyMachineSnapshot,
  shown: Shown | null,
  before: AnyMachineSnapshot | null,
): readonly string[] => {
  const state = restingIn(after)
  if (shown === null) return [`no table says what «${state}» shows`]
  const seen = seenNow()
  const { failure } = after.context
  const waits = after.tags.has('loading')
  return [
    ...faultsIn(shown, seen, before === null || restingIn(before) !== state),
    ...(failure === null || waits ? [] : silenceOf(failureOf(failure), shown, seen)),
  ]
}
