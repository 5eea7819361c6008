/** The cards at the side of a step, fetched where there is room for them: phones neither load nor draw them. Design language, "Breakpoints". */
import { lazyPart } from './lazy-part.tsx'

export const { Component: OrderAside } = lazyPart(() =>
  import('./OrderAside.tsx').then((module) => module.OrderAside),
)
export const { Component: VehicleAside } = lazyPart(() =>
  import('./vehicle/VehicleAside.tsx').then((module) => module.VehicleAside),
)
