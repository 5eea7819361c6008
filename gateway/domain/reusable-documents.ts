/**
 * Decides by the persons that pictures show whether those of an earlier order can be reused, and which ones a
 * changed policy holder invalidates. Decision 035.
 */
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { holderCode, ownerCode, type PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Plate } from '#contract/values/plate.ts'

/** Persons and vehicle that the pictures of an order show. */
type Shown = {
  product: InsuranceType
  policyHolder: PolicyHolder | null
  plate: Plate | null
  search: Pick<OffersSearch, 'previousCompany' | 'lastPolicyExpDate'>
}

type Holder = Pick<Shown, 'policyHolder'>

const isSameHolder = (one: Holder, other: Holder): boolean =>
  one.policyHolder !== null &&
  other.policyHolder !== null &&
  holderCode(one.policyHolder) === holderCode(other.policyHolder)

const isSameOwner = (one: Holder, other: Holder): boolean =>
  one.policyHolder !== null &&
  other.policyHolder !== null &&
  ownerCode(one.policyHolder) === ownerCode(other.policyHolder)

const plateText = ({ plk1, plk2, ...rest }: Plate): string =>
  JSON.stringify([plk1, plk2, ...Object.values(rest)])

/** A vehicle without a plate cannot be recognised. */
const isSameVehicle = (one: Shown, other: Shown): boolean =>
  one.plate !== null &&
  other.plate !== null &&
  plateText(one.plate) === plateText(other.plate) &&
  isSameOwner(one, other)

/** A policy of another product is another policy. */
const isSamePolicy = (one: Shown, other: Shown): boolean =>
  one.product === other.product &&
  isSameVehicle(one, other) &&
  one.search.previousCompany === other.search.previousCompany &&
  one.search.lastPolicyExpDate === other.search.lastPolicyExpDate

const rules: Readonly<Record<DocumentTag, (earlier: Shown, order: Shown) => boolean>> = {
  'national-card': isSameHolder,
  'company-registration': isSameHolder,
  'manager-national-card': isSameHolder,
  'vehicle-card-front': isSameVehicle,
  'vehicle-card-back': isSameVehicle,
  'ownership-document': isSameVehicle,
  'previous-policy': isSamePolicy,
  'accessories-invoice': isSameVehicle,
  // A year later there is another one.
  'third-party-policy': () => false,
}

const ruleOf = <Rule>(table: Readonly<Record<string, Rule>>, tag: string): Rule | undefined =>
  Object.hasOwn(table, tag) ? table[tag] : undefined

/** A cheque is never used twice. */
export const isReusable = (tag: DocumentTag | ChequeTag, earlier: Shown, order: Shown): boolean =>
  ruleOf(rules, tag)?.(earlier, order) ?? false

/** Pictures with the name of a person or a company. The others show the vehicle and its policy. */
const personRules: Partial<Record<DocumentTag, (before: Holder, after: Holder) => boolean>> = {
  'national-card': isSameHolder,
  'company-registration': isSameHolder,
  'manager-national-card': isSameHolder,
  'vehicle-card-front': isSameOwner,
  'ownership-document': isSameOwner,
  'third-party-policy': isSameOwner,
  'accessories-invoice': isSameOwner,
}

/**
 * Whether a picture shows a person or a company that the order no longer names. A corrected name, date or
 * mobile number leaves every picture as it is.
 */
export const showsFormerPerson = (
  tag: DocumentTag | ChequeTag,
  before: PolicyHolder | null,
  after: PolicyHolder,
): boolean =>
  before !== null && ruleOf(personRules, tag)?.({ policyHolder: before }, { policyHolder: after }) === false
