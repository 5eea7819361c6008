/** Calls while PostgreSQL cannot be reached. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { call, codeOf, newGuest, send } from '../testing/client.sample.ts'
import { emptyDatabase, testDatabase } from '../testing/engines.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider, type } from '../testing/purchase.sample.ts'
import { openSignIn } from '../testing/sign-in.sample.ts'
import { LIVE_PATH, READY_PATH } from './health.ts'

describe.skipIf(testDatabase === undefined)('while the database is down', () => {
  let drop: () => Promise<void>
  let gateway: TestGateway
  let proxy: Server
  const sockets = new Set<Socket>()
  let isDown = false

  beforeAll(async () => {
    const database = await emptyDatabase()
    ;({ drop } = database)
    const url = new URL(database.databaseUrl)
    const target = { host: url.hostname, port: Number(url.port) }
    proxy = createServer((socket) => {
      if (isDown) {
        socket.destroy()
        return
      }
      const upstream = connect(target.port, target.host)
      for (const end of [socket, upstream]) {
        sockets.add(end)
        end.on('error', () => undefined).on('close', () => sockets.delete(end))
      }
      socket.pipe(upstream).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const address = proxy.address()
    url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    gateway = await openTestGateway({ store: await openStore({ databaseUrl: url.href, dataDir: null }) })
  })
  afterAll(async () => {
    isDown = false
    await gateway.close()
    proxy.close()
    await drop()
  })

  it('every call is answered with a 503, and works again afterwards', async () => {
    const { server } = gateway
    const guest = await newGuest(server)
    const page = await openSignIn(server)
    isDown = true
    for (const socket of sockets) socket.destroy()
    for (const name of ['readConfiguration', 'registerGuest'] as const) {
      const body = name === 'registerGuest' ? { body: { uuid: guest.uuid } } : {}
      const answer = await send(
        server,
        name,
        { params: { ...type, ...provider }, ...body },
        name === 'registerGuest' ? null : guest,
      )
      expect([answer.statusCode, answer.json().errorData]).toMatchObject([
        503,
        {
          errorCode: codeOf('unavailable'),
          message: 'سرویس چند لحظه در دسترس نیست؛ کمی صبر کنید و دوباره امتحان کنید.',
        },
      ])
      expect(answer.headers['retry-after']).toBe('5')
    }
    const shown = await server.inject(page)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect((await server.inject('/api/openapi.json')).statusCode).toBe(200)
    const ready = await server.inject(READY_PATH)
    expect([ready.statusCode, ready.json()]).toEqual([503, { state: 'no database' }])
    expect((await server.inject(LIVE_PATH)).statusCode).toBe(200)
    isDown = false
    expect((await server.inject(READY_PATH)).statusCode).toBe(200)
    expect(
      (await call(server, 'readConfiguration', { params: { ...type, ...provider } }, guest)).error,
    ).toBeNull()
  })

  it('a transaction whose connection is lost between two queries fails, and the process continues', async () => {
    const { db } = gateway.store
    const interrupted = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
      await tx.execute(sql`select 1`)
    })
    await expect(interrupted).rejects.toThrow('Failed query')
    expect(await db.transaction((tx) => tx.execute(sql`select 1`))).toBeDefined()
  })
})
