/** The user's address book, provinces and cities. Specification: document 1 sections 3, 4 and 7. */
import { ApiError } from '../../domain/api-error.ts'
import { addAddress, addressesOf, changeAddress, removeAddress } from '../../store/addresses.ts'
import type { Handlers } from '../handler.ts'
import { loadOrder } from './load-order.ts'
import { addressWithTitles, provincesOf } from './places.ts'

export const addresses = {
  listAddresses: async (_request, { db, user, places, locale }) => {
    const own = await addressesOf(db, user.id)
    return {
      addresses: own.map((address) => ({
        uid: address.uid,
        enable: address.enable,
        ...addressWithTitles(places, address, locale),
      })),
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
