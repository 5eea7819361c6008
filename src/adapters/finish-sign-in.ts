/**
 * Finishes a sign-in: exchanges the one-time token, stores the session, and merges the guest into the user.
 * Specification: document 1 section 4 "Startup"; decisions, section 3.
 */
import { call } from './gateway/client.ts'
import { openedVia } from './sign-in-return.ts'
import { removeGuest, storeSession, storedGuest } from './session.ts'

/**
 * A failed merge does not block the sign-in: the app searches again then. The uuid is removed in any case.
 */
const mergeGuest = async (uuid: string | null, token: string): Promise<void> => {
  if (uuid !== null) await call('syncGuest', { body: { uuid } }, { token }).catch(() => undefined)
  removeGuest()
}

/** @throws Failure; the same token may be used again for two minutes */
export const finishSignIn = async ({
  token: oneTimeToken,
  state,
}: {
  token: string
  state: string
}): Promise<void> => {
  const { jwt: token, expiresAt } = await call(
    openedVia() === 'driver' ? 'exchangeDriverToken' : 'exchangeToken',
    { params: { token: oneTimeToken }, query: { state } },
  )
  const { webEngageId } = await call('readUserName', {}, { token })
  const uuid = storedGuest()?.uuid ?? null
  await mergeGuest(uuid, token)
  storeSession({ token, expiresAt, userId: webEngageId, guest: uuid })
}
