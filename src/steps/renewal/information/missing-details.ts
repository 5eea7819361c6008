/**
 * The details that Continue needs and the page does not have. The chart asks for the holder itself. Document 2 section 4
 * "Renewal".
 */
import { useMemo } from 'react'
import { chosenAddressUid, usableAddress } from '#machines/journey/address-choice.ts'
import { useJourneyContext } from '../../journey.ts'

type MissingDetail = 'address' | 'delivery'

export const useMissingDetails = (): ReadonlySet<MissingDetail> => {
  const hasAddress = useJourneyContext(
    (context) => usableAddress(context.addressBook, chosenAddressUid(context, 'policy')) !== undefined,
  )
  const hasDelivery = useJourneyContext(
    (context) =>
      context.delivery.paper !== true ||
      usableAddress(context.addressBook, chosenAddressUid(context, 'delivery')) !== undefined,
  )
  return useMemo(() => {
    const missing = new Set<MissingDetail>()
    if (!hasAddress) missing.add('address')
    // Without a policy address, the paper copy goes where that one will be.
    else if (!hasDelivery) missing.add('delivery')
    return missing
  }, [hasAddress, hasDelivery])
}
