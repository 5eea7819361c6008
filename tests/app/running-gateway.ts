/**
 * Starts the real gateway for tests of the app's adapters, which import it by their one setting after it
 * listens.
 */
import { afterAll, beforeAll, vi } from 'vitest'
import { openTestGateway, type TestGateway } from '#gateway/testing/gateway.sample.ts'

/** Starts a gateway for a test file. Returns accessors for the time after it has started. */
export const runningGateway = (): { gateway: () => TestGateway; origin: () => string } => {
  let running: TestGateway | null = null
  let origin = ''
  beforeAll(async () => {
    running = await openTestGateway()
    await running.server.listen({ port: 0, host: '127.0.0.1' })
    const address = running.server.server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    vi.stubEnv('VITE_GATEWAY_URL', origin)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await running?.close()
  })
  return {
    gateway: () => {
      if (running === null) throw new Error('The gateway was not opened')
      return running
    },
    origin: () => origin,
  }
}
