/**
 * Home: the published content, and the orders and renewals of a user. Document 3 section 3; decisions,
 * sections 2 and 10.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeContentOf } from '../content/home-content.ts'
import { succeed } from '../testing/client.sample.ts'
import { newOrder } from '../testing/purchase.sample.ts'
import { openPolicies, type Policies, TODAY } from '../testing/policies.sample.ts'

const PATH = '/api/v1/content/home'
const file = readFileSync(new URL('../content/home.json', import.meta.url), 'utf8')

let policies: Policies
beforeAll(async () => {
  policies = await openPolicies()
})
afterAll(() => policies.gateway.close())

describe('the published content of home', () => {
  const read = (headers: Record<string, string> = {}) =>
    policies.gateway.server.inject({ url: PATH, headers })

  it('is the content of the file in the language of the request, for all callers', async () => {
    expect((await read()).json()).toEqual({ body: homeContentOf(file, 'fa') })
    expect((await read({ locale: 'en' })).json()).toEqual({ body: homeContentOf(file, 'en') })
  })
  it('may be stored by shared caches for five minutes, once for each language', async () => {
    const { headers } = await read()
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(String(headers['vary']).split(', ')).toContain('locale')
  })
  it('has another version in another language, and after every change', () => {
    const versions = [file, file.replace('home', 'home')].map((text) => homeContentOf(text, 'fa').version)
    expect(versions[0]).toBe(versions[1])
    const changed = homeContentOf(file.replace('بدنه', 'تنه').replace('شخص', 'اشخاص'), 'fa').version
    expect(new Set([versions[0], changed, homeContentOf(file, 'en').version]).size).toBe(3)
  })
  it('has a tile of mobile insurance with its discount, and nine pictures of it, the first of which leads nowhere', () => {
    const { sections } = homeContentOf(file, 'fa')
    const itemsOf = (type: string) => sections.find((section) => section.type === type)?.items ?? []
    expect(itemsOf('service').at(-1)).toMatchObject({ href: '/mobile-insurance', badge: '۶۵\u200f٪' })
    const [first, ...others] = itemsOf('slider')
    expect(first?.href).toBeNull()
    expect(others.map(({ href }) => href)).not.toContain(null)
    expect(others).toHaveLength(8)
  })
  it('links to no other site, and lacks no text', () => {
    const change = (from: string, to: string) => () => homeContentOf(file.replace(from, to), 'fa')
    expect(change('"/third-party"', '"//elsewhere.example"')).toThrow(/format/)
    expect(change('"/third-party"', '"https://elsewhere.example"')).toThrow(/format/)
    expect(change('"en": "Third-party"', '"en": ""')).toThrow(/length/)
  })
})

describe('the orders on home', () => {
  it('are those with a deadline, the nearest first, then open ones, then those being issued', async () => {
    const user = await policies.newUser('09360000780')
    const { server } = policies.gateway
    const issuing = await policies.paidOrder(user)
    await policies.submitPictures(user, issuing)
    const owing = await policies.paidOrder(user, 'karun')
    const returned = await policies.paidOrder(user, 'alvand')
    await policies.submitPictures(user, returned)
    await policies.send(returned, {
      type: 'expert.returned-documents',
      reason: 'پشت کارت خودرو تار است؛ خوانده نمی‌شود.',
      pictures: ['vehicle-card-back'],
    })
    const open = await newOrder(server, user)
    const { today, incompleteOrder } = await succeed(server, 'listUnfinishedOrders', {}, user)
    expect(today).toBe(TODAY)
    const due = { deadline: { day: '1404-08-26', hour: 21 }, nextState: null }
    expect(incompleteOrder).toMatchObject([
      { ...due, trackingCode: returned, owes: [], actions: [{ type: 'edit-information' }] },
      { ...due, trackingCode: owing, owes: ['documents'], actions: [{ type: 'upload-documents' }] },
      {
        trackingCode: open,
        deadline: null,
        routeStep: 2,
        steps: ['holder', 'address', 'delivery', 'documents'],
        nextState: 'holder',
        actions: [{ type: 'continue-purchase' }],
      },
      { trackingCode: issuing, deadline: null, nextState: null, actions: [] },
    ])
  })
})

describe('the renewals on home', () => {
  it('contain the owner’s code, so that the inquiry asks nothing twice', async () => {
    const user = await policies.newUser('09360000781')
    await policies.issuedOrder(user)
    policies.clock.setToday('1405-09-01')
    const { today, nearToExpireOrder } = await succeed(
      policies.gateway.server,
      'listRenewablePolicies',
      {},
      user,
    )
    policies.clock.setToday(TODAY)
    expect(today).toBe('1405-09-01')
    expect(nearToExpireOrder).toMatchObject([{ ownerNationalCode: expect.stringMatching(/^\d{10}$/) }])
  })
})
