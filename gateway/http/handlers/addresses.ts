/** The user's address book, provinces and cities. Specification: document 1 sections 3, 4 and 7. */
import { ApiError } from '../../domain/api-error.ts'
import { addAddress, addressesOf, changeAddress, removeAddress } from '../../store/addresses.ts'
import type { Handlers } from '../handler.ts'
import { inspectionAt, inspectionCitiesOf } from './inspection-visit.ts'
import { loadOrder } from './load-order.ts'
import { addressWithTitles, provincesOf } from './places.ts'

export const addresses = {
  listAddresses: async ({ query: { trackingCode, requestOrigin } }, call) => {
    const { db, user, places, locale } = call
    const own = await addressesOf(db, user.id)
    const listed = own.map((address) => ({
      uid: address.uid,
      enable: address.enable,
      ...addressWithTitles(places, address, locale),
    }))
    if (requestOrigin === undefined) return { addresses: listed }
    const order = await loadOrder(call, trackingCode ?? '')
    if (order.product !== 'carbody') throw new ApiError('notFound')
    return {
      ...(requestOrigin === 'inspect_info' && { inspectionCities: inspectionCitiesOf(order, call) }),
      addresses: await Promise.all(
        listed.map(async (address) => {
          const inspection = await inspectionAt(address, order, call)
          const enable = inspection.reason === null
          return requestOrigin === 'inspection' ? { ...address, enable } : { ...address, enable, inspection }
        }),
      ),
    }
  },

  createAddress: async ({ body }, { db, user, places, now }) => {
    addressWithTitles(places, body)
    return { uid: await addAddress(db, user.id, { ...body, enable: places.isServed(body) }, now) }
  },

  updateAddress: async ({ params: { id }, body }, { db, user, places }) => {
    addressWithTitles(places, body)
    if (!(await changeAddress(db, user.id, id, { ...body, enable: places.isServed(body) })))
      throw new ApiError('notFound')
    return { done: true }
  },

  deleteAddress: async ({ params: { id } }, { db, user }) => {
    if (!(await removeAddress(db, user.id, id))) throw new ApiError('notFound')
    return { done: true }
  },

  listProvinces: async ({ params: { trackingCode } }, call) => {
    await loadOrder(call, trackingCode)
    return { provinces: provincesOf(call) }
  },
} satisfies Partial<Handlers>
