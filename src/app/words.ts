/**
 * What journeys say, a catalogue for each page and one for what several say, so that no page waits for the words of another.
 * What the first page says comes with it. Another language is another table with the same pages.
 */
import { i18n, type Messages } from '@lingui/core'

type Load = () => Promise<{ messages: Messages }>

const catalogues = {
  journeys: () => import('../locales/fa/journeys.po'),
  address: () => import('../locales/fa/pages/address.po'),
  'check-answers': () => import('../locales/fa/pages/check-answers.po'),
  cheques: () => import('../locales/fa/pages/cheques.po'),
  claims: () => import('../locales/fa/pages/claims.po'),
  'complete-when': () => import('../locales/fa/pages/complete-when.po'),
  delivery: () => import('../locales/fa/pages/delivery.po'),
  documents: () => import('../locales/fa/pages/documents.po'),
  history: () => import('../locales/fa/pages/history.po'),
  holder: () => import('../locales/fa/pages/holder.po'),
  inquiry: () => import('../locales/fa/pages/inquiry.po'),
  offers: () => import('../locales/fa/pages/offers.po'),
  opening: () => import('../locales/fa/pages/opening.po'),
  payment: () => import('../locales/fa/pages/payment.po'),
  'payment-result': () => import('../locales/fa/pages/payment-result.po'),
  'sign-in': () => import('../locales/fa/pages/sign-in.po'),
  vehicle: () => import('../locales/fa/pages/vehicle.po'),
} satisfies Record<string, Load>

/** A catalogue's name: a page's folder, or `journeys` for what all of them share. */
export type Words = keyof typeof catalogues

const loads = new Map<Words, Promise<void>>()

const load = async (name: Words): Promise<void> => {
  const { messages } = await catalogues[name]()
  i18n.load('fa', messages)
}

/** Done when the words of a catalogue are there; those that failed to come are asked for again by whoever comes next. */
export const wordsOf = (name: Words): Promise<void> => {
  const loading = loads.get(name) ?? load(name).catch((error: unknown) => {
    loads.delete(name)
    throw error
  })
  loads.set(name, loading)
  return loading
}
