/**
 * Documents that an order requires, by the history of its vehicle and the kind of its policy holder.
 * Specification: document 2 sections 2.8 and 4; decisions, section 6 "company owner".
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { DocumentTag, type OrderDocument } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

export type RequiredDocument = Pick<OrderDocument, 'tag' | 'order'>
type DocumentText = Readonly<Pick<OrderDocument, 'title' | 'description'>>

export const DAYS_TO_UPLOAD_LATER = 2

type DocumentTexts = Readonly<Record<OrderDocument['tag'], Readonly<Record<Locale, DocumentText>>>>

const vehicleTexts: DocumentTexts = {
  'national-card': {
    fa: { title: 'روی کارت ملی', description: 'کارت ملی بیمه‌گذار؛ رسید ثبت‌نام کارت هوشمند هم قبول است.' },
    en: {
      title: 'Front of the national card',
      description: 'The policy holder’s; a smart-card registration slip also works.',
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
    fa: { title: 'بیمه‌نامهٔ قبلی', description: 'صفحهٔ اول، حتی اگر منقضی باشد.' },
    en: { title: 'Previous policy', description: 'The first page, even if it has expired.' },
  },
  'ownership-document': {
    fa: {
      title: 'برگ سبز یا سند خودرو',
      description: 'برای خودروی نو، سند یا برگهٔ فروش کارخانه هم قبول است.',
    },
    en: {
      title: 'Green sheet or title deed',
      description: 'For a new vehicle, the deed or the factory’s sales slip also works.',
    },
  },
  'company-registration': {
    fa: {
      title: 'آگهی تأسیس شرکت',
      description: 'روزنامهٔ رسمی یا آگهی ثبت، با نام و شناسهٔ ملی شرکت.',
    },
    en: {
      title: 'Company registration notice',
      description: 'From the official gazette, with the company’s name and national id.',
    },
  },
  'manager-national-card': {
    fa: {
      title: 'روی کارت ملی مدیرعامل',
      description: 'یا کارت ملی نمایندهٔ قانونی شرکت.',
    },
    en: {
      title: 'Front of the managing director’s national card',
      description: 'Or that of the company’s legal representative.',
    },
  },
  'third-party-policy': {
    fa: { title: 'بیمه‌نامهٔ شخص ثالث', description: 'صفحهٔ اول، با سال‌های بدون خسارت.' },
    en: { title: 'Third-party policy', description: 'The first page, with the years without a claim.' },
  },
  'accessories-invoice': {
    fa: {
      title: 'فاکتور لوازم اضافه',
      description: 'فاکتور یا برگهٔ نصب لوازمی که از کارخانه نیست.',
    },
    en: {
      title: 'Invoice for accessories',
      description: 'An invoice or the fitter’s slip for what is not from the factory.',
    },
  },
}

/** Documents by product: those of a motorcycle name it, and a previous policy is one of the same insurance. */
const messages: Readonly<Record<InsuranceType, DocumentTexts>> = {
  thirdparty: vehicleTexts,
  carbody: {
    ...vehicleTexts,
    'previous-policy': {
      fa: { title: 'بیمه‌نامهٔ بدنهٔ قبلی', description: 'صفحهٔ اول، حتی اگر منقضی باشد.' },
      en: { title: 'Previous car-body policy', description: 'The first page, even if it has expired.' },
    },
  },
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
        description: 'For a new motorcycle, the deed or the factory’s sales slip also works.',
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

/** Whether the policy is in the name of a company, which has no national card. */
export const isHeldByCompany = (holder: PolicyHolder | null): boolean =>
  holder?.type === 'car_owner' && holder.insuredType === COMPANY

/** A company's papers. The others keep their numbers, under which a file may already be stored. */
const ofCompany = (tags: readonly OrderDocument['tag'][]): readonly OrderDocument['tag'][] => [
  ...tags.map((tag) => (tag === 'national-card' ? 'company-registration' : tag)),
  'manager-national-card',
]

type DocumentSearch =
  | Pick<OffersSearch, 'policyStatus'>
  | Pick<CarBodySearch, 'policyStatus' | 'covers' | 'thirdPartyDiscount' | 'carAccessoriesValue'>

/** Car-body insurers also want to see what gave a discount, and what accessories are worth. */
const besides = (search: DocumentSearch): OrderDocument['tag'][] => {
  if (!('covers' in search)) return []
  return [
    ...(search.thirdPartyDiscount === '0' ? [] : (['third-party-policy'] as const)),
    ...(search.carAccessoriesValue === null ? [] : (['accessories-invoice'] as const)),
  ]
}

/** Documents that only the insurer of a car's body asks for. */
const ofCarBody: ReadonlySet<DocumentTag> = new Set<DocumentTag>([
  'third-party-policy',
  'accessories-invoice',
])

/** Returns the documents that an order of a product may need. */
export const documentTagsOf = (product: InsuranceType): DocumentTag[] =>
  DocumentTag.options.filter((tag) => product === 'carbody' || !ofCarBody.has(tag))

type DocumentOrder = {
  search: DocumentSearch
  policyHolder: PolicyHolder | null
  requestedDocuments?: readonly OrderDocument['tag'][]
  /** The policy that the order renews, if any. */
  renews?: string | null
}

/** The insurers have the documents of a policy that is renewed. Decision 046. */
const tagsFor = ({ search, policyHolder, renews = null }: DocumentOrder): readonly OrderDocument['tag'][] => {
  if (renews !== null) return []
  const tags = [...tagsOf[search.policyStatus], ...besides(search)]
  return isHeldByCompany(policyHolder) ? ofCompany(tags) : tags
}

/** Returns the required documents, numbered from 1; those that an expert asked for besides come last. */
export const requiredDocuments = (order: DocumentOrder): RequiredDocument[] => {
  const { requestedDocuments = [] } = order
  const required = tagsFor(order)
  return [...new Set([...required, ...requestedDocuments])].map((tag, index) => ({ tag, order: index + 1 }))
}

/**
 * Returns the last day for uploads that were postponed until after payment.
 * @param payingDay today, while the order is unpaid
 */
export const uploadLaterDeadline = (payingDay: string): string =>
  addToJalali(payingDay, { days: DAYS_TO_UPLOAD_LATER })
