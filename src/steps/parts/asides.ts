/** The cards beside a step, loaded on wide screens only. Design language, "Breakpoints". */
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const cards = () => import('./AsideCards.tsx')

export const { Component: OrderAside } = lazyPart(() => cards().then(({ OrderCard }) => OrderCard))
export const { Component: VehicleAside } = lazyPart(() => cards().then(({ VehicleCard }) => VehicleCard))
