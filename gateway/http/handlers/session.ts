/** Guests, sign-in, who is signed in. Specification: document 1 sections 4 and 7; decisions, section 3. */
import { exchangeToken } from '../../store/sign-in.ts'
import { giveGuestsSearches, registerGuest } from '../../store/owners.ts'
import { personByCellNumber } from '../../sandbox/registry.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'

export const session = {
  registerGuest: async ({ body: { uuid } }, { db, now }) => ({ uuid, createdAt: (await registerGuest(db, uuid, now)).toISOString() }),

  syncGuest: async ({ body: { uuid } }, { db, user }) => {
    await giveGuestsSearches(db, uuid, user.id)
    return { done: true }
  },

  exchangeToken: async ({ params, query }, { db, now }) => {
    const exchanged = await exchangeToken(db, params.token, query.state, now)
    if (exchanged === null) throw new Refusal('signInTokenRefused')
    return { jwt: exchanged.token, expiresAt: exchanged.expiresAt.toISOString() }
  },

  readUserName: (_request, { user }) => {
    const person = personByCellNumber(user.cellNumber)
    return Promise.resolve({ userName: person === undefined ? null : `${person.firstName} ${person.lastName}`, cellNumber: user.cellNumber, webEngageId: user.id })
  },
} satisfies Partial<Handlers>
