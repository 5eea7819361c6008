/**
 * Addresses of journeys: between the browser's location and the path, step and query that the chart names.
 */
import { queryOf } from '#machines/journey/address-query.ts'
import type { AddressQuery } from '#machines/journey/context.ts'
import { type Address, metaOfSnapshot, pathOf } from '#machines/path-of.ts'
import type { JourneyRef } from '../../steps/journey.ts'

/** Address of a step, with its query except the parameter `step`. */
export type JourneyAddress = Address & { query: AddressQuery }

/** @example hrefOf({ path: '/third-party/sanhub', step: '2', query: {} }) // '/third-party/sanhub?step=2' */
export const hrefOf = ({ path, step, query }: Address & { query?: AddressQuery }): string => {
  const search = new URLSearchParams({ ...(step === null ? {} : { step }), ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Parses the browser's location. A trailing slash is ignored. */
export const parseAddress = ({ pathname, search }: { pathname: string; search: string }): JourneyAddress => {
  const { step = null, ...query } = Object.fromEntries(new URLSearchParams(search))
  return { path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname, step, query }
}

/** Address of a journey's current state, or null where the state has none. */
export const addressOf = (journey: JourneyRef): JourneyAddress | null => {
  const snapshot = journey.getSnapshot()
  const address = pathOf(snapshot, snapshot.context)
  return address && { ...address, query: queryOf(snapshot.context, metaOfSnapshot(snapshot).query) }
}

/** Whether two addresses lead to the same step; their other query parameters may differ. */
export const isSameAddress = (one: Address | null, other: Address | null): boolean =>
  one?.path === other?.path && one?.step === other?.step
