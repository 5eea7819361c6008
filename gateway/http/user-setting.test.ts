import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, codeOf, newGuest, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

describeOnEngines('the user setting', (engine) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
  })
  afterAll(() => gateway.close())

  const versionOf = async (as: { jwt: string }) =>
    (await succeed(gateway.server, 'readUserSetting', {}, as)).pwaSetting.version
  const keep = (version: string, as: { jwt: string }) =>
    call(gateway.server, 'keepUserSetting', { body: { pwaSetting: { version } } }, as)

  it('has no version at first, then the last saved one, for its owner only', async () => {
    const [one, other] = [
      await signIn(gateway.server, '09360000210'),
      await signIn(gateway.server, '09360000211'),
    ]
    expect(await versionOf(one)).toBeNull()
    await keep('v2.16.0', one)
    await keep('v2.16.0', one)
    expect(await versionOf(one)).toBe('v2.16.0')
    await keep('v2.17.1', one)
    expect([await versionOf(one), await versionOf(other)]).toEqual(['v2.17.1', null])
  })
  it('belongs to the user, not the session', async () => {
    await keep('v2.18.0', await signIn(gateway.server, '09360000212'))
    expect(await versionOf(await signIn(gateway.server, '09360000212'))).toBe('v2.18.0')
  })
  it.each(['2.16.0', 'v2.16', 'v2.16.0-beta', 'v12345.0.0', ''])(
    'refuses an invalid version: «%s»',
    async (version) => {
      expect((await keep(version, await signIn(gateway.server, '09360000213'))).error).toMatchObject({
        errorCode: codeOf('invalid'),
        data: { fields: { 'pwaSetting.version': expect.any(String) } },
      })
    },
  )
  it('requires a bearer token and is not available to guests', async () => {
    expect((await send(gateway.server, 'readUserSetting', {}, null)).json().errorData.errorCode).toBe(
      codeOf('signInNeeded'),
    )
    expect(
      (await send(gateway.server, 'readUserSetting', {}, await newGuest(gateway.server))).statusCode,
    ).toBe(404)
  })
})
