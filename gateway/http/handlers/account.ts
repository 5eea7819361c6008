/**
 * The user's account: its overview, the bank account for refunds, signed-in devices. Decisions, sections 2
 * and 7.
 */
import { addressCountOf } from '../../store/addresses.ts'
import { removeSheba, saveSheba, shebaOf } from '../../store/bank-accounts.ts'
import { endOtherSessionsOf, endSessionOf, sessionsOf } from '../../store/owners.ts'
import { ApiError } from '../../domain/api-error.ts'
import { nameOfNumber } from '../../domain/registry.ts'
import type { Handlers } from '../handler.ts'
import { dueOf } from './account-payments.ts'
import { provincesOf } from './places.ts'

export const account = {
  readAccount: async (_request, call) => {
    const { db, user, registry } = call
    const [addressCount, sheba, due] = await Promise.all([
      addressCountOf(db, user.id),
      shebaOf(db, user.id),
      dueOf(call),
    ])
    return {
      userName: nameOfNumber(registry, user.cellNumber),
      cellNumber: user.cellNumber,
      addressCount,
      sheba,
      dueCount: due.count,
    }
  },

  readBankAccount: async (_request, { db, user, registry }) => ({
    sheba: await shebaOf(db, user.id),
    holder: nameOfNumber(registry, user.cellNumber),
  }),

  saveBankAccount: async ({ body: { sheba } }, { db, user, now }) => {
    await saveSheba(db, { userId: user.id, sheba, savedAt: now })
    return { done: true }
  },

  listSessions: async (_request, { db, user, token, now }) => {
    const sessions = (await sessionsOf(db, user.id, token, now)).map(
      ({ createdAt, expiresAt, ...session }) => ({
        ...session,
        signedInAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    )
    return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) }
  },

  endSession: async ({ params: { id } }, { db, user }) => {
    if (!(await endSessionOf(db, user.id, id))) throw new ApiError('notFound')
    return { done: true }
  },

  endOtherSessions: async (_request, { db, user, token }) => {
    if (token !== null) await endOtherSessionsOf(db, user.id, token)
    return { done: true }
  },

  listPlaces: (_request, call) => Promise.resolve({ provinces: provincesOf(call) }),

  removeBankAccount: async (_request, { db, user }) => {
    await removeSheba(db, user.id)
    return { done: true }
  },
} satisfies Partial<Handlers>
