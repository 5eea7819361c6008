/** The details that a renewal still needs before it can be confirmed. Document 2 section 4 "Renewal". */
import { chosenAddressUid, usableAddress } from '../../journey/address-choice.ts'
import type { JourneyContext } from '../../journey/context.ts'

export type MissingDetail = 'holder' | 'address' | 'delivery'

const hasAddress = (context: JourneyContext, use: 'policy' | 'delivery'): boolean =>
  usableAddress(context.addressBook, chosenAddressUid(context, use)) !== undefined

/** Returns the missing details in the order of the page; empty if none is missing. */
export const missingDetailsOf = (context: JourneyContext): readonly MissingDetail[] => {
  const missing: MissingDetail[] = []
  if ((context.order?.policyHolder ?? null) === null) missing.push('holder')
  if (!hasAddress(context, 'policy')) missing.push('address')
  // Without a policy address the paper copy needs no own one: it will go to the policy address.
  else if (context.delivery.paper === true && !hasAddress(context, 'delivery')) missing.push('delivery')
  return missing
}
