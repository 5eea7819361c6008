/**
 * The screen of every state that has one, loaded with its catalogue. A new screen name in the charts needs
 * its line here.
 */
import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { prefetchWhenIdle } from '#adapters/idle.ts'
import type { ScreenName } from '#machines/journey.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { loadMessages, type PageCatalogue } from '../messages.ts'
import { journeyParts } from './journey-parts.ts'

type Load = () => Promise<{ default: ComponentType }>

/**
 * The only loader of a step's screen: `component` is null until `load` has resolved. Screens that show prices
 * share a second catalogue.
 */
const screen = (catalogue: PageCatalogue, importScreen: Load, ...others: PageCatalogue[]) => {
  const loaded: { component: ComponentType | null } = { component: null }
  const load = async (): Promise<void> => {
    const [module] = await Promise.all([importScreen(), ...[catalogue, ...others].map(loadMessages)])
    loaded.component = module.default
  }
  return { loaded, load }
}

export const screens: Readonly<Record<ScreenName, ReturnType<typeof screen>>> = {
  opening: screen('opening', () => import('../../steps/opening/opening.tsx')),
  'sign-in': screen('sign-in', () => import('../../steps/sign-in/sign-in.tsx')),
  'inquiry-owner': screen('inquiry', () => import('../../steps/inquiry/owner.tsx')),
  'inquiry-vehicle': screen('inquiry', () => import('../../steps/inquiry/vehicle.tsx')),
  'inquiry-insurance': screen('inquiry', () => import('../../steps/inquiry/insurance.tsx')),
  claims: screen('claims', () => import('../../steps/claims/claims.tsx')),
  'vehicle-details': screen('vehicle', () => import('../../steps/vehicle/details.tsx')),
  'vehicle-status': screen('vehicle', () => import('../../steps/vehicle/status.tsx')),
  'history-policy': screen('history', () => import('../../steps/history/policy.tsx')),
  'history-ownership': screen('history', () => import('../../steps/history/ownership.tsx')),
  'history-discounts': screen('history', () => import('../../steps/history/discounts.tsx')),
  'car-details': screen('car-body', () => import('../../steps/car-questions/details.tsx')),
  'car-value': screen('car-body', () => import('../../steps/car-questions/value.tsx')),
  'car-insurance': screen('car-body', () => import('../../steps/car-questions/insurance.tsx')),
  'car-third-party': screen('car-body', () => import('../../steps/car-questions/third-party.tsx')),
  'car-body-offers': screen(
    'car-body',
    () => import('../../steps/offers/car-body/offers.tsx'),
    'offers',
    'pricing',
  ),
  inspection: screen('car-body', () => import('../../steps/inspection/inspection.tsx')),
  terms: screen('car-body', () => import('../../steps/inspection/terms.tsx')),
  visit: screen('car-body', () => import('../../steps/inspection/visit.tsx')),
  'renewal-policy': screen('renewal', () => import('../../steps/renewal/policy/policy.tsx')),
  'renewal-offers': screen(
    'renewal',
    () => import('../../steps/offers/renewal/offers.tsx'),
    'offers',
    'pricing',
  ),
  'renewal-information': screen(
    'renewal',
    () => import('../../steps/renewal/information/information.tsx'),
    'holder',
    'address',
    'delivery',
  ),
  offers: screen('offers', () => import('../../steps/offers/offers.tsx'), 'pricing'),
  'complete-when': screen('complete-when', () => import('../../steps/complete-when/complete-when.tsx')),
  holder: screen('holder', () => import('../../steps/holder/holder.tsx')),
  address: screen('address', () => import('../../steps/address/address.tsx')),
  delivery: screen('delivery', () => import('../../steps/delivery/delivery.tsx')),
  documents: screen('documents', () => import('../../steps/documents/documents.tsx')),
  cheques: screen('cheques', () => import('../../steps/cheques/cheques.tsx')),
  payment: screen('payment', () => import('../../steps/payment/payment.tsx'), 'pricing'),
}

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screens, name)
const screenNames: readonly ScreenName[] = Object.keys(screens).filter(isScreenName)

/**
 * The component of a screen; null until it is loaded. It is no lazy component, because React shows what
 * follows a suspended component only 300 ms later.
 * @throws what the loading failed with
 */
export const useScreen = (name: ScreenName | undefined): ComponentType | null => {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const component = name === undefined ? null : screens[name].loaded.component
  useEffect(() => {
    if (name === undefined || screens[name].loaded.component !== null) return
    screens[name].load().then(renderAgain, (error: unknown) => setFailure({ error }))
  }, [name])
  if (failure !== null) throw failure.error
  return component
}

const ownScreens: ReadonlySet<ScreenName> = new Set(journeyIds.flatMap((id) => journeyParts[id].own))

const screensOf = (journey: JourneyId): readonly ScreenName[] => {
  const { own, shared } = journeyParts[journey]
  return shared === 'all'
    ? screenNames.filter((name) => !ownScreens.has(name) || own.includes(name))
    : [...own, ...shared]
}

/**
 * Loads all screens of a journey one after another while the browser is idle, so that no step waits for its
 * own. Not if the user asked to save data.
 * @returns cancel
 */
export const prefetchScreens = (journey: JourneyId): (() => void) => {
  let isCancelled = false
  const loadAll = async (): Promise<void> => {
    for (const name of screensOf(journey)) if (!isCancelled) await screens[name].load()
  }
  // A failed prefetch is ignored: the step loads its screen again.
  const cancel = prefetchWhenIdle(() => void loadAll().catch(() => undefined))
  return () => {
    isCancelled = true
    cancel()
  }
}
