/** Path parameters that several calls share. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { InsuranceType } from '../values/insurance-type.ts'
import { TrackingCode } from '../values/tracking-code.ts'

export { InsuranceType }

/** Products that pay for damage to others, up to a ceiling. The same calls search their prices. */
export const LiabilityType = v.picklist(['thirdparty', 'motorcycle'], textRef('malformed'))
export type LiabilityType = v.InferOutput<typeof LiabilityType>

/** The default insurance provider, document 1 section 1. */
export const Provider = v.literal('1', textRef('malformed'))

export const orderParams = v.strictObject({ trackingCode: TrackingCode })
export const liabilityParams = v.strictObject({ type: LiabilityType, provider: Provider })
export const orderTypeAndProviderParams = v.strictObject({ type: InsuranceType, provider: Provider })
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
