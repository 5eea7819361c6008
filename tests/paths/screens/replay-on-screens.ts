/** A path replayed on the rendered screens: after each step the chart is where the walk was, with the same memory, and what is seen is what the step tables say. */
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#machines/paths/catalogue.ts'
import { failureOf } from '#machines/journey/failure.ts'
import { shownIn } from '#tests/journeys/steps/tables.ts'
import { restingIn } from '../resting.ts'
import type { PathResult } from '../results.ts'
import { openPage } from './journey-page.tsx'
import { faultsIn, silenceOf } from './judge.ts'
import { seenNow } from './seen.ts'

/** Ids of failures are random. */
const memoryOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context], (key, part: unknown) => (key === 'errorId' ? '' : part))

/** What is wrong with the page in this state. A journey that has ended leaves its last page standing until another comes. */
const faultsOf = (after: AnyMachineSnapshot, before: AnyMachineSnapshot | null): readonly string[] => {
  if (after.status !== 'active') return []
  const state = restingIn(after)
  const shown = shownIn(state)
  if (shown === null) return [`no table says what «${state}» shows`]
  const seen = seenNow()
  const { failure } = after.context
  const waits = after.tags.has('loading')
  return [...faultsIn(shown, seen, before === null || restingIn(before) !== state), ...(failure === null || waits ? [] : silenceOf(failureOf(failure), shown, seen))]
}

/** Takes a named path; gives how its replay went. Wants fake timers. */
export const replayOnScreens = async ({ name, path }: NamedPath): Promise<PathResult> => {
  const page = await openPage(path.beginning)
  try {
    let before: AnyMachineSnapshot | null = null
    for (const [step, { by, after }] of [{ by: path.beginning, after: path.begins }, ...path.steps].entries()) {
      if (step > 0) await page.happen(by)
      const at = { path: name, passed: false, step, by: by.name }
      const [expected, found] = [memoryOf(after), memoryOf(page.snapshot())]
      if (expected !== found) return { ...at, expected, found }
      const faults = faultsOf(after, before)
      before = after
      if (faults.length > 0) return { ...at, expected: `the page of «${restingIn(after)}»`, found: faults.join('; ') }
    }
    return { path: name, passed: true }
  } finally {
    page.close()
  }
}
