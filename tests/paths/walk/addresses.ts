/** Addresses of a journey by the ids of its routes. */
import { routesOf } from '#machines/path-of.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'

/** Returns a route's path for an order. Throws for an unknown id. */
export const pathTo = (
  id: string,
  trackingCode: string | null,
  chart: JourneyId = 'third-party',
): { readonly path: string; readonly step: string | null } => {
  const route = routesOf(journeyTestModels[chart].chart).find((known) => known.id === id)
  if (!route) throw new Error(`No address leads to ${id}`)
  return { path: route.path.replace('{trackingCode}', trackingCode ?? ''), step: route.step }
}

export const hrefTo = (
  id: string,
  trackingCode: string | null,
  query: Readonly<Record<string, string>> = {},
  chart: JourneyId = 'third-party',
): string => {
  const { path, step } = pathTo(id, trackingCode, chart)
  const search = new URLSearchParams({ ...(step === null ? {} : { step }), ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}
