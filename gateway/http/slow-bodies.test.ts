/** Bodies that arrive slowly or never. */
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'

const bodyTimeouts = { jsonMs: 150, uploadMs: 600, closingMs: 150 }
let gateway: TestGateway
let port = 0
beforeAll(async () => {
  gateway = await openTestGateway({ bodyTimeouts })
  port = Number(new URL(await gateway.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => gateway.close())

/** Announces a body of 100 bytes and sends one. */
const startBody = async (at: number, path: string, contentType: string): Promise<Socket> => {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\nContent-Length: 100\r\n\r\n{`,
  )
  return socket
}

describe('a body that never arrives', () => {
  it.each([
    ['of a call', '/api/v1/register', 'application/json'],
    ['of a form', '/sandbox/super-app/token', 'application/x-www-form-urlencoded'],
    ['of an upload without sign-in', '/api/v1/documents', 'multipart/form-data; boundary=b'],
    ['of no call', '/api/nothing', 'application/json'],
  ])('%s is cut', async (_title, path, contentType) => {
    const from = Date.now()
    const socket = await startBody(port, path, contentType)
    await once(socket, 'close')
    expect(Date.now() - from).toBeLessThan(2500)
  })

  it('does not hold up a shutdown', async () => {
    const closing = await openTestGateway({ bodyTimeouts: { ...bodyTimeouts, jsonMs: 60_000 } })
    const at = Number(new URL(await closing.server.listen({ port: 0, host: '127.0.0.1' })).port)
    const socket = await startBody(at, '/api/v1/register', 'application/json')
    const cut = once(socket, 'close')
    // The request has to reach the server before it closes.
    await expect.poll(() => closing.server.server.listening).toBe(true)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    const from = Date.now()
    await closing.close()
    expect(Date.now() - from).toBeLessThan(2000)
    await cut
  })
})
