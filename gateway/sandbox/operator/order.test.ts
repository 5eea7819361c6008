import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { movesOf } from '../../store/order-moves.ts'
import { operatorLog, orders } from '../../store/schema/index.ts'
import { succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import {
  OPERATOR_PASSWORD,
  type Operator,
  openPage,
  orderPath,
  postAsOperator,
  pressHold,
  pressMove,
  readOrderPage,
  signInOperator,
} from '../../testing/operator.sample.ts'
import { describeOnEngines } from '../../testing/on-engines.sample.ts'
import { bankPage, completeOrder, decide, newOrder, type } from '../../testing/purchase.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { sendFile } from '../../testing/upload.sample.ts'

const documents = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']
const reason = 'عکس تار است'

describeOnEngines('an order on the operator page', (engine) => {
  let gateway: TestGateway
  let operator: Operator
  let user: { jwt: string }
  let userNumber = 170
  beforeAll(async () => {
    gateway = await openTestGateway({ operatorPassword: OPERATOR_PASSWORD }, engine)
    operator = await signInOperator(gateway.server)
  })
  afterAll(() => gateway.close())

  /** A paid order on hold, with or without its pictures. */
  const paidOrder = async (isComplete = true): Promise<string> => {
    const { server } = gateway
    user = await signIn(server, `09360000${userNumber}`)
    userNumber += 1
    const trackingCode = await newOrder(server, user)
    await completeOrder(server, user, trackingCode)
    if (isComplete) {
      for (const [index, tag] of documents.entries())
        await sendFile(server, user, trackingCode, { info: { tag, order: index + 1 } })
      const body = { trackingCode, later: false, kind: 'documents' } as const
      await succeed(server, 'submitDocuments', { params: type, body }, user)
    }
    await pressHold(server, operator, trackingCode)
    await decide(server, await bankPage(server, user, trackingCode), 'paid')
    return trackingCode
  }
  const checkedOrder = async (): Promise<string> => {
    const trackingCode = await paidOrder()
    await pressMove(gateway.server, operator, trackingCode, 'receive')
    return trackingCode
  }
  const read = (trackingCode: string) => readOrderPage(gateway.server, operator, trackingCode)
  const post = (trackingCode: string, fields: Parameters<typeof postAsOperator>[3], headers = {}) =>
    postAsOperator(gateway.server, operator, `${orderPath(trackingCode)}/move?lang=en`, fields, headers)
  const statusesOf = async (trackingCode: string) =>
    (await movesOf(gateway.store.db, trackingCode)).map(({ to }) => to)

  describe('the page of an order', () => {
    it('lists its missing parts, and offers no check until it is complete', async () => {
      const { body, status, moves } = await read(await paidOrder(false))
      expect(status).toBe(3)
      expect(body).toMatch(/It lacks:<\/strong> Front of the national card, Front of the vehicle card/)
      expect(moves).toEqual(['cancelForInsurer', 'cancelForCustomer'])
      expect((await read(await paidOrder())).moves).toContain('receive')
    })

    it('has no move for the payment, which happens at the bank', async () => {
      const buyer = await signIn(gateway.server, '09360000168')
      const { body, moves } = await read(await newOrder(gateway.server, buyer))
      expect(moves).toEqual([])
      expect(body).toContain('The payment is made on the bank page.')
    })

    it('shows the customer’s reports about the policy', async () => {
      const trackingCode = await checkedOrder()
      for (const move of ['approve', 'handOver', 'issue'])
        await pressMove(gateway.server, operator, trackingCode, move)
      const body = { trackingCode, text: 'The <b>plate</b> is wrong' }
      await succeed(gateway.server, 'reportWrongData', { params: type, body }, user)
      expect((await read(trackingCode)).body).toContain(
        'about the policy:</strong> <bdi>The &lt;b&gt;plate&lt;/b&gt; is wrong</bdi>',
      )
    })

    it('shows a motorcycle’s order with the texts of its product', async () => {
      const buyer = await signIn(gateway.server, '09360000169')
      const { body } = await read(await newOrder(gateway.server, buyer, 'cash', {}, 'motorcycle'))
      expect(body).toContain('Third-party, motorcycle')
      expect(body).toMatch(/It lacks:<\/strong> policy holder, policy address/)
    })

    it('escapes what customers have written', async () => {
      const trackingCode = await paidOrder(false)
      const policyHolder = { ...unregisteredPerson, firstName: '<img src=x onerror=alert(1)>' }
      const own = eq(orders.trackingCode, trackingCode)
      await gateway.store.db.update(orders).set({ policyHolder, vehicleTitle: '"><script>' }).where(own)
      const { body } = await openPage(gateway.server, operator, orderPath(trackingCode))
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(body).toContain('&quot;&gt;&lt;script&gt;')
      expect(body).not.toMatch(/<img|<script/)
    })

    it('answers an unknown code with a page that says so', async () => {
      for (const code of ['ABCDEFGHJKMNPQ', 'short', "'--"]) {
        const { statusCode, body } = await openPage(
          gateway.server,
          operator,
          orderPath(encodeURIComponent(code)),
        )
        expect([code, statusCode]).toEqual([code, 404])
        expect(body).toContain('چنین سفارشی نداریم.')
      }
      const hold = `${orderPath('ABCDEFGHJKMNPQ')}/hold`
      expect((await postAsOperator(gateway.server, operator, hold, { held: 'yes' })).statusCode).toBe(404)
    })

    it('is in English on request, without Persian texts of the page', async () => {
      const trackingCode = await checkedOrder()
      await pressMove(gateway.server, operator, trackingCode, 'returnDetails', {
        reason: 'The code is wrong',
        wrongFields: ['nationalCode', 'birthDate'],
      })
      const { body } = await read(trackingCode)
      expect(body).toContain('National code, Date of birth')
      const own = body.replace(/<a class="language" lang="fa".*?<\/a>/, '').replace(/<dl>.*?<\/dl>/s, '')
      expect(own).not.toMatch(/[\u0600-\u06FF]/)
    })
  })

  describe('a move', () => {
    it('that needs a reason is refused without one, and keeps the choices', async () => {
      const trackingCode = await checkedOrder()
      const { seen } = await read(trackingCode)
      const move = { move: 'rejectDocuments', seen }
      const short = await post(trackingCode, { ...move, reason: ' a ', pictures: 'national-card' })
      expect(short.statusCode).toBe(400)
      expect(short.body).toContain('A reason has at least 3 characters')
      expect(short.body).toMatch(/value="national-card"\s+checked/)
      const nothing = await post(trackingCode, { ...move, reason: '<b>blurred</b>' })
      expect(nothing.statusCode).toBe(400)
      expect(nothing.body).toContain('Choose at least one.')
      expect(nothing.body).toContain('&lt;b&gt;blurred&lt;/b&gt;')
      expect((await post(trackingCode, { ...move, reason: 'x'.repeat(301) })).statusCode).toBe(400)
      expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
    })

    it('stores its reason, wrong fields and rejected pictures, but no other field or picture', async () => {
      const trackingCode = await checkedOrder()
      await pressMove(gateway.server, operator, trackingCode, 'returnDetails', {
        reason: ' کد ملی\r\n\u0000نادرست است ',
        wrongFields: ['nationalCode', 'postalCode', 'companyName'],
      })
      await pressMove(gateway.server, operator, trackingCode, 'correct')
      await pressMove(gateway.server, operator, trackingCode, 'rejectDocuments', {
        reason,
        pictures: ['national-card', 'previous-policy', 'cheque-1'],
      })
      const [details, , pictures] = (await movesOf(gateway.store.db, trackingCode)).slice(-3)
      expect(details).toMatchObject({
        to: 9,
        actor: 'expert',
        reason: 'کد ملی نادرست است',
        wrongFields: ['nationalCode', 'postalCode'],
      })
      expect(pictures).toMatchObject({ to: 42, reason, pictures: ['national-card', 'previous-policy'] })
      expect((await read(trackingCode)).body.match(/>Rejected</g)).toHaveLength(2)
    })

    it('that the chart does not list is refused, and the page shows the current status', async () => {
      const trackingCode = await checkedOrder()
      const { seen } = await read(trackingCode)
      const refused = await post(trackingCode, { move: 'issue', seen })
      expect(refused.statusCode).toBe(409)
      expect(refused.body).toContain('The status of this order has changed')
      expect(refused.body).toContain('5 · Being checked')
      expect((await post(trackingCode, { move: 'pay', seen })).statusCode).toBe(400)
      expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
    })

    it('from an outdated page is refused, even if the status is the same again', async () => {
      const trackingCode = await checkedOrder()
      const { seen } = await read(trackingCode)
      await pressMove(gateway.server, operator, trackingCode, 'rejectDocuments', {
        reason,
        pictures: 'national-card',
      })
      await pressMove(gateway.server, operator, trackingCode, 'correct')
      expect((await post(trackingCode, { move: 'approve', seen })).statusCode).toBe(409)
      expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 42, 5])
    })

    it('by two operators at once happens once', async () => {
      const trackingCode = await checkedOrder()
      const { seen } = await read(trackingCode)
      const other = await signInOperator(gateway.server)
      const press = (as: Operator, move: string) =>
        postAsOperator(gateway.server, as, `${orderPath(trackingCode)}/move`, { move, seen, reason })
      const answers = await Promise.all([
        press(operator, 'approve'),
        press(other, 'refuse'),
        press(other, 'approve'),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409, 409])
      expect(await statusesOf(trackingCode)).toHaveLength(4)
    })

    it('from another site’s form is refused', async () => {
      const trackingCode = await checkedOrder()
      const { seen } = await read(trackingCode)
      const crossSite = { 'sec-fetch-site': 'cross-site' }
      expect((await post(trackingCode, { move: 'approve', seen }, crossSite)).statusCode).toBe(400)
      const hold = `${orderPath(trackingCode)}/hold`
      expect(
        (await postAsOperator(gateway.server, operator, hold, { held: 'no' }, crossSite)).statusCode,
      ).toBe(400)
      expect((await read(trackingCode)).status).toBe(5)
    })
  })

  describe('the pictures of an order', () => {
    it('are shown to operators, under their order only, and are never cached', async () => {
      const trackingCode = await paidOrder()
      const { body } = await read(trackingCode)
      const path = /href="(\/sandbox\/operator\/order\/\w+\/document\/[\w-]+)"/.exec(body)?.[1] ?? ''
      const shown = await openPage(gateway.server, operator, path)
      expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ])
      expect((await gateway.server.inject(path)).statusCode).toBe(303)
      const other = await paidOrder(false)
      expect((await openPage(gateway.server, operator, path.replace(trackingCode, other))).statusCode).toBe(
        404,
      )
      expect((await openPage(gateway.server, operator, `${path}x`)).statusCode).toBe(404)
    })
  })

  describe('the audit log', () => {
    it('has every action with session, order and reason, the latest first', async () => {
      const trackingCode = await checkedOrder()
      await pressMove(gateway.server, operator, trackingCode, 'refuse', { reason })
      const { body } = await read(trackingCode)
      const picture = /href="(\/sandbox\/operator\/order\/\w+\/document\/[\w-]+)"/.exec(body)?.[1] ?? ''
      await openPage(gateway.server, operator, picture)
      const [viewed, , moved] = await gateway.store.db
        .select()
        .from(operatorLog)
        .orderBy(desc(operatorLog.id))
        .limit(3)
      expect(viewed).toMatchObject({ action: 'viewed-document', trackingCode, subject: 'national-card' })
      expect(moved).toMatchObject({ action: 'moved', trackingCode, subject: 'expert.refused', reason })
      expect(moved?.sessionId).toBe(viewed?.sessionId)
      const log = await openPage(gateway.server, operator, '/sandbox/operator/log?lang=en')
      expect(log.body.indexOf('Viewed a document')).toBeLessThan(log.body.indexOf('Refuse and refund'))
      expect(log.body).toContain(reason)
    })

    it('cannot be changed', async () => {
      const { db } = gateway.store
      const refusal = { cause: expect.objectContaining({ message: 'The operator log is not changed.' }) }
      await expect(db.update(operatorLog).set({ reason: 'nothing' }).execute()).rejects.toMatchObject(refusal)
      await expect(db.delete(operatorLog).execute()).rejects.toMatchObject(refusal)
    })

    it('leaves nothing personal in the log of requests', () => {
      const lines = gateway.logLines.join('\n')
      expect(lines).toContain('/sandbox/operator/order/:trackingCode/move')
      expect(lines).not.toMatch(/[2-9A-HJKMNP-TV-Z]{14}/)
      const { nationalCode, cellNumber, lastName } = unregisteredPerson
      for (const personal of [nationalCode, cellNumber, lastName, reason, OPERATOR_PASSWORD, '09360000'])
        expect(lines).not.toContain(personal)
    })
  })
})
