/** Which pictures an order needs, by the history of its vehicle. Specification: document 2 sections 2.8 and 4. */
import type { OrderDocument } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

export type RequiredDocument = Pick<OrderDocument, 'tag' | 'title' | 'description' | 'order'>

const DAYS_TO_SEND_THE_REST = 2

const all = {
  'national-card': { title: 'روی کارت ملی', description: 'کارت ملی بیمه‌گذار؛ رسید ثبت‌نام کارت هوشمند هم قبول است.' },
  'vehicle-card-front': { title: 'روی کارت خودرو', description: 'طرفی که پلاک و نام مالک دارد.' },
  'vehicle-card-back': { title: 'پشت کارت خودرو', description: 'طرفی که شمارهٔ موتور و شاسی دارد.' },
  'previous-policy': { title: 'بیمه‌نامهٔ قبلی', description: 'صفحهٔ اول، حتی اگر منقضی باشد' },
  'ownership-document': { title: 'برگ سبز یا سند خودرو', description: 'برای خودروی نو، سند یا برگهٔ فروش کارخانه هم قبول است.' },
} as const

const tagsOf: Record<OffersSearch['policyStatus'], readonly (keyof typeof all)[]> = {
  with_policy: ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy'],
  ownership_change: ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy', 'ownership-document'],
  new: ['national-card', 'ownership-document'],
  without: ['national-card', 'vehicle-card-front', 'vehicle-card-back'],
}

/** Takes what was searched for; gives the documents in the order in which they are asked for, numbered from 1. */
export const requiredDocuments = ({ policyStatus }: Pick<OffersSearch, 'policyStatus'>): RequiredDocument[] =>
  tagsOf[policyStatus].map((tag, index) => ({ tag, ...all[tag], order: index + 1 }))

/** Takes the day of paying (today, while nothing is paid); gives the last day on which pictures put off until after payment may come. */
export const uploadLaterDeadline = (payingDay: string): string => addToJalali(payingDay, { days: DAYS_TO_SEND_THE_REST })
