/**
 * The title of each document of an order and what it must show, by product. Specification: document 2 section
 * 2.8.
 */
import type { OrderDocument } from './operations/documents.ts'
import type { InsuranceType } from './operations/parameters.ts'
import type { Locale } from './texts.ts'

type DocumentText = Readonly<Pick<OrderDocument, 'title' | 'description'>>

type DocumentTexts = Readonly<Record<OrderDocument['tag'], Readonly<Record<Locale, DocumentText>>>>

export const documentTexts: DocumentTexts = {
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
      description: 'From the official gazette, with the company’s name and national ID.',
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

/**
 * Documents by product: those of a motorcycle name it, and a previous policy is one of the same insurance.
 */
const messages: Readonly<Record<InsuranceType, DocumentTexts>> = {
  thirdparty: documentTexts,
  carbody: {
    ...documentTexts,
    'previous-policy': {
      fa: { title: 'بیمه‌نامهٔ بدنهٔ قبلی', description: 'صفحهٔ اول، حتی اگر منقضی باشد.' },
      en: { title: 'Previous car-body policy', description: 'The first page, even if it has expired.' },
    },
  },
  motorcycle: {
    ...documentTexts,
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
