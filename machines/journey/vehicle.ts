/**
 * Rules of a vehicle in third-party insurance: its types, and the fields that each type requires.
 * Specification: document 2 sections 2.5, 2.6 and 4.
 */
import type { Choice, Configuration } from '#contract/operations/configuration.ts'
import { vehicleErrors } from './answer-errors.ts'
import type { VehicleAnswers } from './answers.ts'
import { liabilityConfigurationOf } from './configurations.ts'
import type { JourneyContext } from './context.ts'
import { liabilityQuoteOf } from './quote.ts'

/** The configuration lists motorcycles, too, but they have their own journey. */
const MOTORCYCLE = 'motorcycle'

/** The types of vehicles that this journey insures. */
export const insuredCarTypes = (configuration: Configuration | null): readonly Choice[] =>
  (configuration?.carTypes ?? []).filter(({ code }) => code !== MOTORCYCLE)

const fields = [
  'carType',
  'carUsage',
  'carBrand',
  'carModel',
  'carDetailCode',
  'carProductionYear',
  'carProductionMonth',
] as const satisfies readonly (keyof VehicleAnswers)[]

type Known = Pick<JourneyContext, 'quote' | 'configuration'>

/** The fields that an incomplete answer of the registry left out and the user has not filled in yet. */
export const registryGaps = (known: Known): readonly (keyof VehicleAnswers)[] => {
  const { lookup, vehicle } = known.quote
  if (lookup?.isDefective !== true) return []
  const errors = vehicleErrors(vehicle, liabilityConfigurationOf(known))
  return fields.filter((field) => vehicle[field] === null && errors[field] !== undefined)
}

/** Whether the registry knows the previous policy with its discount. */
export const isPolicyKnown = (context: Pick<JourneyContext, 'quote'>): boolean => {
  const { status, history } = liabilityQuoteOf(context)
  return status.insured === 'yes' && history.previousCompany !== null && history.noDamageFactor !== null
}
