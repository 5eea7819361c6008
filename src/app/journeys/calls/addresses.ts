/**
 * Calls of the address book: its lists, and the address fields that changes of an order contain. Document 1
 * sections 3 to 5.
 */
import { call } from '#adapters/gateway/client.ts'
import { notFound } from '#adapters/gateway/failures.ts'
import { listKeys } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { AddressFields } from '#contract/operations/addresses.ts'
import type { Product } from '#machines/journey/quote.ts'
import { queryClient } from '../../query-client.ts'
import { readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'

type OfOrder = { trackingCode: string }

/** Not shared between callers: leaving the step of one would abort the call of the other. */
const readAddresses = async (trackingCode: string, signal: AbortSignal) => {
  const answer = await call('listAddresses', { query: { trackingCode } }, { signal })
  queryClient.setQueryData(listKeys.addresses(), answer)
  return answer
}

/** Provinces are the same for every order, so they are read once. */
export const readProvinces = async (
  type: Product,
  trackingCode: string,
  signal: AbortSignal,
): Promise<void> => {
  if (queryClient.getQueryData(listKeys.provinces()) !== undefined) return
  queryClient.setQueryData(
    listKeys.provinces(),
    await call('listProvinces', { params: { type, trackingCode } }, { signal }),
  )
}

/**
 * Fields of a saved address, as changes of the order contain them. Loads the book first if a restored page
 * has none.
 */
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

export const addressCalls = ({ product }: Pick<CallContext, 'product'>) => ({
  'list the addresses': readActor(async ({ trackingCode }: OfOrder, signal) => {
    const [{ addresses }] = await Promise.all([
      readAddresses(trackingCode, signal),
      readProvinces(product(), trackingCode, signal),
    ])
    return addresses.map(({ uid, enable }) => ({ uid, enable }))
  }),
})
