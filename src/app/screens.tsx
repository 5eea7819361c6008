/** The screen of every state that has one. A new screen name in the charts asks for its line here: the types see to it. */
import { type ComponentType, lazy } from 'react'
import type { ScreenName } from '#machines/journey.ts'

type Load = () => Promise<{ default: ComponentType }>

/** `load` fetches the screen ahead of time; `Screen` fetches it when it is drawn. */
const screen = (load: Load) => ({ load, Screen: lazy(load) })

export const screens: Readonly<Record<ScreenName, ReturnType<typeof screen>>> = {
  opening: screen(() => import('../steps/opening/opening.tsx')),
  'sign-in': screen(() => import('../steps/sign-in/sign-in.tsx')),
  'inquiry-owner': screen(() => import('../steps/inquiry/owner.tsx')),
  'inquiry-vehicle': screen(() => import('../steps/inquiry/vehicle.tsx')),
  'inquiry-insurance': screen(() => import('../steps/inquiry/insurance.tsx')),
  claims: screen(() => import('../steps/claims/claims.tsx')),
  'vehicle-details': screen(() => import('../steps/vehicle/details.tsx')),
  'vehicle-status': screen(() => import('../steps/vehicle/status.tsx')),
  'history-policy': screen(() => import('../steps/history/policy.tsx')),
  'history-ownership': screen(() => import('../steps/history/ownership.tsx')),
  'history-discounts': screen(() => import('../steps/history/discounts.tsx')),
  offers: screen(() => import('../steps/offers/offers.tsx')),
  holder: screen(() => import('../steps/holder/holder.tsx')),
  address: screen(() => import('../steps/address/address.tsx')),
  delivery: screen(() => import('../steps/delivery/delivery.tsx')),
  documents: screen(() => import('../steps/documents/documents.tsx')),
  payment: screen(() => import('../steps/payment/payment.tsx')),
}
