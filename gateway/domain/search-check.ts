/**
 * Validates a search against the configuration of its product. Specification: document 2 section 5 ("Offer
 * search validity") and section 4 (which parts belong to which policy status). Every invalid part is named,
 * with a sentence that says why.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { type TextId, textRef } from '#contract/texts.ts'
import { jalaliParts, latestExpiry } from '#contract/values/jalali-date.ts'
import { noClaimLadder } from '#contract/values/no-claim.ts'
import type { Market } from './market.ts'
import { hasHistory } from './no-claim.ts'
import { needsMonth } from './production-month.ts'
import { termSharePercent } from './tariff-figures.ts'
import { productionYears } from './configuration.ts'
import { vehicleModelOf } from './vehicle-models.ts'
import { vehicleTypes } from './vehicle-types.ts'

type Field = keyof OffersSearch
type SearchError = readonly [Field, TextId]

/** The part is required and must be one of the choices. */
const chosen = (field: Field, value: string | null, isKnown: (value: string) => boolean): SearchError[] => {
  if (value === null || value === '') return [[field, 'required']]
  return isKnown(value) ? [] : [[field, 'choice.unknown']]
}
/** The part must be empty. */
const absent = (field: Field, value: string | number | null): SearchError[] =>
  value === null || value === 0 ? [] : [[field, 'malformed']]

/** The month is required for the newest years of a product that asks for it, and may not be in the future. */
const monthErrors = (
  product: LiabilityType,
  { carProductionYear, carProductionMonth }: OffersSearch,
  today: string,
): SearchError[] => {
  if (!needsMonth(product, carProductionYear, today)) return absent('carProductionMonth', carProductionMonth)
  const { year, month } = jalaliParts(today)
  const isFuture = Number(carProductionYear) === year && Number(carProductionMonth) > month
  return isFuture
    ? [['carProductionMonth', 'date.future']]
    : chosen('carProductionMonth', carProductionMonth, () => true)
}

const productionErrors = (product: LiabilityType, search: OffersSearch, today: string): SearchError[] => {
  const year = chosen('carProductionYear', search.carProductionYear, (code) =>
    productionYears(today).map(String).includes(code),
  )
  return year.length > 0 ? year : monthErrors(product, search, today)
}

const vehicleErrors = (product: LiabilityType, search: OffersSearch, today: string): SearchError[] => {
  const type = vehicleTypes[product].find(({ code }) => code === search.carType)
  const year = productionErrors(product, search, today)
  if (type === undefined) return [['carType', 'choice.unknown'], ...year]
  if (type.picks === 'model') {
    return [
      ...chosen('carUsage', search.carUsage, (code) => type.usages.some((usage) => usage.code === code)),
      ...chosen('carModel', search.carModel, (code) => vehicleModelOf(code) !== undefined),
      ...absent('carDetailCode', search.carDetailCode),
      ...year,
    ]
  }
  return [
    ...absent('carUsage', search.carUsage),
    ...absent('carModel', search.carModel),
    ...chosen('carDetailCode', search.carDetailCode, (code) =>
      type.details.some((detail) => detail.code === code),
    ),
    ...year,
  ]
}

const lastPolicyDates = (
  { lastPolicyStartDate: start, lastPolicyExpDate: end }: OffersSearch,
  today: string,
): SearchError[] => {
  const given = [
    ...chosen('lastPolicyStartDate', start, () => true),
    ...chosen('lastPolicyExpDate', end, () => true),
  ]
  if (start === null || end === null) return given
  if (start > today) return [['lastPolicyStartDate', 'date.future']]
  if (end <= start) return [['lastPolicyExpDate', 'expiry.order']]
  return end > latestExpiry(start) ? [['lastPolicyExpDate', 'expiry.late']] : []
}

const policyErrors = (
  { insurerOf }: Pick<Market, 'insurerOf'>,
  search: OffersSearch,
  today: string,
): SearchError[] => {
  const { policyStatus, deliveryDate } = search
  const ownership =
    policyStatus === 'ownership_change'
      ? chosen('changeOwnershipStatus', search.changeOwnershipStatus, () => true)
      : absent('changeOwnershipStatus', search.changeOwnershipStatus)
  const delivery =
    policyStatus === 'new'
      ? chosen('deliveryDate', deliveryDate, () => true)
      : absent('deliveryDate', deliveryDate)
  const future: SearchError[] =
    policyStatus === 'new' && deliveryDate !== null && deliveryDate > today
      ? [['deliveryDate', 'date.future']]
      : []
  const last =
    policyStatus === 'with_policy' || policyStatus === 'ownership_change'
      ? [
          ...chosen('previousCompany', search.previousCompany, (code) => insurerOf(code) !== undefined),
          ...lastPolicyDates(search, today),
        ]
      : [
          ...absent('previousCompany', search.previousCompany),
          ...absent('lastPolicyStartDate', search.lastPolicyStartDate),
          ...absent('lastPolicyExpDate', search.lastPolicyExpDate),
        ]
  return [...ownership, ...delivery, ...future, ...last]
}

const historyErrors = (search: OffersSearch): SearchError[] => {
  const isUndecided = search.policyStatus === 'ownership_change' && search.changeOwnershipStatus === null
  if (isUndecided) return []
  if (!hasHistory(search)) {
    const parts = [
      'noDamageFactor',
      'driverNoDamageFactor',
      'propertyDamageCount',
      'lifeDamageCount',
      'driverDamageCount',
    ] as const
    return parts.flatMap((part) => absent(part, search[part]))
  }
  const percents = ['noDamageFactor', 'driverNoDamageFactor'] as const
  return percents.flatMap((part): SearchError[] =>
    search[part] % noClaimLadder.step === 0 ? [] : [[part, 'choice.unknown']],
  )
}

/** Returns the text reference of every invalid part by its name; empty if the search is valid. */
export const searchErrors = (
  market: Pick<Market, 'insurerOf'>,
  product: LiabilityType,
  search: OffersSearch,
  today: string,
): Record<string, string> => {
  const term: SearchError[] = termSharePercent.has(search.policyTerm)
    ? []
    : [['policyTerm', 'choice.unknown']]
  const errors = [
    ...vehicleErrors(product, search, today),
    ...policyErrors(market, search, today),
    ...historyErrors(search),
    ...term,
  ]
  return Object.fromEntries(errors.map(([field, text]) => [field, textRef(text)]))
}
