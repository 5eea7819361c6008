// @vitest-environment jsdom
/**
 * Events that the page sends to the operator's engagement service. Only this layer proves the requests
 * against a real server. Specification: document 1 section 1; issue "Around the journey", "Measurement".
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toReportedEvent } from '../../src/app/analytics/event-schemas.ts'

type Received = {
  readonly method: string | undefined
  readonly type: string | undefined
  readonly credentials: readonly (string | undefined)[]
  readonly body: unknown
}

let received: Received[] = []
let status = 204
let service: Server

const take = async (request: IncomingMessage): Promise<void> => {
  const { method, headers } = request
  received.push({
    method,
    type: headers['content-type'],
    credentials: [headers.authorization, headers.cookie],
    body: await json(request),
  })
}

const originOf = (server: Server): string => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

/** Loads the adapter with this setting of the service. */
const trackFor = async (url: string) => {
  vi.stubEnv('VITE_ENGAGEMENT_URL', url)
  vi.resetModules()
  return (await import('#adapters/analytics.ts')).track
}

const closed = () => dispatchEvent(new Event('pagehide'))
const press = (count: number) => ({ event: 'button_click', count })

beforeEach(async () => {
  received = []
  status = 204
  window.dataLayer = []
  service = createServer(
    (request, response) =>
      void take(request).then(() => response.writeHead(status, { 'access-control-allow-origin': '*' }).end()),
  )
  await new Promise<void>((listening) => {
    service.listen(0, '127.0.0.1', listening)
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  service.closeAllConnections()
  await new Promise((done) => {
    service.close(done)
  })
})

describe('the engagement service', () => {
  it('gets the data layer in one request: in order, amounts in rials, «motor» for motorcycles, no credential', async () => {
    const track = await trackFor(`${originOf(service)}/events`)
    const reporter = { userId: 'b3c1', experiments: { 'offer-card': 'B', 'complete-later': null } } as const
    const place = { section: 'thirdparty', page: 'offers', guest: true }
    track(toReportedEvent({ name: 'offer_chosen', company: 'damavand', amount: 57_024_000 }, place, reporter))
    track(
      toReportedEvent(
        { name: 'offer_chosen', company: 'damavand', amount: 57_024_000 },
        { ...place, section: 'motor' },
        reporter,
      ),
    )
    expect(received).toEqual([])
    closed()
    await vi.waitUntil(() => received.length > 0)
    const chosen = {
      company: 'damavand',
      amount: 57_024_000,
      page: 'offers',
      user_id: 'b3c1',
      experiments: { 'offer-card': 'B', 'complete-later': null },
    }
    const events = [
      { ...chosen, event: 'thirdparty_guest_offer_chosen', section: 'thirdparty' },
      { ...chosen, event: 'motor_guest_offer_chosen', section: 'motor' },
    ]
    expect(received).toEqual([
      { method: 'POST', type: 'application/json', credentials: [undefined, undefined], body: { events } },
    ])
    expect(window.dataLayer).toEqual(events)
  })

  it('gets a few events within five seconds', async () => {
    const track = await trackFor(originOf(service))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    track(press(1))
    vi.advanceTimersByTime(2_000)
    track(press(2))
    vi.advanceTimersByTime(3_000)
    vi.useRealTimers()
    await vi.waitUntil(() => received.length > 0)
    expect(received.map(({ body }) => body)).toEqual([{ events: [press(1), press(2)] }])
  })

  it('gets twenty events at once, and each only once', async () => {
    const track = await trackFor(originOf(service))
    for (let count = 1; count <= 21; count += 1) track(press(count))
    await vi.waitUntil(() => received.length === 1)
    closed()
    await vi.waitUntil(() => received.length === 2)
    closed()
    expect(received.map(({ body }) => body)).toEqual([
      { events: Array.from({ length: 20 }, (_, index) => press(index + 1)) },
      { events: [press(21)] },
    ])
  })

  it('may refuse or be unreachable without any effect, and gets later events', async () => {
    const track = await trackFor(originOf(service))
    status = 500
    track(press(1))
    closed()
    await vi.waitUntil(() => received.length === 1)
    const away = await trackFor('http://127.0.0.1:9')
    away(press(2))
    closed()
    status = 204
    track(press(3))
    closed()
    await vi.waitUntil(() => received.length === 2)
    expect(received[1]?.body).toEqual({ events: [press(3)] })
  })

  it('gets nothing without a setting; the page’s data layer has the events all the same', async () => {
    const track = await trackFor('')
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (let count = 1; count <= 25; count += 1) track(press(count))
    closed()
    expect(window.dataLayer).toHaveLength(25)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})
