import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { search } from '#gateway/testing/purchase.sample.ts'
import { signInReturn, STATE } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway } = runningGateway()
type Return = typeof import('#adapters/finish-sign-in.ts')
type Session = typeof import('#adapters/session.ts')
type Client = typeof import('#adapters/gateway/client.ts')
let adapters: Return & Session & Client
beforeAll(async () => {
  adapters = {
    ...(await import('#adapters/finish-sign-in.ts')),
    ...(await import('#adapters/session.ts')),
    ...(await import('#adapters/gateway/client.ts')),
  }
})
afterEach(() => {
  adapters.dropSession(adapters.bearerToken() ?? '')
  adapters.removeGuest()
})

const returned = async (cellNumber: string) =>
  (await signInReturn(gateway().server, cellNumber)).searchParams.get('token') ?? ''

describe('a return from the sign-in page', () => {
  it('signs the guest in, and the user owns the guest’s searches', async () => {
    await adapters.call('readConfiguration', { params: { type: 'thirdparty', provider: '1' } })
    const { uuid } = adapters.guest()
    const found = await search(gateway().server, { uuid })
    await adapters.finishSignIn({ token: await returned('09123456789'), state: STATE })
    expect(adapters.session()).toMatchObject({ guest: uuid, userId: expect.stringMatching(/.+/) })
    expect(adapters.storedGuest()).toBeNull()
    const [offers = []] = Object.values(found.offersPerCoverage)
    const { companyCode = '', liabilityPropertyDamage = 0 } = offers[0] ?? {}
    const body = {
      searchTrackingCode: found.searchTrackingCode,
      companyCode,
      liabilityPropertyDamage,
      paymentType: 'cash' as const,
      upsellingId: null,
    }
    const { trackingCode } = await adapters.call(
      'registerOrder',
      { params: { type: 'thirdparty', provider: '1' }, body },
      { idempotencyKey: 'journey-1' },
    )
    expect(trackingCode).toHaveLength(14)
  })

  it('is refused with a state that differs from the one at the start', async () => {
    const token = await returned('09123456789')
    await expect(adapters.finishSignIn({ token, state: 'another-state-0123456789' })).rejects.toMatchObject({
      code: errors.signInTokenRefused.code,
    })
    expect(adapters.isSignedIn()).toBe(false)
  })

  it('can be repeated while the token is valid, for example after a lost answer', async () => {
    const token = await returned('09123456789')
    await adapters.finishSignIn({ token, state: STATE })
    const first = adapters.bearerToken()
    await adapters.finishSignIn({ token, state: STATE })
    expect(adapters.bearerToken()).not.toBe(first)
    expect((await adapters.call('readUserName', {})).cellNumber).toBe('09123456789')
  })
})
