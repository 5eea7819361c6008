/**
 * Documents that an order requires, by the history of its vehicle. Specification: document 2 sections 2.8 and
 * 4.
 */
import type { OrderDocument } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

export type RequiredDocument = Pick<OrderDocument, 'tag' | 'order'>
type DocumentText = Readonly<Pick<OrderDocument, 'title' | 'description'>>

const DAYS_TO_UPLOAD_LATER = 2

type DocumentTexts = Readonly<Record<OrderDocument['tag'], Readonly<Record<Locale, DocumentText>>>>

const vehicleTexts: DocumentTexts = {
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

/** The same documents of a motorcycle; those that name the vehicle name the motorcycle. */
const messages: Readonly<Record<InsuranceType, DocumentTexts>> = {
  thirdparty: vehicleTexts,
  motorcycle: {
    ...vehicleTexts,
    'vehicle-card-front': {
      fa: { title: 'روی کارت موتورسیکلت', description: 'طرفی که پلاک و نام مالک دارد.' },
      en: {
        title: 'Front of the motorcycle card',
        description: 'The side with the plate and the owner’s name.',
      },
    },
    'vehicle-card-back': {
      fa: { title: 'پشت کارت موتورسیکلت', description: 'طرفی که شمارهٔ موتور و تنه دارد.' },
      en: {
        title: 'Back of the motorcycle card',
        description: 'The side with the engine and frame numbers.',
      },
    },
    'ownership-document': {
      fa: {
        title: 'برگ سبز یا سند موتورسیکلت',
        description: 'برای موتورسیکلت نو، سند یا برگهٔ فروش کارخانه هم قبول است.',
      },
      en: {
        title: 'Green sheet or title deed',
        description: 'For a new motorcycle the deed or the factory’s sales sheet will do, too.',
      },
    },
  },
}

/** Returns the title of a document of a product and what it must show. */
export const documentMessages = (
  tag: OrderDocument['tag'],
  product: InsuranceType,
  locale: Locale,
): DocumentText => messages[product][tag][locale]

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

/** Returns the required documents, numbered from 1. */
export const requiredDocuments = ({ policyStatus }: Pick<OffersSearch, 'policyStatus'>): RequiredDocument[] =>
  tagsOf[policyStatus].map((tag, index) => ({ tag, order: index + 1 }))

/**
 * Returns the last day for uploads that were postponed until after payment.
 * @param payingDay today, while the order is unpaid
 */
export const uploadLaterDeadline = (payingDay: string): string =>
  addToJalali(payingDay, { days: DAYS_TO_UPLOAD_LATER })
