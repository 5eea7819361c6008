/** Addresses of journeys as text and back. The chart names a path, where one path has several steps the step, and what else its address says. */
import { queryOf } from '#machines/journey/address-query.ts'
import type { AddressQuery } from '#machines/journey/context.ts'
import { type Address, metaOfSnapshot, pathOf } from '#machines/path-of.ts'
import type { JourneyRef } from '../../steps/journey.ts'

/** Where a journey stands or is asked to stand, with the whole query of its address but the step. */
export type JourneyAddress = Address & { query: AddressQuery }

/** Takes a place; gives it as the browser shows it, «/third-party/sanhub?step=2». */
export const hrefOf = ({ path, step, query }: Address & { query?: AddressQuery }): string => {
  const search = new URLSearchParams({ ...(step === null ? {} : { step }), ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Takes where the browser is; gives the place in the journey's terms. A slash at the end means nothing. */
export const parseAddress = ({ pathname, search }: { pathname: string; search: string }): JourneyAddress => {
  const { step = null, ...query } = Object.fromEntries(new URLSearchParams(search))
  return { path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname, step, query }
}

/** Takes a running or ended journey; gives where it stands, or null where its state has no address of its own. */
export const addressOf = (journey: JourneyRef): JourneyAddress | null => {
  const snapshot = journey.getSnapshot()
  const address = pathOf(snapshot, snapshot.context.trackingCode)
  return address && { ...address, query: queryOf(snapshot.context, metaOfSnapshot(snapshot).query) }
}

/** Whether two places are the same step; what their queries say besides may differ. */
export const isSameAddress = (one: Address | null, other: Address | null): boolean =>
  one?.path === other?.path && one?.step === other?.step
