/**
 * Makes the due moves of paid orders and policies: at the start of the gateway, and then every few seconds.
 * Decisions, section 10.
 */
import type { FastifyInstance } from 'fastify'
import type { Gateway } from './http/gateway.ts'
import { makeExpiryMoves } from './http/handlers/expiry-moves.ts'
import { makeAllDueMoves } from './http/handlers/order-moves.ts'

const EVERY_MS = 5_000

/** A run is not awaited, except when the server closes. */
export const addOrderMoves = (
  server: FastifyInstance,
  { store, backends, clock, instant }: Gateway,
): void => {
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    const due = await makeAllDueMoves(store.db, instant()).catch(() => 1)
    const moment = { at: instant(), day: clock.today() }
    const ended = await makeExpiryMoves(store.db, backends, moment).catch(() => 1)
    const failures = due + ended
    if (failures > 0) server.log.error({ failures }, 'orders could not be moved')
    running = null
  }
  const start = () => {
    running ??= run()
  }
  start()
  const timer = setInterval(start, EVERY_MS).unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
