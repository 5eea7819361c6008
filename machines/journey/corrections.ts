/**
 * Fields that an expert has found wrong in a returned order and that still have their saved values.
 * Specification: decisions, section 10 (status 9: «the holder step with what is wrong marked»).
 */
import { isAddressField } from '#contract/values/order-move.ts'
import type { AddressDraft } from './answers.ts'
import type { JourneyContext } from './context.ts'

/** Fields of the policy holder that were found wrong and still have the saved value. */
export const wrongHolderFields = ({
  order,
  holder,
}: Pick<JourneyContext, 'order' | 'holder'>): ReadonlySet<string> => {
  const saved: object = order?.policyHolder ?? {}
  const isUnchanged = (field: string) => Reflect.get(saved, field) === Reflect.get(holder, field)
  return new Set((order?.correction?.fields ?? []).filter((field) => field in holder && isUnchanged(field)))
}

/** Fields of the policy's address that were found wrong and are the same in the chosen address. */
export const wrongAddressFields = (
  { order }: Pick<JourneyContext, 'order'>,
  chosen: AddressDraft | undefined,
): readonly (keyof AddressDraft)[] => {
  const saved = order?.policyInfo
  if (!saved || chosen === undefined) return []
  return (order.correction?.fields ?? [])
    .filter(isAddressField)
    .filter((field) => saved[field] === chosen[field])
}
