/**
 * Tells a load balancer about this process: `/health/live` answers while the process runs, `/health/ready`
 * says whether it should get requests. A stopping process is not ready, answers what has begun, and refuses
 * the rest. Decisions, section 8 "Durable".
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../domain/api-error.ts'
import type { Store } from '../store/database.ts'

const SERVICE_UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = 1

export const LIVE_PATH = '/health/live'
export const READY_PATH = '/health/ready'

export type Health = {
  /** Says from now on that this process is not ready, while it still answers. */
  announceStop(): void
}

/** Adds both paths to a server, and refuses requests that arrive while it closes. */
export const addHealth = (server: FastifyInstance, { isReachable }: Pick<Store, 'isReachable'>): Health => {
  let isStopping = false
  let isClosing = false
  server.addHook('preClose', (done) => {
    isStopping = true
    isClosing = true
    done()
  })
  server.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }) : undefined)
  })
  const answer = (reply: FastifyReply, state: 'live' | 'ready' | 'stopping' | 'no database') =>
    reply
      .code(state === 'live' || state === 'ready' ? 200 : SERVICE_UNAVAILABLE)
      .header('cache-control', 'no-store')
      .send({ state })
  server.get(LIVE_PATH, (_request, reply) => answer(reply, 'live'))
  server.get(READY_PATH, async (_request, reply) => {
    if (isStopping) return answer(reply, 'stopping')
    return answer(reply, (await isReachable()) ? 'ready' : 'no database')
  })
  return {
    announceStop: () => {
      isStopping = true
    },
  }
}
