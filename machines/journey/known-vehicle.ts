/**
 * Starts an inquiry with a known vehicle: its plate was typed on home, or belongs to a policy that is
 * renewed. Answers that the user has given for the same vehicle stay. Document 2 section 2.5; decisions,
 * section 10.
 */
import type { Plate } from '#contract/values/plate.ts'
import type { JourneyContext } from './context.ts'
import type { StoredContext } from './context-schema.ts'
import { emptyQuote, type Product } from './quote.ts'
import { withoutOrder } from './stored-context.ts'

/** `plate` may be incomplete, and is null where no plate is known; the owner's code may be unknown. */
export type KnownVehicle = {
  readonly plate: Partial<Plate> | null
  readonly ownerNationalCode: string | null
}

/**
 * The context that an inquiry starts with.
 * @param stored the persisted context of an earlier visit, or null
 */
export const withKnownVehicle = (
  product: Product,
  stored: StoredContext | null,
  vehicle: KnownVehicle,
): Partial<JourneyContext> => {
  const kept = stored === null ? {} : withoutOrder(stored)
  const blank = emptyQuote(product)
  const quote = stored?.quote.product === product ? stored.quote : blank
  const plate = { ...blank.plate, ...vehicle.plate }
  const isEmpty = Object.values(plate).every((part) => part === '')
  const isSamePlate = Object.entries(plate).every(([part, value]) => Reflect.get(quote.plate, part) === value)
  const isSame =
    (isEmpty || isSamePlate) &&
    (vehicle.ownerNationalCode === null || vehicle.ownerNationalCode === quote.ownerNationalCode)
  if (isSame) return { ...kept, quote: { ...quote, lookupError: null } }
  return { ...kept, quote: { ...blank, plate, ownerNationalCode: vehicle.ownerNationalCode ?? '' } }
}
