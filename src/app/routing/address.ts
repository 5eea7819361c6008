/** Addresses of journeys as text and back. The chart names a path and, where one path has several steps, the step. */
import type { Address } from '#machines/path-of.ts'
import { pathOf } from '#machines/path-of.ts'
import type { JourneyRef } from '../../steps/journey.ts'

/** Takes an address; gives it as the browser shows it, «/third-party/sanhub?step=2». */
export const hrefOf = ({ path, step }: Address): string => (step === null ? path : `${path}?${new URLSearchParams({ step })}`)

/** Takes where the browser is; gives the address in the journey's terms. A slash at the end, and other parts of a query, mean nothing. */
export const addressAt = ({ pathname, search }: { pathname: string; search: string }): Address => ({
  path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
  step: new URLSearchParams(search).get('step'),
})

/** Takes a running or ended journey; gives where it stands, or null where its state has no address of its own. */
export const addressOf = (journey: JourneyRef): Address | null => {
  const snapshot = journey.getSnapshot()
  return pathOf(snapshot, snapshot.context.trackingCode)
}

export const isSame = (one: Address | null, other: Address | null): boolean => one?.path === other?.path && one?.step === other?.step
