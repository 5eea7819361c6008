/**
 * The metrics of a gateway. Labels are routes, methods, statuses and states, never anything that a user sent.
 * Decisions, section 9 (nothing personal in logs).
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { waitingPictures } from '../documents/clean-file.ts'
import type { Store } from '../store/database.ts'
import { countDueOrders } from '../store/order-moves.ts'
import { makeCounter, makeGauge, makeHistogram, type Metric } from './exposition.ts'

/** Upper bounds of durations, seconds: below the targets, around them, and up to the longest waits. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const NS = 1e9
const US = 1e6

export type GatewayMetrics = {
  all: readonly Metric[]
  /** Counts a request, and how long its answer took, seconds. */
  recordRequest(request: { method: string; route: string; status: string }, seconds: number): void
  /** Counts an order that was paid. */
  recordPurchase(): void
}

const processMetrics = (): Metric[] => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return [
    makeGauge(
      { name: 'process_cpu_seconds_total', help: 'CPU time of this process, in seconds.' },
      () => {
        const { user, system } = process.cpuUsage()
        return [{ value: (user + system) / US }]
      },
      'counter',
    ),
    makeGauge({ name: 'process_resident_memory_bytes', help: 'Memory of this process, in bytes.' }, () => [
      { value: process.memoryUsage.rss() },
    ]),
    makeGauge(
      {
        name: 'separ_event_loop_delay_p99_seconds',
        help: 'Delay of the event loop since the last reading, in seconds.',
      },
      () => {
        const value = delay.percentile(99) / NS
        delay.reset()
        return [{ value }]
      },
    ),
  ]
}

const databaseMetrics = ({ db, connections }: Store, instant: () => Date): Metric[] => [
  makeGauge(
    { name: 'separ_database_connections', help: 'Connections of this process, and calls that wait for one.' },
    () => Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
  ),
  makeGauge(
    { name: 'separ_due_orders', help: 'Orders whose next move is due, the same from every process.' },
    async () => [{ value: await countDueOrders(db, instant()) }],
  ),
]

/** @param instant returns the actual time */
export const makeGatewayMetrics = (store: Store, instant: () => Date): GatewayMetrics => {
  const requests = makeCounter({ name: 'separ_requests_total', help: 'Answered requests.' })
  const durations = makeHistogram(
    { name: 'separ_request_duration_seconds', help: 'Time until the answer was sent, in seconds.' },
    DURATIONS,
  )
  const purchases = makeCounter(
    { name: 'separ_purchases_total', help: 'Orders paid through this process.' },
    {},
  )
  return {
    all: [
      requests,
      durations,
      purchases,
      makeGauge(
        { name: 'separ_waiting_pictures', help: 'Uploaded pictures that wait to be cleaned.' },
        () => [{ value: waitingPictures() }],
      ),
      ...databaseMetrics(store, instant),
      ...processMetrics(),
    ],
    recordRequest: ({ method, route, status }, seconds) => {
      requests.add({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    recordPurchase: () => purchases.add(),
  }
}

/** Measures every request of a server by the route's pattern; a path without a route is «none». */
export const measureRequests = (server: FastifyInstance, metrics: GatewayMetrics): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    metrics.recordRequest(
      { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    done()
  })
}
