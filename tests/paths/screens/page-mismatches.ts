/** Compares a rendered page and its chart with the expectation after a step of a walk. */
import type { AnyMachineSnapshot } from 'xstate'
import { type Failure, failureOf } from '#machines/failure.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { leafStateOf } from '../leaf-states.ts'
import { failureMismatches, mismatchesOf } from './compare-page.ts'
import { readVisiblePage } from './visible-page.ts'

/** Parts of a failure that the page decides: a random id, and the language that it asked in. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['errorId', 'locale'])

const textOf = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => (OF_THE_PAGE.has(key) ? '' : value)) ?? 'nothing'

/** State and context of a snapshot as text. */
export const snapshotText = ({ value, context }: AnyMachineSnapshot): string => textOf([value, context])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part with its fields in the order of their names: schemas put them in an order of their own. */
const sorted = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(sorted)
  if (!isRecord(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  )
}

const isSame = (one: unknown, other: unknown): boolean =>
  textOf(one) === textOf(other) || textOf(sorted(one)) === textOf(sorted(other))

const LONGEST = 400

/** Describes how a chart's state or context differs from the expected snapshot. */
export const chartDifferences = (
  expected: AnyMachineSnapshot,
  found: AnyMachineSnapshot,
): readonly string[] => {
  const difference = (name: string, one: unknown, other: unknown): string[] =>
    isSame(one, other)
      ? []
      : [`${name} is ${textOf(other).slice(0, LONGEST)}, not ${textOf(one).slice(0, LONGEST)}`]
  const names = new Set([...Object.keys(expected.context), ...Object.keys(found.context)])
  return [
    ...difference('the state', expected.value, found.value),
    ...[...names].flatMap((name) => difference(name, expected.context[name], found.context[name])),
  ]
}

const failureIn = (snapshot: AnyMachineSnapshot | null): Failure | null => {
  const failure: unknown = snapshot?.context.failure
  return failure === null || failure === undefined ? null : failureOf(failure)
}

/**
 * Describes how the visible page differs from the expected view of a state. `before` is the state that came
 * before it.
 */
export const pageMismatches = (
  after: AnyMachineSnapshot,
  view: ExpectedView | null,
  before: AnyMachineSnapshot | null,
): readonly string[] => {
  const state = leafStateOf(after)
  if (view === null) return [`no table says what «${state}» shows`]
  const page = readVisiblePage()
  const isEntered = before === null || leafStateOf(before) !== state
  // While a call is running, a form keeps the failure of the call before, and a skeleton has no place for it.
  const isLoading = after.tags.has('loading')
  return [
    ...mismatchesOf(view, page, isEntered),
    ...(isLoading ? [] : failureMismatches(failureIn(after), failureIn(before), view, page)),
  ]
}
