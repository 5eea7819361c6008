/** Dependencies of the HTTP layer. */
import type { Locale } from '#contract/texts.ts'
import type { FileStorage } from '../documents/file-storage.ts'
import type { Clock } from '../domain/clock.ts'
import type { AssignedVariants, FixedVariants } from '../domain/experiments.ts'
import type { Market } from '../domain/market.ts'
import type { Places } from '../domain/places.ts'
import type { Registry } from '../domain/registry.ts'
import type { Visits } from '../domain/visits.ts'
import type { Store } from '../store/database.ts'
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts'
import type { PricedAnswers } from './cache/priced-answers.ts'
import type { KnownGuests } from './known-guests.ts'
import type { Limits } from './limits.ts'

/**
 * Data and pages of other companies. The sandbox provides all of them; a production gateway replaces them
 * here.
 */
export type Backends = {
  market: Market
  registry: Registry
  places: Places
  visits: Visits
  assignedVariants: AssignedVariants
  /** Path of the page on which a payment attempt is decided, in a language. */
  bankPagePath(token: string, locale: Locale): string
  /** Path of the public page that confirms a policy. */
  policyPagePath(policyCode: string): string
  /** Path of an insurer's own site, where it renews its policies, in a language. */
  insurerSitePath(companyCode: string, locale: Locale): string
  /** Path of a policy's page on the phone insurer's site, in a language. */
  phonePolicyPath(siteCode: string, locale: Locale): string
  /** Code of the insurer that sells mobile policies. */
  phoneInsurer: string
}

export type Gateway = {
  store: Store
  backends: Backends
  /** The sandbox's calendar day. */
  clock: Clock
  /** The actual time, by which everything expires. */
  instant: () => Date
  /** Storage of the files of orders. */
  files: FileStorage
  /** Directory for uploads in progress. */
  dataDir: string
  /** Origin of this gateway if requests do not carry it in their host (behind a proxy). */
  publicOrigin: string | undefined
  /** Other origins that serve the app: allowed to call, and to be returned to. */
  allowedOrigins: readonly string[]
  limits: Limits
  metrics: GatewayMetrics
  /** Kept in this process only. */
  pricedAnswers: PricedAnswers
  knownGuests: KnownGuests
  /** Variants that a setting fixes for all users. */
  fixedVariants: FixedVariants
  /** Whether answers are validated with their schema; for tests. */
  checkAnswers: boolean
}
