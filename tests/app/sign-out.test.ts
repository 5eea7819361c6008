import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '#gateway/testing/client.sample.ts'
import { signIn } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway } = runningGateway()
type SignOut = typeof import('#adapters/sign-out.ts')
type Session = typeof import('#adapters/session.ts')
let adapters: SignOut & Session
let jwt: string
beforeAll(async () => {
  adapters = { ...(await import('#adapters/sign-out.ts')), ...(await import('#adapters/session.ts')) }
})
beforeEach(async () => {
  ;({ jwt } = await signIn(gateway().server, '09123456789'))
  adapters.storeSession({
    token: jwt,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    userId: 'sara',
    guest: null,
  })
})

const statusOfToken = async () => (await send(gateway().server, 'readUserName', {}, { jwt })).statusCode

describe('signing out', () => {
  it('revokes the token at the gateway', async () => {
    expect(await statusOfToken()).toBe(200)
    await adapters.signOut()
    expect(adapters.isSignedIn()).toBe(false)
    expect(await statusOfToken()).toBe(401)
  })

  it('forgets the user before it asks the gateway', async () => {
    const signedOut = adapters.signOut()
    expect(adapters.isSignedIn()).toBe(false)
    await signedOut
  })

  it('works without a network', async () => {
    await gateway().server.close()
    await adapters.signOut()
    expect(adapters.isSignedIn()).toBe(false)
  })
})
