/** The screen of every state that has one. A new screen name in the charts asks for its line here: the types see to it. */
import { type ComponentType, lazy } from 'react'
import type { ScreenName } from '#machines/journey.ts'

export const screens: Readonly<Record<ScreenName, ComponentType>> = {
  opening: lazy(() => import('../steps/opening/opening.tsx')),
  'sign-in': lazy(() => import('../steps/sign-in/sign-in.tsx')),
  'inquiry-owner': lazy(() => import('../steps/inquiry/owner.tsx')),
  'inquiry-vehicle': lazy(() => import('../steps/inquiry/vehicle.tsx')),
  'inquiry-insurance': lazy(() => import('../steps/inquiry/insurance.tsx')),
  claims: lazy(() => import('../steps/claims/claims.tsx')),
  'vehicle-details': lazy(() => import('../steps/vehicle/details.tsx')),
  'vehicle-status': lazy(() => import('../steps/vehicle/status.tsx')),
  'history-policy': lazy(() => import('../steps/history/policy.tsx')),
  'history-ownership': lazy(() => import('../steps/history/ownership.tsx')),
  'history-discounts': lazy(() => import('../steps/history/discounts.tsx')),
  offers: lazy(() => import('../steps/offers/offers.tsx')),
  holder: lazy(() => import('../steps/holder/holder.tsx')),
  address: lazy(() => import('../steps/address/address.tsx')),
  delivery: lazy(() => import('../steps/delivery/delivery.tsx')),
  documents: lazy(() => import('../steps/documents/documents.tsx')),
  payment: lazy(() => import('../steps/payment/payment.tsx')),
}
