/** The cards at the side of a step, fetched where there is room for them: phones neither load nor draw them. Design language, "Breakpoints". */
import { lazy } from 'react'

export const OrderAside = lazy(() => import('./OrderAside.tsx').then((module) => ({ default: module.OrderAside })))
export const VehicleAside = lazy(() => import('./VehicleAside.tsx').then((module) => ({ default: module.VehicleAside })))
