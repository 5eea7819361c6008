/** Where the Persian words are, a catalogue for each page and one for what several say. */
import type { Messages } from '@lingui/core'

type Load = () => Promise<{ messages: Messages }>

export const persian = {
  first: () => import('../../locales/fa/messages.po'),
  life: () => import('../../locales/fa/life.po'),
  journeys: () => import('../../locales/fa/journeys.po'),
  address: () => import('../../locales/fa/pages/address.po'),
  'check-answers': () => import('../../locales/fa/pages/check-answers.po'),
  cheques: () => import('../../locales/fa/pages/cheques.po'),
  claims: () => import('../../locales/fa/pages/claims.po'),
  'complete-when': () => import('../../locales/fa/pages/complete-when.po'),
  delivery: () => import('../../locales/fa/pages/delivery.po'),
  documents: () => import('../../locales/fa/pages/documents.po'),
  faq: () => import('../../locales/fa/pages/faq.po'),
  history: () => import('../../locales/fa/pages/history.po'),
  holder: () => import('../../locales/fa/pages/holder.po'),
  inquiry: () => import('../../locales/fa/pages/inquiry.po'),
  offers: () => import('../../locales/fa/pages/offers.po'),
  opening: () => import('../../locales/fa/pages/opening.po'),
  payment: () => import('../../locales/fa/pages/payment.po'),
  'payment-result': () => import('../../locales/fa/pages/payment-result.po'),
  'sign-in': () => import('../../locales/fa/pages/sign-in.po'),
  vehicle: () => import('../../locales/fa/pages/vehicle.po'),
} satisfies Record<string, Load>

/** `first` is what the first page and every frame say; `journeys` what several steps say; the others are a page's folder. */
export type CatalogueName = keyof typeof persian
/** A language: where each of its catalogues is. */
export type CatalogueLoaders = Readonly<Record<CatalogueName, Load>>
