/** Addresses of a journey by the ids of its routes. */
import { routesOf } from '#machines/path-of.ts'
import { type AddressCodes, type JourneyId, withCodes } from '#machines/journeys.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'

/** Returns a route's path for an order or a renewed policy. Throws for an unknown id. */
export const pathTo = (
  id: string,
  codes: Partial<AddressCodes>,
  chart: JourneyId = 'third-party',
): { readonly path: string; readonly step: string | null } => {
  const route = routesOf(journeyTestModels[chart].chart).find((known) => known.id === id)
  if (!route) throw new Error(`No address leads to ${id}`)
  return { path: withCodes(route.path, codes), step: route.step }
}

export const hrefTo = (
  id: string,
  codes: Partial<AddressCodes>,
  query: Readonly<Record<string, string>> = {},
  chart: JourneyId = 'third-party',
): string => {
  const { path, step } = pathTo(id, codes, chart)
  const search = new URLSearchParams({ ...(step === null ? {} : { step }), ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}
