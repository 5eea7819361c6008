/**
 * Names of the missing parts or pictures of an incomplete order, for its error message. Specification:
 * decisions, section 2 `order/complete`.
 */
import { toPersianDigits } from './digits.ts'
import { documentMessages, documentTexts } from './document-texts.ts'
import type { DocumentTag } from './operations/documents.ts'
import type { InsuranceType } from './operations/parameters.ts'
import type { Locale } from './texts.ts'

const partNames = {
  fa: {
    confirmation: 'تأیید مشخصات',
    holder: 'مشخصات بیمه‌گذار',
    address: 'نشانی بیمه‌نامه',
    delivery: 'تحویل نسخهٔ کاغذی',
    inspection: 'محل و زمان بازدید',
    terms: 'شرایط بازدید',
    documents: 'مدارک',
    cheques: 'عکس چک‌ها',
  },
  en: {
    confirmation: 'confirmation of the details',
    holder: 'policy holder',
    address: 'policy address',
    delivery: 'paper copy delivery',
    inspection: 'place and time of the inspection',
    terms: 'conditions of the inspection',
    documents: 'documents',
    cheques: 'photos of the cheques',
  },
} as const satisfies Record<Locale, object>

/** A part of an order that it may lack. */
export type OrderPart = keyof (typeof partNames)['fa']

const isPart = (name: string): name is OrderPart => Object.hasOwn(partNames.fa, name)

const isDocumentTag = (name: string): name is DocumentTag => Object.hasOwn(documentTexts, name)

const nameOf = (name: string, product: InsuranceType, locale: Locale): string => {
  if (isPart(name)) return partNames[locale][name]
  if (isDocumentTag(name)) return documentMessages(name, product, locale).title
  const number = name.replace('cheque-', '')
  return locale === 'fa' ? `چک ${toPersianDigits(number)}` : `cheque ${number}`
}

/** The names of the missing parts or pictures of an order. */
export const missingNames = (missing: readonly string[], product: InsuranceType, locale: Locale): string[] =>
  missing.map((name) => nameOf(name, product, locale))

const sentence = {
  fa: (names: readonly string[]) => `این‌ها مانده است: ${names.join('، ')}.`,
  en: (names: readonly string[]) => `Still missing: ${names.join(', ')}.`,
}

/** The sentence that names the missing parts or pictures of an order. */
export const missingSentence = (missing: readonly string[], product: InsuranceType, locale: Locale): string =>
  sentence[locale](missingNames(missing, product, locale))
