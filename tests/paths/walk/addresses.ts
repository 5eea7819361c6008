/** Addresses of the third-party journey by the ids of its routes. */
import { routesOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'

/** Returns a route's path for an order. Throws for an unknown id. */
export const pathTo = (
  id: string,
  trackingCode: string | null,
): { readonly path: string; readonly step: string | null } => {
  const route = routesOf(thirdParty).find((known) => known.id === id)
  if (!route) throw new Error(`No address leads to ${id}`)
  return { path: route.path.replace('{trackingCode}', trackingCode ?? ''), step: route.step }
}

export const hrefTo = (
  id: string,
  trackingCode: string | null,
  query: Readonly<Record<string, string>> = {},
): string => {
  const { path, step } = pathTo(id, trackingCode)
  const search = new URLSearchParams({ ...(step === null ? {} : { step }), ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}
