/** The user's address book, provinces and cities. Specification: document 1 sections 3, 4 and 7. */
import { provincesIn } from '../../sandbox/names.ts'
import { isServed } from '../../sandbox/post.ts'
import { addAddress, addressesOf, changeAddress, removeAddress } from '../../store/addresses.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { ownOrder } from './order-in-hand.ts'
import { withTitles } from './places.ts'

export const addresses = {
  listAddresses: async (_request, { db, user, locale }) => {
    const own = await addressesOf(db, user.id)
    return {
      addresses: own.map((address) => ({
        uid: address.uid,
        enable: address.enable,
        ...withTitles(address, locale),
      })),
    }
  },

  createAddress: async ({ body }, { db, user, now }) => {
    withTitles(body)
    return { uid: await addAddress(db, user.id, { ...body, enable: isServed(body) }, now) }
  },

  updateAddress: async ({ params: { id }, body }, { db, user }) => {
    withTitles(body)
    if (!(await changeAddress(db, user.id, id, { ...body, enable: isServed(body) })))
      throw new Refusal('notFound')
    return { done: true }
  },

  deleteAddress: async ({ params: { id } }, { db, user }) => {
    if (!(await removeAddress(db, user.id, id))) throw new Refusal('notFound')
    return { done: true }
  },

  listProvinces: async ({ params: { trackingCode } }, call) => {
    await ownOrder(call, trackingCode)
    return {
      provinces: provincesIn(call.locale).map(({ code, title, cities }) => ({
        code,
        title,
        cities: [...cities],
      })),
    }
  },
} satisfies Partial<Handlers>
