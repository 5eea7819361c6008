/** The cards at the side of a step, fetched where there is room for them: phones neither load nor draw them. Design language, "Breakpoints". */
import { laterPart } from './later-part.tsx'

export const { Part: OrderAside } = laterPart(() =>
  import('./OrderAside.tsx').then((module) => module.OrderAside),
)
export const { Part: VehicleAside } = laterPart(() =>
  import('./VehicleAside.tsx').then((module) => module.VehicleAside),
)
