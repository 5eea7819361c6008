import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { orderWithOwner } from '../../store/find-orders.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import {
  OPERATOR_PASSWORD,
  type Operator,
  openPage,
  orderPath,
  postAsOperator,
  signInOperator,
} from '../../testing/operator.sample.ts'
import { choiceOf, completeOrder, newOrder, provider } from '../../testing/purchase.sample.ts'
import { lookUpCase, searchFor } from '../../testing/showcase.sample.ts'
import { succeed } from '../../testing/client.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { searchTermsOf } from './search-terms.ts'

describe('what is searched for', () => {
  const letter = plateLetters[9]
  it.each([
    ['۱۰۴۸۲۳۰۱', { number: 10_482_301, plate: { plk1: '104', plk2: '82301' } }],
    ['abcdefghjkmnpq', { trackingCode: 'ABCDEFGHJKMNPQ' }],
    [
      `24 ${letter.letter} 318 ایران 44`,
      { plate: { plk1: '24', plk2: letter.code, plk3: '318', plkSrl: '44' } },
    ],
    ['۲۴الف۳۱۸-۴۴', { plate: { plk1: '24', plk2: '01', plk3: '318', plkSrl: '44' } }],
    ['۱۲۷ روی ۵۸۴۶۳', { number: 12_758_463, plate: { plk1: '127', plk2: '58463' } }],
    ['0084575948', { code: '0084575948' }],
    ['14012345679', { code: '14012345679' }],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', { code: '09123456789', cellNumber: '09123456789' }],
    ['سارا', {}],
    ["' or 1=1 --", {}],
  ])('may be %s', (typed, terms) => {
    expect(searchTermsOf(typed)).toEqual(terms)
  })
})

describe('the list of orders', () => {
  const HOME = '/sandbox/operator'
  const CELL = '09360000160'
  let gateway: TestGateway
  let operator: Operator
  let user: { jwt: string }
  let trackingCode: string
  beforeAll(async () => {
    gateway = await openTestGateway({ operatorPassword: OPERATOR_PASSWORD })
    operator = await signInOperator(gateway.server)
    user = await signIn(gateway.server, CELL)
    const sbId = await lookUpCase(gateway.server, user, 'سواری با سابقهٔ کامل')
    const body = choiceOf(await searchFor(gateway.server, user, sbId))
    const params = { type: 'thirdparty', ...provider } as const
    trackingCode = (await succeed(gateway.server, 'registerOrder', { params, body }, user)).trackingCode
    await completeOrder(gateway.server, user, trackingCode)
    const other = await signIn(gateway.server, '09360000161')
    await newOrder(gateway.server, other)
  })
  afterAll(() => gateway.close())

  /** Searches, and returns the listed tracking codes. */
  const find = async (search: string) => {
    const { headers } = await postAsOperator(gateway.server, operator, `${HOME}/search`, { search })
    expect(headers.location).toBe(HOME)
    const { body } = await openPage(gateway.server, operator, HOME)
    return [...body.matchAll(/operator\/order\/(\w{14})"/g)].map(([, code]) => code)
  }

  it('finds an order by number, code, plate, national code and both mobile numbers', async () => {
    const number = (await orderWithOwner(gateway.store.db, trackingCode))?.order.number ?? 0
    for (const search of [
      toPersianDigits(number),
      trackingCode.toLowerCase(),
      '۲۴ س ۳۱۸ ایران ۴۴',
      unregisteredPerson.nationalCode,
      unregisteredPerson.cellNumber,
      CELL,
    ])
      expect([search, await find(search)]).toEqual([search, [trackingCode]])
    expect(await find('سارا')).toEqual([])
    expect(await find('')).toHaveLength(2)
  })

  it('keeps a search out of addresses and of the log, and shows it escaped', async () => {
    await find('"><b>0084575948')
    const { body } = await openPage(gateway.server, operator, HOME)
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;۰۰۸۴۵۷۵۹۴۸"')
    const log = await openPage(gateway.server, operator, `${HOME}/log`)
    expect(log.body).not.toContain('0084575948')
    await find('')
  })

  it('has pages of twenty', async () => {
    for (let order = 0; order < 20; order += 1) {
      const buyer = await signIn(gateway.server, `093600002${String(order).padStart(2, '0')}`)
      await newOrder(gateway.server, buyer)
    }
    const first = await openPage(gateway.server, operator, `${HOME}?lang=en`)
    expect(first.body).toContain('22 orders')
    expect(first.body).toContain('Page 1 of 2')
    expect(first.body).toContain('href="/sandbox/operator?lang=en&amp;page=2"')
    const second = await openPage(gateway.server, operator, `${HOME}?lang=en&page=2`)
    expect(second.body.match(/operator\/order\//g)).toHaveLength(2)
    expect(second.body).toContain(orderPath(trackingCode))
    for (const page of ['0', '-1', '2e9', 'x', '99999999'])
      expect((await openPage(gateway.server, operator, `${HOME}?page=${page}`)).statusCode).toBe(200)
  })
})
