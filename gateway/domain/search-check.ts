/**
 * Whether a search holds against the configuration. Specification: document 2 section 5 ("Offer search validity") and section 4
 * (which parts go with which policy status). Every part at fault is named, with the sentence that says why.
 */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { type TextId, textRef } from '#contract/texts.ts'
import { jalaliParts, latestExpiry } from '#contract/values/jalali-date.ts'
import { insurerOf } from '../sandbox/insurers.ts'
import { noClaimLadder, termSharePercent } from '../sandbox/tariff-figures.ts'
import { vehicleModelOf } from '../sandbox/vehicle-models.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'
import { hasHistory } from './no-claim.ts'
import { needsMonth } from './production-month.ts'
import { productionYears } from './third-party-configuration.ts'

type Field = keyof OffersSearch
type Fault = readonly [Field, TextId]

/** A part must be given, and be one of the choices. */
const chosen = (field: Field, value: string | null, isKnown: (value: string) => boolean): Fault[] => {
  if (value === null || value === '') return [[field, 'required']]
  return isKnown(value) ? [] : [[field, 'choice.unknown']]
}
/** A part must not be given. */
const absent = (field: Field, value: string | number | null): Fault[] =>
  value === null || value === 0 ? [] : [[field, 'malformed']]

/** The month goes with the newest years, has come, and goes with no other year. */
const monthFaults = ({ carProductionYear, carProductionMonth }: OffersSearch, today: string): Fault[] => {
  if (!needsMonth(carProductionYear, today)) return absent('carProductionMonth', carProductionMonth)
  const { year, month } = jalaliParts(today)
  const isToCome = Number(carProductionYear) === year && Number(carProductionMonth) > month
  return isToCome
    ? [['carProductionMonth', 'date.future']]
    : chosen('carProductionMonth', carProductionMonth, () => true)
}

const producedFaults = (search: OffersSearch, today: string): Fault[] => {
  const year = chosen('carProductionYear', search.carProductionYear, (code) =>
    productionYears(today).map(String).includes(code),
  )
  return year.length > 0 ? year : monthFaults(search, today)
}

const vehicleFaults = (search: OffersSearch, today: string): Fault[] => {
  const type = vehicleTypeOf(search.carType)
  const year = producedFaults(search, today)
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
): Fault[] => {
  const given = [
    ...chosen('lastPolicyStartDate', start, () => true),
    ...chosen('lastPolicyExpDate', end, () => true),
  ]
  if (start === null || end === null) return given
  if (start > today) return [['lastPolicyStartDate', 'date.future']]
  if (end <= start) return [['lastPolicyExpDate', 'expiry.order']]
  return end > latestExpiry(start) ? [['lastPolicyExpDate', 'expiry.late']] : []
}

const policyFaults = (search: OffersSearch, today: string): Fault[] => {
  const { policyStatus, deliveryDate } = search
  const ownership =
    policyStatus === 'ownership_change'
      ? chosen('changeOwnershipStatus', search.changeOwnershipStatus, () => true)
      : absent('changeOwnershipStatus', search.changeOwnershipStatus)
  const delivery =
    policyStatus === 'new'
      ? chosen('deliveryDate', deliveryDate, () => true)
      : absent('deliveryDate', deliveryDate)
  const future: Fault[] =
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

const historyFaults = (search: OffersSearch): Fault[] => {
  const isOpen = search.policyStatus === 'ownership_change' && search.changeOwnershipStatus === null
  if (isOpen) return []
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
  return percents.flatMap((part): Fault[] =>
    search[part] % noClaimLadder.step === 0 ? [] : [[part, 'choice.unknown']],
  )
}

/** Takes a search and today; gives the text reference of every part at fault, by its name; empty where all holds. */
export const searchFaults = (search: OffersSearch, today: string): Record<string, string> => {
  const term: Fault[] = termSharePercent.has(search.policyTerm) ? [] : [['policyTerm', 'choice.unknown']]
  const faults = [
    ...vehicleFaults(search, today),
    ...policyFaults(search, today),
    ...historyFaults(search),
    ...term,
  ]
  return Object.fromEntries(faults.map(([field, text]) => [field, textRef(text)]))
}
