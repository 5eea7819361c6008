/** The address book: the lists that screens show, and what a change of an order takes out of them. Document 1 sections 3 to 5. */
import { call } from '#adapters/gateway/client.ts'
import { notFound } from '#adapters/gateway/failures.ts'
import { listKeys } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { AddressFields } from '#contract/operations/addresses.ts'
import { queryClient } from '../../query-client.ts'
import { changeActor, type CallContext, readActor, THIRD_PARTY } from './call-actors.ts'

type OfOrder = { trackingCode: string }

/** Each asks for itself: one that shared another's call would be cut off with it when that step is left. */
const readAddresses = async (trackingCode: string, signal: AbortSignal) => {
  const answer = await call('listAddresses', { query: { trackingCode } }, { signal })
  queryClient.setQueryData(listKeys.addresses(), answer)
  return answer
}

/** Provinces are the same for every order, so they are asked for once. */
const readProvinces = async (trackingCode: string, signal: AbortSignal): Promise<void> => {
  if (queryClient.getQueryData(listKeys.provinces()) !== undefined) return
  queryClient.setQueryData(
    listKeys.provinces(),
    await call('listProvinces', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
  )
}

/** Takes an order and an address's uid; gives the fields that a change of the order is sent. A restored page has no book yet. */
export const addressFieldsOf = async (
  trackingCode: string,
  uid: string,
  signal: AbortSignal,
): Promise<AddressFields> => {
  const cached = queryClient.getQueryData<AnswerOf<'listAddresses'>>(listKeys.addresses())
  const { addresses } = cached ?? (await readAddresses(trackingCode, signal))
  const found = addresses.find((each) => each.uid === uid)
  if (!found) throw notFound()
  const { province, city, address, plaqueNumber, unitNumber, postalCode } = found
  return { province, city, address, plaqueNumber, unitNumber, postalCode }
}

export const addressCalls = (desk: CallContext) => ({
  'list the addresses': readActor(async ({ trackingCode }: OfOrder, signal) => {
    const [{ addresses }] = await Promise.all([
      readAddresses(trackingCode, signal),
      readProvinces(trackingCode, signal),
    ])
    return addresses.map(({ uid, enable }) => ({ uid, enable }))
  }),

  'save the address': changeActor(desk)('saveAddress', async ({ uid, address }, keyed) => {
    if (uid === null) return call('createAddress', { body: address }, keyed)
    await call('updateAddress', { params: { id: uid }, body: address }, keyed)
    return { uid }
  }),

  'delete the address': changeActor(desk)('deleteAddress', async ({ uid }, keyed) => {
    await call('deleteAddress', { params: { id: uid } }, keyed)
  }),
})
