/**
 * What a run in Chromium covers. All transitions are replayed in jsdom; a real browser adds layout and
 * accessibility of every view, real input, and what jsdom lacks: history, windows, files, time, other
 * tabs.
 */
import type { ItemsOf } from '#explorer/cover-items.ts'
import { isBrowserOnly } from './browser-only.ts'

/** Steps that consist of several addresses. */
const SPLIT: ReadonlySet<string> = new Set(['inquiry', 'vehicle', 'history', 'payment'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const firstKey = (value: unknown): string => (isRecord(value) ? (Object.keys(value)[0] ?? '') : String(value))

/** Returns the top-level state, and the one below where each has an address of its own: «payment.check». */
const addressedState = (state: string): string => {
  const value: unknown = state.startsWith('{') ? JSON.parse(state) : state
  const step = firstKey(value)
  return isRecord(value) && SPLIT.has(step) ? `${step}.${firstKey(value[step])}` : step
}

/**
 * What only a browser can show of a step: its view, and each transition that an event from outside jsdom
 * fires. Every journey repeats the transitions of the whole chart, so they count by their event and, for an
 * address, by where it leads.
 */
export const perView: ItemsOf = ({ by: { event }, after, fired }) => {
  const address =
    event.type === 'xstate.route' ? ` of ${String(event['to'])} to ${addressedState(after)}` : ''
  return [
    `view ${after}`,
    ...(isBrowserOnly(event.type) ? fired : []).map((transition) =>
      transition.startsWith('(any)')
        ? `transition (any) | ${event.type}${address}`
        : `transition ${transition}`,
    ),
  ]
}

/** The steps that only a renewal has, or shows with other parts. */
const OF_RENEWAL: ReadonlySet<string> = new Set(['policy', 'offers', 'information'])

/**
 * The views of a renewal's own steps. Sessions, addresses and time are those of every journey, walked in the
 * first of them; a renewal's are replayed in jsdom, and `renewal.spec.ts` signs in and opens its addresses.
 */
export const perRenewalView: ItemsOf = ({ after }) =>
  OF_RENEWAL.has(addressedState(after)) ? [`view ${after}`] : []

/**
 * The same as `perView`, and each address entered and left, and each user event of a step. Which address
 * follows which is checked after every transition in jsdom. A sign-in or a closed order ends a walk; as
 * changes of address they count once a step.
 */
export const perBrowserItem: ItemsOf = (occurrence) => {
  const {
    by: { event },
    before,
    after,
  } = occurrence
  const [from, to] = [addressedState(before), addressedState(after)]
  const isInternal = event.type.startsWith('xstate.')
  return [
    ...perView(occurrence),
    ...(from === to ? [] : [`address ${from} left`, `address ${to} entered`]),
    ...(isInternal ? [] : [`user event ${from} ${event.type}`]),
  ]
}
