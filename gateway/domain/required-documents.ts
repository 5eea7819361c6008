/**
 * Documents that an order requires, by the history of its vehicle and the kind of its policy holder.
 * Specification: document 2 sections 2.8 and 4; decisions, section 6 "company owner".
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { DocumentTag, type OrderDocument } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

export type RequiredDocument = Pick<OrderDocument, 'tag' | 'order'>
export const DAYS_TO_UPLOAD_LATER = 2

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
