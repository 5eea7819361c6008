/**
 * Whether a picture of an earlier order shows what a new order asks for, so that nobody has to send it again.
 */
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { Plate } from '#contract/values/plate.ts'
import { COMPANY } from '#contract/values/insured-type.ts'

/** What the pictures of an order show. */
type Shown = {
  policyHolder: PolicyHolder | null
  plate: Plate | null
  search: Pick<OffersSearch, 'previousCompany' | 'lastPolicyExpDate'>
}

const holderCode = (holder: PolicyHolder): string =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? holder.companyNationalId
    : holder.nationalCode

const ownerCode = (holder: PolicyHolder): string =>
  holder.type === 'another_person' ? holder.carOwnerNationalCode : holderCode(holder)

const isSameHolder = (one: Shown, other: Shown): boolean =>
  one.policyHolder !== null &&
  other.policyHolder !== null &&
  holderCode(one.policyHolder) === holderCode(other.policyHolder)

const plateText = ({ plk1, plk2, ...rest }: Plate): string =>
  JSON.stringify([plk1, plk2, ...Object.values(rest)])

/** A vehicle without a plate cannot be recognised. */
const isSameVehicle = (one: Shown, other: Shown): boolean =>
  one.plate !== null &&
  other.plate !== null &&
  plateText(one.plate) === plateText(other.plate) &&
  one.policyHolder !== null &&
  other.policyHolder !== null &&
  ownerCode(one.policyHolder) === ownerCode(other.policyHolder)

const isSamePolicy = (one: Shown, other: Shown): boolean =>
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
}

/** A cheque is never used twice. */
export const isReusable = (tag: DocumentTag | ChequeTag, earlier: Shown, order: Shown): boolean => {
  const rule = Object.entries(rules).find(([known]) => known === tag)?.[1]
  return rule !== undefined && rule(earlier, order)
}
