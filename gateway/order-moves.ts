/**
 * Moves paid orders and policies while the gateway runs: at its start, for what was due while it did not run, and every few
 * seconds. Decisions, section 10.
 */
import type { FastifyInstance } from 'fastify'
import type { Gateway } from './http/gateway.ts'
import { makeExpiryMoves } from './http/handlers/expiry-moves.ts'
import { makeAllDueMoves } from './http/handlers/order-moves.ts'

const EVERY_MS = 5_000

/** Nothing waits for a run; closing the server does. */
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
