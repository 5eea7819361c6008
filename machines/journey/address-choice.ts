/** Which address of the book the order uses. Specification: document 2 section 4 "Address step". */
import type { JourneyContext } from './context.ts'

/** The policy address, the address that the paper copy goes to, or the place of the inspection. */
export type AddressUse = 'policy' | 'delivery' | 'inspection'

/** The paper copy goes to the policy address unless another one is chosen. */
export const chosenAddressUid = (
  { addressUid, delivery, inspection }: Pick<JourneyContext, 'addressUid' | 'delivery' | 'inspection'>,
  use: AddressUse,
): string | null => {
  if (use === 'inspection') return inspection.placeUid
  return use === 'delivery' ? (delivery.addressUid ?? addressUid) : addressUid
}

/** The marked address in the sheet of the address book. A ticked address is a draft until it is selected. */
export const pickedAddressUid = (
  context: Pick<JourneyContext, 'addressUid' | 'delivery' | 'inspection' | 'addressPick'>,
  use: AddressUse,
): string | null => context.addressPick ?? chosenAddressUid(context, use)

/** Finds an address in the book; undefined if it is gone, or cannot be used for this order. */
export const usableAddress = <T extends { uid: string; enable: boolean }>(
  addresses: readonly T[],
  uid: string | null,
): T | undefined => addresses.find((address) => address.enable && address.uid === uid)
