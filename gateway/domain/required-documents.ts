/** Which pictures an order needs, by the history of its vehicle. Specification: document 2 sections 2.8 and 4. */
import type { OrderDocument } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

export type RequiredDocument = Pick<OrderDocument, 'tag' | 'order'>
type Words = Readonly<Pick<OrderDocument, 'title' | 'description'>>

const DAYS_TO_SEND_THE_REST = 2

const words: Readonly<Record<OrderDocument['tag'], Readonly<Record<Locale, Words>>>> = {
  'national-card': {
    fa: { title: 'روی کارت ملی', description: 'کارت ملی بیمه‌گذار؛ رسید ثبت‌نام کارت هوشمند هم قبول است.' },
    en: {
      title: 'Front of the national card',
      description: 'The policyholder’s; a receipt of the smart card’s registration will do, too.',
    },
  },
  'vehicle-card-front': {
    fa: { title: 'روی کارت خودرو', description: 'طرفی که پلاک و نام مالک دارد.' },
    en: { title: 'Front of the vehicle card', description: 'The side with the plate and the owner’s name.' },
  },
  'vehicle-card-back': {
    fa: { title: 'پشت کارت خودرو', description: 'طرفی که شمارهٔ موتور و شاسی دارد.' },
    en: { title: 'Back of the vehicle card', description: 'The side with the engine and chassis numbers.' },
  },
  'previous-policy': {
    fa: { title: 'بیمه‌نامهٔ قبلی', description: 'صفحهٔ اول، حتی اگر منقضی باشد' },
    en: { title: 'Previous policy', description: 'The first page, even if it has expired' },
  },
  'ownership-document': {
    fa: {
      title: 'برگ سبز یا سند خودرو',
      description: 'برای خودروی نو، سند یا برگهٔ فروش کارخانه هم قبول است.',
    },
    en: {
      title: 'Green sheet or title deed',
      description: 'For a new vehicle the deed or the factory’s sales sheet will do, too.',
    },
  },
}

/** Takes a document's tag and a language; gives its title and what is to be seen on it. */
export const documentMessages = (tag: OrderDocument['tag'], locale: Locale): Words => words[tag][locale]

const tagsOf: Record<OffersSearch['policyStatus'], readonly OrderDocument['tag'][]> = {
  with_policy: ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy'],
  ownership_change: [
    'national-card',
    'vehicle-card-front',
    'vehicle-card-back',
    'previous-policy',
    'ownership-document',
  ],
  new: ['national-card', 'ownership-document'],
  without: ['national-card', 'vehicle-card-front', 'vehicle-card-back'],
}

/** Takes what was searched for; gives the documents in the order in which they are asked for, numbered from 1. */
export const requiredDocuments = ({ policyStatus }: Pick<OffersSearch, 'policyStatus'>): RequiredDocument[] =>
  tagsOf[policyStatus].map((tag, index) => ({ tag, order: index + 1 }))

/** Takes the day of paying (today, while nothing is paid); gives the last day on which pictures put off until after payment may come. */
export const uploadLaterDeadline = (payingDay: string): string =>
  addToJalali(payingDay, { days: DAYS_TO_SEND_THE_REST })
