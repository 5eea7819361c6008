import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newGuest, send } from '../testing/client.sample.ts'
import { openStore } from '../store/open-store.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  completeOrder,
  decide,
  newOrder,
  provider,
  search,
  type,
} from '../testing/purchase.sample.ts'
import { signIn, signInReturn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

describe('the log', () => {
  it('contains nothing that identifies a person: no token, code, plate, number or query', async () => {
    const { server } = gateway
    const [cellNumber, nationalCode] = ['09380000001', '1234567891']
    const guest = await newGuest(server)
    await search(server, guest)
    const back = await signInReturn(server, cellNumber)
    const user = await signIn(server, cellNumber)
    const trackingCode = await newOrder(server, user)
    await completeOrder(server, user, trackingCode)
    const { imageId } = await sendFile(server, user, trackingCode)
    await send(server, 'readDocumentFile', { params: { imageId } }, user)
    await call(
      server,
      'lookUpPlate',
      {
        params: { ...type, ...provider },
        body: { nationalCode, plk1: '12', plk2: '02', plk3: '987', plkSrl: '65' },
      },
      user,
    )
    const page = await bankPage(server, user, trackingCode)
    await decide(server, page, 'paid')
    await server.inject(`/no-such-page/${trackingCode}?token=planted-token`)
    await server.inject(`/api/no-such-call/${trackingCode}?uuid=${guest.uuid}`)
    const planted = [
      cellNumber,
      nationalCode,
      guest.uuid,
      trackingCode,
      imageId,
      user.jwt,
      page.split('/').at(-1) ?? page,
      back.searchParams.get('token') ?? 'token',
      '987',
      'planted-token',
      'آزمون',
    ]
    // Times may contain any digits.
    const log = gateway.logLines.join('').replace(/"(time|ms)":\d+/g, '')
    expect(planted.filter((marker) => log.includes(marker))).toEqual([])
    expect(log).toContain('"route":"/sandbox/bank/:attempt"')
  })

  it('contains the place of a fault, but not its message', async () => {
    const store = await openStore({ dataDir: null })
    const broken = await openTestGateway({ store })
    await store.close()
    const answer = await broken.server.inject({
      method: 'POST',
      url: '/api/v1/register',
      payload: { uuid: '3f2b1c9e-8a1d-4f5e-9c7b-2d6a8e4f1b3c' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { errorData: { message: 'مشکلی از سمت ما پیش آمد؛ دوباره امتحان کنید.', errorCode: 5000, data: {} } },
    ])
    const log = broken.logLines.join('')
    expect(log).toContain('gateway/store/owners.ts')
    expect(log).not.toContain('3f2b1c9e')
    await broken.server.close()
  })
})
