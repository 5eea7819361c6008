/** The id of a request: answered, logged with the error's code, and shown to the user. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { REQUEST_ID_HEADER } from '#contract/operation.ts'
import { send } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000190')
})
afterAll(() => gateway.close())

const ID = /^E-[2-9A-HJ-NP-Z]{8}$/
const linesOf = (id: unknown) =>
  gateway.logLines.filter((line) => line.includes(String(id))).map((line): unknown => JSON.parse(line))
const read = (headers: Record<string, string> = {}) =>
  send(gateway.server, 'readUserName', {}, null, { headers })

describe('a request’s id', () => {
  it('is in the answer and in the log, with the code of the error', async () => {
    const { headers } = await read()
    expect(headers[REQUEST_ID_HEADER]).toMatch(ID)
    expect(linesOf(headers[REQUEST_ID_HEADER])).toMatchObject([
      { route: '/api/v1/user/name', status: 401, errorCode: errors.signInNeeded.code },
    ])
  })

  it('is the one that the app sent', async () => {
    const id = 'E-7K3M9QPX'
    const { headers } = await read({ [REQUEST_ID_HEADER]: id })
    expect(headers[REQUEST_ID_HEADER]).toBe(id)
    expect(linesOf(id)).toHaveLength(1)
  })

  it.each(['E-7K3M9QP', 'anything', '', 'E-7K3M9QPX"}\n{"level":50'])(
    'is a new one if something else was sent: %j',
    async (sent) => {
      const { headers } = await read({ [REQUEST_ID_HEADER]: sent })
      expect(headers[REQUEST_ID_HEADER]).toMatch(ID)
      expect(gateway.logLines.join('')).not.toContain('anything')
    },
  )

  it('of a refused change leads to the code, also when the stored refusal is repeated', async () => {
    const change = () =>
      send(gateway.server, 'deleteAddress', { params: { id: crypto.randomUUID() } }, user, {
        key: 'one-key-7',
      })
    for (const code of [errors.notFound.code, errors.keyReused.code]) {
      const { headers } = await change()
      expect(linesOf(headers[REQUEST_ID_HEADER])).toMatchObject([{ errorCode: code }])
    }
  })
})
