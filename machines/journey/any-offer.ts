/** An offer of any product. Only liability insurances have a ceiling; car-body insurance has covers. */
import * as v from 'valibot'
import { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { Offer } from '#contract/operations/offers.ts'

export const AnyOffer = v.union([Offer, CarBodyOffer])
export type AnyOffer = v.InferOutput<typeof AnyOffer>

/** The property-damage ceiling in toman; null without one. */
export const ceilingOf = (offer: AnyOffer): number | null =>
  'liabilityPropertyDamage' in offer ? offer.liabilityPropertyDamage : null
