/** The screen of every state that has one. A new screen name in the charts asks for its line here: the types see to it. */
import { type ComponentType, lazy } from 'react'
import type { ScreenName } from '#machines/journey.ts'
import { type PageCatalogue, loadMessages } from './messages.ts'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Takes a step's words and its screen. `load` fetches both ahead of time. `now` gives the screen itself once it is there: a `lazy`
 * one waits on its first draw even for what was fetched, and what comes after a wait is held back for 300 ms.
 */
const screen = (words: PageCatalogue, drawn: Load) => {
  let here: ComponentType | null = null
  const load: Load = async () => {
    const [module] = await Promise.all([drawn(), loadMessages(words)])
    here = module.default
    return module
  }
  const Fetched = lazy(load)
  return { load, now: (): ComponentType => here ?? Fetched }
}

export const screens: Readonly<Record<ScreenName, ReturnType<typeof screen>>> = {
  opening: screen('opening', () => import('../steps/opening/opening.tsx')),
  'sign-in': screen('sign-in', () => import('../steps/sign-in/sign-in.tsx')),
  'inquiry-owner': screen('inquiry', () => import('../steps/inquiry/owner.tsx')),
  'inquiry-vehicle': screen('inquiry', () => import('../steps/inquiry/vehicle.tsx')),
  'inquiry-insurance': screen('inquiry', () => import('../steps/inquiry/insurance.tsx')),
  claims: screen('claims', () => import('../steps/claims/claims.tsx')),
  'vehicle-details': screen('vehicle', () => import('../steps/vehicle/details.tsx')),
  'vehicle-status': screen('vehicle', () => import('../steps/vehicle/status.tsx')),
  'history-policy': screen('history', () => import('../steps/history/policy.tsx')),
  'history-ownership': screen('history', () => import('../steps/history/ownership.tsx')),
  'history-discounts': screen('history', () => import('../steps/history/discounts.tsx')),
  offers: screen('offers', () => import('../steps/offers/offers.tsx')),
  'complete-when': screen('complete-when', () => import('../steps/complete-when/complete-when.tsx')),
  holder: screen('holder', () => import('../steps/holder/holder.tsx')),
  address: screen('address', () => import('../steps/address/address.tsx')),
  delivery: screen('delivery', () => import('../steps/delivery/delivery.tsx')),
  documents: screen('documents', () => import('../steps/documents/documents.tsx')),
  cheques: screen('cheques', () => import('../steps/cheques/cheques.tsx')),
  'check-answers': screen('check-answers', () => import('../steps/check-answers/check-answers.tsx')),
  payment: screen('payment', () => import('../steps/payment/payment.tsx')),
}
