/**
 * Guests, token exchange, and the signed-in user. Specification: document 1 sections 4 and 7; decisions,
 * section 3.
 */
import { exchangeToken } from '../../store/sign-in.ts'
import { transferGuestSearches, saveAppVersion, registerGuest, appVersionOf } from '../../store/owners.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'

const exchange = async (
  credentials: { token: string; state: string },
  app: 'driver' | 'passenger',
  { db, now }: HandlerContext,
) => {
  const session = await exchangeToken(db, credentials, app, now)
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

  readUserName: (_request, { user, registry }) => {
    const person = registry.personByCellNumber(user.cellNumber)
    return Promise.resolve({
      userName: person === undefined ? null : `${person.firstName} ${person.lastName}`,
      cellNumber: user.cellNumber,
      webEngageId: user.id,
    })
  },

  readUserSetting: async (_request, { db, user }) => ({
    pwaSetting: { version: await appVersionOf(db, user.id) },
  }),

  keepUserSetting: async ({ body: { pwaSetting } }, { db, user }) => {
    await saveAppVersion(db, user.id, pwaSetting.version)
    return { done: true }
  },
} satisfies Partial<Handlers>
