/**
 * Finishes a sign-in: exchanges the one-time token, keeps the session, gives what the guest began to the user.
 * Specification: document 1 section 4 "Startup"; decisions, section 3.
 */
import { call } from './gateway/client.ts'
import { openedVia } from './sign-in-address.ts'
import { removeGuest, storeSession, storedGuest } from './session.ts'

/** A failed sync is no reason to keep somebody out: the app then searches again by itself. The uuid is removed in any case. */
const giveGuestOver = async (uuid: string | null, token: string): Promise<void> => {
  if (uuid !== null) await call('syncGuest', { body: { uuid } }, { token }).catch(() => undefined)
  removeGuest()
}

/** Takes what the sign-in page brought back. Fails with a Failure; the same token may be tried again for two minutes. */
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
  await giveGuestOver(uuid, token)
  storeSession({ token, expiresAt, userId: webEngageId, guest: uuid })
}
