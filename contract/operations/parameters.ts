/** Path parameters that several calls share. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { TrackingCode } from '../values/tracking-code.ts'

/** Slug of an insurance type in a path whose orders are sold; decisions, section 1. */
export const InsuranceType = v.picklist(['thirdparty', 'motorcycle'], textRef('malformed'))
export type InsuranceType = v.InferOutput<typeof InsuranceType>

/** Products whose prices can be asked for. Car-body insurance has prices, but no order yet. */
export type PricedProduct = InsuranceType | 'carbody'

/** The default insurance provider, document 1 section 1. */
export const Provider = v.literal('1', textRef('malformed'))

export const orderParams = v.strictObject({ trackingCode: TrackingCode })
export const typeAndProviderParams = v.strictObject({ type: InsuranceType, provider: Provider })
export const typeParams = v.strictObject({ type: InsuranceType })
export const typeAndOrderParams = v.strictObject({ type: InsuranceType, trackingCode: TrackingCode })
export const typeProviderAndOrderParams = v.strictObject({
  type: InsuranceType,
  provider: Provider,
  trackingCode: TrackingCode,
})
export const providerAndOrderParams = v.strictObject({ provider: Provider, trackingCode: TrackingCode })

/** Answer of a call without data. */
export const Done = v.strictObject({ done: v.literal(true) })
