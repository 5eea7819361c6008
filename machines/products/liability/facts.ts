/** Facts about a quote that several guards of third-party and motorcycle insurance use. */
import {
  claimErrors,
  discountErrors,
  ownershipErrors,
  previousPolicyErrors,
  statusErrors,
  vehicleErrors,
} from '../../journey/answer-errors.ts'
import { liabilityConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { isValid, todayOf } from '../../journey/field-errors.ts'
import { liabilityQuoteOf } from '../../journey/quote.ts'

/** Fields of the quote that a search depends on. */
type Searched = Pick<JourneyContext, 'quote' | 'configuration' | 'byLink'>

export const isVehicleComplete = (context: Searched) =>
  isValid(vehicleErrors(context.quote.vehicle, liabilityConfigurationOf(context)))

const isHistoryComplete = (context: Searched): boolean => {
  const { history, status } = liabilityQuoteOf(context)
  const today = todayOf(context)
  if (!isValid(statusErrors(status, today))) return false
  if (status.insured !== 'yes') return true
  if (!isValid(previousPolicyErrors(history, today))) return false
  if (status.plateHistory === 'ownership_change' && !isValid(ownershipErrors(history))) return false
  if (
    history.changeOwnershipStatus === 'no_another_thirdparty_discount' &&
    status.plateHistory === 'ownership_change'
  )
    return true
  return (
    isValid(discountErrors(history)) &&
    (status.plateHistory !== 'with_policy' || isValid(claimErrors(history)))
  )
}

/** The answers of a link have to be in the lists of the configuration, too. */
const isListed = (context: Searched): boolean => {
  const { history, status } = liabilityQuoteOf(context)
  const configuration = liabilityConfigurationOf(context)
  if (status.insured !== 'yes' || configuration === null) return configuration !== null
  const { companies, noDamageFactors, driverNoDamageFactors } = configuration
  return (
    companies.some(({ code }) => code === history.previousCompany) &&
    noDamageFactors.includes(history.noDamageFactor ?? 0) &&
    driverNoDamageFactors.includes(history.driverNoDamageFactor ?? 0)
  )
}

/** A motorcycle of a link is not compared with the configuration. Document 2 section 4 "Vehicle fields". */
const isVehicleSearchable = (context: Searched): boolean => {
  const { carType, carDetailCode, carProductionYear } = context.quote.vehicle
  return context.quote.product === 'motorcycle' && context.byLink
    ? carType !== null && carDetailCode !== null && carProductionYear !== null
    : isVehicleComplete(context)
}

export const canSearch = (context: Searched) =>
  isVehicleSearchable(context) && isHistoryComplete(context) && (!context.byLink || isListed(context))
