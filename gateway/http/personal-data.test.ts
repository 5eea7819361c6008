/**
 * A complete purchase with unmistakable markers as personal data, which are then searched for in the log, in
 * answers to refused calls, in every table and every stored file. Decisions, section 9; issue "Around the
 * journey", "Security".
 */
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { showcase } from '../sandbox/showcase.ts'
import { call, newGuest, partsOf, send, succeed } from '../testing/client.sample.ts'
import { buyPhonePolicy } from '../testing/mobile-policies.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  choiceOf,
  decide,
  provider,
  search,
  someAddress,
  type,
} from '../testing/purchase.sample.ts'
import { goodRequests } from '../testing/requests.sample.ts'
import { openSignIn, postForm, shownCode, STATE } from '../testing/sign-in.sample.ts'
import { postFile } from '../testing/upload.sample.ts'
import { operationNames } from './routes.ts'

/** The only tables and columns that may contain each marker. */
const markers = {
  cellNumber: {
    text: '09387650123',
    mayStandIn: [
      'users.cell_number',
      'sign_in_visits.cell_number',
      'sign_in_mistakes.cell_number',
      'phone_insurer_visits.typed',
    ],
  },
  ownerCode: { text: showcase[0]?.nationalCode ?? '', mayStandIn: ['inquiries.request'] },
  holderCode: { text: '1928374654', mayStandIn: ['orders.policy_holder'] },
  holderNumber: { text: '09381112233', mayStandIn: ['orders.policy_holder'] },
  firstName: { text: 'نشان‌نام', mayStandIn: ['orders.policy_holder'] },
  lastName: { text: 'نشان‌خانواده', mayStandIn: ['orders.policy_holder'] },
  birthDate: { text: '1371-02-29', mayStandIn: ['orders.policy_holder'] },
  street: {
    text: 'خیابان نشان‌دار',
    mayStandIn: ['addresses.address', 'orders.policy_info', 'orders.delivery'],
  },
  postalCode: {
    text: '1936547891',
    mayStandIn: ['addresses.postal_code', 'orders.policy_info', 'orders.delivery'],
  },
  receiver: { text: 'نشان‌گیرنده', mayStandIn: ['orders.delivery'] },
  receiverNumber: { text: '09384445566', mayStandIn: ['orders.delivery'] },
  buyer: { text: 'نشان‌خریدار', mayStandIn: ['mobile_policies.buyer_name', 'phone_insurer_visits.typed'] },
  imei: { text: '356919283746551', mayStandIn: ['mobile_policies.imei', 'phone_insurer_visits.typed'] },
  fileName: { text: 'marked-file-name.jpg', mayStandIn: [] },
  metadata: { text: 'MARKED-BY-A-CAMERA', mayStandIn: [] },
} as const

/** Markers that a purchase stores. */
const STORED = ['cellNumber', 'ownerCode', 'holderCode', 'firstName', 'street', 'receiver', 'buyer', 'imei']

const secrets: Record<string, string> = {}
const all = () => ({
  ...Object.fromEntries(Object.entries(markers).map(([name, { text }]) => [name, text])),
  ...secrets,
})
const foundIn = (text: string): string[] =>
  Object.entries(all()).flatMap(([name, marker]) => (text.includes(marker) ? [name] : []))

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })
const rowsOf = async ({ store }: TestGateway, query: ReturnType<typeof sql>) =>
  v.parse(Rows, await store.db.execute(query)).rows

/** Returns every cell of the store with its table and column. */
const cellsOf = async (gateway: TestGateway): Promise<{ place: string; text: string }[]> => {
  const tables = await rowsOf(
    gateway,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const cells = tables.map(async ({ name }) => {
    const rows = await rowsOf(gateway, sql`select * from ${sql.identifier(String(name))}`)
    return rows.flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({
        place: `${String(name)}.${column}`,
        text: JSON.stringify(value),
      })),
    )
  })
  return (await Promise.all(cells)).flat()
}

/** Returns the tables and columns that contain each marker. */
const placesInStore = async (gateway: TestGateway): Promise<Record<string, string[]>> => {
  const places: Record<string, string[]> = {}
  for (const { place, text } of await cellsOf(gateway))
    for (const marker of foundIn(text)) places[marker] = [...new Set([...(places[marker] ?? []), place])]
  return places
}

const filesUnder = async (folder: string): Promise<Buffer[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  )
}

/** Signs the marked person in like a browser, and records every credential as a marker. */
const signInMarked = async ({ server }: TestGateway): Promise<{ jwt: string }> => {
  const page = await openSignIn(server)
  await postForm(server, `${page}/number`, { cellNumber: markers.cellNumber.text })
  const code = await shownCode(server, page)
  await postForm(server, `${page}/code`, { code: code === '11111' ? '22222' : '11111' })
  const back = new URL(String((await postForm(server, `${page}/code`, { code })).headers.location))
  const token = back.searchParams.get('token') ?? ''
  const { jwt } = await succeed(server, 'exchangeToken', { params: { token }, query: { state: STATE } }, null)
  Object.assign(secrets, { visit: page.split('/').at(-1), oneTimeToken: token, bearer: jwt })
  return { jwt }
}

const buy = async (gateway: TestGateway): Promise<{ jwt: string }> => {
  const { server } = gateway
  const guest = await newGuest(server)
  secrets['guest'] = guest.uuid
  const [known] = showcase
  if (known === undefined) throw new Error('The showcase is empty.')
  await succeed(
    server,
    'lookUpPlate',
    { params: { ...type, ...provider }, body: { nationalCode: known.nationalCode, ...known.plate } },
    guest,
  )
  const user = await signInMarked(gateway)
  await succeed(server, 'syncGuest', { body: { uuid: guest.uuid } }, user)
  const { trackingCode } = await succeed(
    server,
    'registerOrder',
    { params: { ...type, ...provider }, body: choiceOf(await search(server, user)) },
    user,
  )
  await buyPhonePolicy(server, markers.cellNumber.text, {
    buyerName: markers.buyer.text,
    imei: markers.imei.text,
  })
  const policyHolder = {
    ...unregisteredPerson,
    firstName: markers.firstName.text,
    lastName: markers.lastName.text,
    nationalCode: markers.holderCode.text,
    birthDate: markers.birthDate.text,
    cellNumber: markers.holderNumber.text,
  } as const
  await succeed(server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, user)
  const address = {
    ...(await someAddress(server, user, trackingCode)),
    address: `${markers.street.text}، کوچهٔ اول`,
    postalCode: markers.postalCode.text,
  }
  const { uid } = await succeed(server, 'createAddress', { body: address }, user)
  await succeed(
    server,
    'savePolicyInfo',
    {
      params: type,
      body: { type: 'policy_info', trackingCode, addressUid: uid, ...address, deliveryAddressEnable: false },
    },
    user,
  )
  await succeed(
    server,
    'saveDeliveryAddress',
    {
      params: type,
      body: {
        type: 'delivery_address',
        trackingCode,
        deliverable: true,
        ...address,
        receiverName: markers.receiver.text,
        receiverPhoneNumber: markers.receiverNumber.text,
      },
    },
    user,
  )
  const { deliveryTimes } = await succeed(
    server,
    'listDeliveryTimes',
    { params: { ...type, trackingCode } },
    user,
  )
  await succeed(
    server,
    'saveDeliveryTime',
    {
      params: type,
      body: {
        trackingCode,
        code: deliveryTimes.flatMap(({ times }) => times).find(({ available }) => available)?.code ?? '',
      },
    },
    user,
  )
  await succeed(server, 'completeOrder', { params: type, body: { trackingCode } }, user)
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0B5D5B' } })
    .withExif({ IFD0: { Make: markers.metadata.text } })
    .jpeg()
    .toBuffer()
  expect(
    (
      await postFile(
        server,
        user,
        trackingCode,
        { content: picture, fileName: markers.fileName.text },
        { info: { name: markers.fileName.text } },
      )
    ).statusCode,
  ).toBe(200)
  await succeed(
    server,
    'submitDocuments',
    { params: type, body: { trackingCode, later: true, kind: 'documents' } },
    user,
  )
  await call(server, 'applyDiscount', { params: type, body: { trackingCode, discountCode: 'NOSUCH' } }, user)
  const page = await bankPage(server, user, trackingCode)
  Object.assign(secrets, { attempt: page.split('/').at(-1), order: trackingCode })
  await decide(server, page, 'paid')
  expect((await succeed(server, 'readPaymentResult', { params: { trackingCode } }, user)).state).toBe('paid')
  return user
}

describeOnEngines('personal data of a purchase', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await buy(gateway)
  }, 120_000)
  afterAll(() => gateway.close())

  it('is stored in the expected columns only; credentials as hashes', async () => {
    const found = await placesInStore(gateway)
    const strayed = Object.entries(markers).flatMap(([name, { mayStandIn }]) =>
      (found[name] ?? [])
        .filter((place) => !mayStandIn.some((allowed) => allowed === place))
        .map((place) => `${name} in ${place}`),
    )
    expect(strayed).toEqual([])
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(['guest', 'visit', 'oneTimeToken', 'bearer']))
    expect(['guest', 'visit', 'oneTimeToken', 'bearer'].filter((secret) => secret in found)).toEqual([])
    // Markers that were never stored would prove nothing.
    expect(Object.keys(found)).toEqual(expect.arrayContaining(STORED))
  })

  it('is in no stored file', async () => {
    const files = await filesUnder(gateway.dataDir)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(foundIn(file.toString('utf8'))).toEqual([])
  })

  it('is in no answer to a refused call', async () => {
    const requests = await goodRequests(gateway.server, user)
    const wrong = Object.values(all()).join(' ')
    for (const name of operationNames.filter(
      (known) => 'body' in registry[known] && known !== 'uploadDocument',
    )) {
      const { who }: Operation = registry[name]
      const request = partsOf(requests[name])
      for (const key of Object.keys(request.body ?? {})) {
        const refused = await send(
          gateway.server,
          name,
          { ...request, body: Object.assign({}, request.body, { [key]: wrong }) },
          who === 'anyone' ? null : user,
        )
        expect([name, key, foundIn(refused.body)]).toEqual([name, key, []])
      }
    }
    const absent = await gateway.server.inject(
      `/api/v1/${encodeURIComponent(wrong)}?uuid=${secrets['guest'] ?? ''}`,
    )
    expect([absent.statusCode, foundIn(absent.body)]).toEqual([404, []])
  })

  it('is in no line of the log', () => {
    // Times may contain any digits.
    const log = gateway.logLines.join('').replace(/"(time|ms)":\d+/g, '')
    expect(gateway.logLines.length).toBeGreaterThan(50)
    expect(foundIn(log)).toEqual([])
    expect(log).not.toMatch(/plk\d|"uuid"|authorization|Bearer/i)
  })
})
