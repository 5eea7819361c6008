/** A server that tests call: in this process, or over the network. */
import type { LightMyRequestResponse } from 'fastify'

type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: string | Buffer
}
type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>
export type TestServer = { inject(sent: Sent): Promise<Answer> }

/** Longest wait for an answer: longer than the gateway waits for a lock or a query. */
const PATIENCE_MS = 30_000

/** Returns the server at an address, which may be a load balancer. */
export const remoteServer = (address: string): TestServer => ({
  inject: async ({ method = 'GET', url, query = {}, headers = {}, payload }) => {
    const target = new URL(url, address)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const response = await fetch(target, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(payload === undefined
        ? {}
        : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    })
    const rawPayload = Buffer.from(await response.arrayBuffer())
    const body = rawPayload.toString('utf8')
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body,
      rawPayload,
      json: () => JSON.parse(body),
    }
  },
})
