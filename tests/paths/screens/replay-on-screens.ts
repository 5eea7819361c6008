/** A path replayed on the rendered screens: after each step the chart is where the walk was, with the same memory, and what is seen is what the step tables say. */
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import { leafStateOf } from '../leaf-states.ts'
import type { PathResult } from '../results.ts'
import { renderJourneyPage } from './journey-page.tsx'
import { snapshotText, pageMismatches } from './page-mismatches.ts'

/** Takes a named path; gives how its replay went. Wants fake timers. */
export const replayOnScreens = async ({ name, path }: NamedPath): Promise<PathResult> => {
  const page = await renderJourneyPage(path.start)
  let before: AnyMachineSnapshot | null = null
  try {
    for (const [step, { by, after }] of [
      { by: path.start, after: path.startSnapshot },
      ...path.steps,
    ].entries()) {
      if (step > 0) await page.happen(by)
      const at = { path: name, passed: false, step, by: by.name }
      const [expected, found] = [snapshotText(after), snapshotText(page.snapshot())]
      if (expected !== found) return { ...at, expected, found }
      // A journey that has ended leaves its last page standing until another comes.
      const faults =
        after.status === 'active' ? pageMismatches(after, viewOf(leafStateOf(after)), before) : []
      if (faults.length > 0)
        return { ...at, expected: `the page of «${leafStateOf(after)}»`, found: faults.join('; ') }
      before = after
    }
    return { path: name, passed: true }
  } finally {
    page.close()
  }
}
