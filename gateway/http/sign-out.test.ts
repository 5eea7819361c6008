import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

it('signing out revokes the token of this device, and no other', async () => {
  const { server } = gateway
  const [here, elsewhere] = [await signIn(server, '09360000180'), await signIn(server, '09360000180')]
  expect(await succeed(server, 'signOut', {}, here)).toEqual({ done: true })
  expect((await send(server, 'readUserName', {}, here)).statusCode).toBe(401)
  expect((await call(server, 'signOut', {}, here)).error?.errorCode).toBe(codeOf('signInNeeded'))
  expect((await call(server, 'readUserName', {}, elsewhere)).error).toBeNull()
})
