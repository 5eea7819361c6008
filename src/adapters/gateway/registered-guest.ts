/** Makes the guest known to the gateway before the first guest call, once for however many calls wait. Document 1 section 4. */
import { guest, storeGuest } from '../session.ts'

let registering: { uuid: string; done: Promise<void> } | null = null

/** Takes what registers a uuid; gives the uuid of a guest that the gateway knows. Fails as registering fails. */
export const registeredGuest = async (register: (uuid: string) => Promise<unknown>): Promise<string> => {
  const { uuid, createdAt, registered } = guest()
  if (registered) return uuid
  if (registering?.uuid !== uuid) {
    const done = register(uuid).then(() => storeGuest({ uuid, createdAt, registered: true }))
    registering = { uuid, done }
    done.catch(() => undefined).finally(() => (registering = null))
  }
  await registering.done
  return uuid
}
