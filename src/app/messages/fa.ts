/**
 * Loaders of the Persian catalogues: one per page, one for the app services, one for what all journeys
 * share.
 */
import type { Messages } from '@lingui/core'

type Load = () => Promise<{ messages: Messages }>

export const persian = {
  first: () => import('../../locales/fa/messages.po'),
  'app-services': () => import('../../locales/fa/app-services.po'),
  journeys: () => import('../../locales/fa/journeys.po'),
  account: () => import('../../locales/fa/pages/account.po'),
  address: () => import('../../locales/fa/pages/address.po'),
  'car-body': () => import('../../locales/fa/pages/car-body.po'),
  cheques: () => import('../../locales/fa/pages/cheques.po'),
  claims: () => import('../../locales/fa/pages/claims.po'),
  'complete-when': () => import('../../locales/fa/pages/complete-when.po'),
  delivery: () => import('../../locales/fa/pages/delivery.po'),
  documents: () => import('../../locales/fa/pages/documents.po'),
  faq: () => import('../../locales/fa/pages/faq.po'),
  history: () => import('../../locales/fa/pages/history.po'),
  home: () => import('../../locales/fa/pages/home.po'),
  holder: () => import('../../locales/fa/pages/holder.po'),
  inquiry: () => import('../../locales/fa/pages/inquiry.po'),
  'mobile-insurance': () => import('../../locales/fa/pages/mobile-insurance.po'),
  'mobile-policies': () => import('../../locales/fa/pages/mobile-policies.po'),
  motorcycle: () => import('../../locales/fa/pages/motorcycle.po'),
  'my-insurance': () => import('../../locales/fa/pages/my-insurance.po'),
  offers: () => import('../../locales/fa/pages/offers.po'),
  opening: () => import('../../locales/fa/pages/opening.po'),
  order: () => import('../../locales/fa/pages/order.po'),
  payment: () => import('../../locales/fa/pages/payment.po'),
  'payment-result': () => import('../../locales/fa/pages/payment-result.po'),
  pricing: () => import('../../locales/fa/pages/pricing.po'),
  renewal: () => import('../../locales/fa/pages/renewal.po'),
  'sign-in': () => import('../../locales/fa/pages/sign-in.po'),
  'third-party': () => import('../../locales/fa/pages/third-party.po'),
  vehicle: () => import('../../locales/fa/pages/vehicle.po'),
} satisfies Record<string, Load>

/**
 * `first`: first page and layout; `journeys`: shared by steps; `app-services`: overlays; the others: a
 * page's directory.
 */
export type CatalogueName = keyof typeof persian
export type CatalogueLoaders = Readonly<Record<CatalogueName, Load>>
