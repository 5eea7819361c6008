import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { codeOf, newGuest } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { LIVE_PATH, READY_PATH } from './health.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openTestGateway()
})
afterEach(() => gateway.close())

const stateAt = async (url: string) => {
  const { statusCode, body, headers } = await gateway.server.inject({ method: 'GET', url })
  return [statusCode, body, headers['cache-control']]
}

describe('a gateway', () => {
  it('is live and ready', async () => {
    expect(await stateAt(LIVE_PATH)).toEqual([200, '{"state":"live"}', 'no-store'])
    expect(await stateAt(READY_PATH)).toEqual([200, '{"state":"ready"}', 'no-store'])
  })

  it('that is about to stop is live and answers, but is not ready', async () => {
    gateway.announceStop()
    expect(await stateAt(READY_PATH)).toEqual([503, '{"state":"stopping"}', 'no-store'])
    expect((await stateAt(LIVE_PATH))[0]).toBe(200)
    expect(await newGuest(gateway.server)).toHaveProperty('uuid')
  })

  it('that stops answers running requests, and refuses new ones with a 503 and the time to retry', async () => {
    await gateway.server.listen({ port: 0, host: '127.0.0.1' })
    const address = gateway.server.server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8')
    })
    const body = JSON.stringify({ uuid: crypto.randomUUID() })
    const head = [
      `POST ${registry.registerGuest.path} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ].join('\r\n')
    socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`)
    await expect.poll(() => gateway.server.server.listening && socket.bytesWritten > 0).toBe(true)
    await once(gateway.server.server, 'request')
    const closed = gateway.server.close()
    await expect.poll(() => gateway.server.server.listening).toBe(false)
    socket.write(`${body.slice(10)}GET ${LIVE_PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
    await Promise.all([closed, once(socket, 'close')])
    const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1)/)
    expect(first).toContain('HTTP/1.1 200')
    expect(second).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: 1\r\n/i)
    expect(second).toContain(String(codeOf('unavailable')))
  })
})
