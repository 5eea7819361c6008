/**
 * Guests, token exchange, and the signed-in user. Specification: document 1 sections 4 and 7; decisions,
 * section 3.
 */
import { addressesOf } from '../../store/addresses.ts'
import { latestHolderOf, latestPolicyAddressOf } from '../../store/orders.ts'
import { exchangeToken } from '../../store/sign-in.ts'
import {
  appVersionOf,
  endSession,
  registerGuest,
  saveAppVersion,
  transferGuestSearches,
} from '../../store/owners.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { nameOfNumber } from '../../domain/registry.ts'

const exchange = async (
  credentials: { token: string; state: string },
  app: 'driver' | 'passenger',
  { db, device, now }: HandlerContext,
) => {
  const session = await exchangeToken(db, credentials, app, device, now)
  if (session === null) throw new ApiError('signInTokenRefused')
  return { jwt: session.token, expiresAt: session.expiresAt.toISOString() }
}

export const session = {
  registerGuest: async ({ body: { uuid } }, { db, now }) => ({
    uuid,
    createdAt: (await registerGuest(db, uuid, now)).toISOString(),
  }),

  syncGuest: async ({ body: { uuid } }, { db, user }) => {
    await transferGuestSearches(db, uuid, user.id)
    return { done: true }
  },

  exchangeToken: ({ params, query }, call) => exchange({ ...params, ...query }, 'passenger', call),

  exchangeDriverToken: ({ params, query }, call) => exchange({ ...params, ...query }, 'driver', call),

  signOut: async (_request, { db, token }) => {
    if (token !== null) await endSession(db, token)
    return { done: true }
  },

  readUserName: (_request, { user, registry }) =>
    Promise.resolve({
      userName: nameOfNumber(registry, user.cellNumber),
      cellNumber: user.cellNumber,
      webEngageId: user.id,
    }),

  readHolder: async (_request, { db, user }) => {
    const choosable = (await addressesOf(db, user.id)).filter(({ enable }) => enable)
    const latestUid = await latestPolicyAddressOf(db, user.id)
    const address = choosable.find(({ uid }) => uid === latestUid) ?? choosable[0]
    return {
      cellNumber: user.cellNumber,
      policyHolder: await latestHolderOf(db, user.id),
      addressUid: address?.uid ?? null,
    }
  },

  readUserSetting: async (_request, { db, user }) => ({
    pwaSetting: { version: await appVersionOf(db, user.id) },
  }),

  keepUserSetting: async ({ body: { pwaSetting } }, { db, user }) => {
    await saveAppVersion(db, user.id, pwaSetting.version)
    return { done: true }
  },
} satisfies Partial<Handlers>
