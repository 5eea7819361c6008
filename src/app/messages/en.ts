/**
 * Loaders of the English catalogues. Loading this module also adds the contract's English texts: rules,
 * errors, insurers.
 */
import { addLanguage } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import type { CatalogueLoaders } from './fa.ts'

addLanguage('en', en)

export const english: CatalogueLoaders = {
  first: () => import('../../locales/en/messages.po'),
  'app-services': () => import('../../locales/en/app-services.po'),
  journeys: () => import('../../locales/en/journeys.po'),
  account: () => import('../../locales/en/pages/account.po'),
  address: () => import('../../locales/en/pages/address.po'),
  'car-body': () => import('../../locales/en/pages/car-body.po'),
  cheques: () => import('../../locales/en/pages/cheques.po'),
  claims: () => import('../../locales/en/pages/claims.po'),
  'complete-when': () => import('../../locales/en/pages/complete-when.po'),
  delivery: () => import('../../locales/en/pages/delivery.po'),
  documents: () => import('../../locales/en/pages/documents.po'),
  faq: () => import('../../locales/en/pages/faq.po'),
  history: () => import('../../locales/en/pages/history.po'),
  home: () => import('../../locales/en/pages/home.po'),
  holder: () => import('../../locales/en/pages/holder.po'),
  inquiry: () => import('../../locales/en/pages/inquiry.po'),
  'mobile-insurance': () => import('../../locales/en/pages/mobile-insurance.po'),
  'mobile-policies': () => import('../../locales/en/pages/mobile-policies.po'),
  motorcycle: () => import('../../locales/en/pages/motorcycle.po'),
  'my-insurance': () => import('../../locales/en/pages/my-insurance.po'),
  offers: () => import('../../locales/en/pages/offers.po'),
  opening: () => import('../../locales/en/pages/opening.po'),
  order: () => import('../../locales/en/pages/order.po'),
  payment: () => import('../../locales/en/pages/payment.po'),
  'payment-result': () => import('../../locales/en/pages/payment-result.po'),
  pricing: () => import('../../locales/en/pages/pricing.po'),
  renewal: () => import('../../locales/en/pages/renewal.po'),
  'sign-in': () => import('../../locales/en/pages/sign-in.po'),
  'third-party': () => import('../../locales/en/pages/third-party.po'),
  vehicle: () => import('../../locales/en/pages/vehicle.po'),
}
