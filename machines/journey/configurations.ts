/**
 * The configuration of a journey's product: liability insurances share one shape, car-body insurance has its
 * own.
 */
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import type { Configuration } from '#contract/operations/configuration.ts'

export type AnyConfiguration = Configuration | CarBodyConfiguration

type Configured = { readonly configuration: AnyConfiguration | null }

/** A liability insurance's configuration; null while it is not loaded. */
export const liabilityConfigurationOf = ({ configuration }: Configured): Configuration | null =>
  configuration !== null && 'policyTerms' in configuration ? configuration : null

/** The car-body configuration; null while it is not loaded. */
export const carBodyConfigurationOf = ({ configuration }: Configured): CarBodyConfiguration | null =>
  configuration !== null && 'carProductionYearsSC' in configuration ? configuration : null
