/**
 * Builds the gateway: calls, pages, the app's files, headers, limits. Specification: document 4 section 8.
 * Options carry everything that differs between the command, a test and a benchmark.
 */
import fastify, { type FastifyInstance } from 'fastify'
import type { FileStorage } from './documents/file-storage.ts'
import { ApiError } from './domain/api-error.ts'
import type { Clock } from './domain/clock.ts'
import type { FixedVariants } from './domain/experiments.ts'
import { addHousekeeping } from './housekeeping.ts'
import { addApiDocs } from './http/api-docs.ts'
import { addAppFiles } from './http/app-files.ts'
import { answerClientError, answerExpectations } from './http/bare-answers.ts'
import { newPricedAnswers } from './http/cache/priced-answers.ts'
import { addErrorHandler, answerMalformedUrl } from './http/error-handler.ts'
import type { Backends, Gateway } from './http/gateway.ts'
import { handlers } from './http/handlers/index.ts'
import { addHealth, type Health } from './http/health.ts'
import { addHeaders } from './http/headers.ts'
import { knownGuests } from './http/known-guests.ts'
import { addLimits, defaultLimits, type Limits } from './http/limits.ts'
import { addRequestLog, logSettings, type LogStream } from './http/request-log.ts'
import { addRoutes } from './http/routes.ts'
import { addBodyTimeouts, type BodyTimeouts, defaultBodyTimeouts } from './http/slow-bodies.ts'
import { addVisualizer } from './http/visualizer-files.ts'
import { addSeededUsers, type SeededNumbers } from './sandbox/seed/seed-users.ts'
import { addPages } from './sandbox/add-pages.ts'
import { sandboxBackends } from './sandbox/backends.ts'
import { type GatewayMetrics, makeGatewayMetrics, measureRequests } from './metrics/gateway-metrics.ts'
import { addOrderMoves } from './order-moves.ts'
import { STYLE_PATH } from './sandbox/pages/paths.ts'
import type { Store } from './store/database.ts'

export type GatewayOptions = {
  store: Store
  clock: Clock
  /** Storage of the files of orders. */
  files: FileStorage
  /** Directory for uploads in progress. */
  dataDir: string
  /** Returns the actual time; the system's by default. */
  instant?: () => Date
  /** Data and pages of other companies; the sandbox's by default. */
  backends?: Backends
  /** Origin of this gateway if requests do not carry it in their host. */
  publicOrigin?: string | undefined
  /** Other origins that serve the app. */
  allowedOrigins?: readonly string[]
  frameAncestors?: readonly string[]
  /** Whether to add the sandbox's super-app, which shows the app in a frame on our own origin. */
  superApp?: boolean
  /** The sandbox's users with orders that are made; none by default. */
  seededUsers?: SeededNumbers
  /** Opens the operator page; without one there is no such page. */
  operatorPassword?: string | undefined
  /** Other gateways that the app calls. */
  gatewayOrigins?: readonly string[]
  /** Analytics services that the app calls. */
  engagementOrigins?: readonly string[]
  /** Sites that the app opens by a form post. */
  formOrigins?: readonly string[]
  /** Calls per minute; limits that are not listed keep their default. */
  limits?: Partial<Limits>
  /** Time limits of request bodies; those that are not listed keep their default. */
  bodyTimeouts?: Partial<BodyTimeouts>
  /** Variants of experiments that are fixed for all users. */
  fixedVariants?: FixedVariants
  /** Whether to validate every answer with its schema. */
  checkAnswers?: boolean
  /** Directory of the built app; null serves calls and pages only. */
  staticDir?: string | null
  /** Directory of the built visualizer; null serves none. */
  visualizerDir?: string | null
  /** Serves the app in another way than from a directory. */
  serveApp?: (server: FastifyInstance) => Promise<void>
  isDevelopment?: boolean
  /** Addresses of proxies whose forwarding headers are trusted. */
  trustedProxies?: readonly string[]
  logStream?: LogStream | undefined
}

export type RunningGateway = Health & {
  server: FastifyInstance
  metrics: GatewayMetrics
  /** Answers what has begun, refuses new requests, and ends background work. */
  close(): Promise<void>
}

const JSON_BODY_BYTES = 64 * 1024

/**
 * Refuses bodies that are not JSON, except in the scopes of uploads and of the sandbox's pages. A call
 * without a body may name any type.
 */
const acceptJsonOnly = (server: FastifyInstance): void => {
  server.removeContentTypeParser('text/plain')
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) done(null)
    else done(new ApiError('invalid'))
  })
}

/**
 * Returns a server that is ready to listen, or for injected requests. Closing it does not close the store.
 */
export const buildGateway = async (options: GatewayOptions): Promise<RunningGateway> => {
  const {
    store,
    files,
    clock,
    publicOrigin,
    allowedOrigins = [],
    superApp = false,
    isDevelopment = false,
  } = options
  const instant = options.instant ?? (() => new Date())
  const gateway: Gateway = {
    store,
    backends: options.backends ?? sandboxBackends,
    files,
    clock,
    publicOrigin,
    allowedOrigins,
    instant,
    dataDir: options.dataDir,
    limits: { ...defaultLimits, ...options.limits },
    metrics: makeGatewayMetrics(store, instant),
    pricedAnswers: newPricedAnswers(),
    knownGuests: knownGuests(store.db),
    fixedVariants: options.fixedVariants ?? new Map(),
    checkAnswers: options.checkAnswers ?? false,
  }
  const bodyTimeouts = { ...defaultBodyTimeouts, ...options.bodyTimeouts }
  const server = fastify({
    ...logSettings(options.logStream),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: [...(options.trustedProxies ?? [])],
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerClientError,
    requestTimeout: bodyTimeouts.uploadMs,
    // `addHealth` refuses them with the contract's error.
    return503OnClosing: false,
  })
  answerExpectations(server.server)
  acceptJsonOnly(server)
  addRequestLog(server)
  measureRequests(server, gateway.metrics)
  addBodyTimeouts(server, bodyTimeouts)
  await addHousekeeping(server, gateway)
  addOrderMoves(server, gateway)
  addSeededUsers(server, gateway, options.seededUsers ?? [])
  addErrorHandler(server)
  const { announceStop } = addHealth(server, store)
  await addHeaders(server, {
    allowedOrigins,
    publicOrigin,
    isDevelopment,
    frameAncestors: [...(superApp ? ["'self'"] : []), ...(options.frameAncestors ?? [])],
    gatewayOrigins: options.gatewayOrigins ?? [],
    engagementOrigins: options.engagementOrigins ?? [],
    formOrigins: options.formOrigins ?? [],
  })
  const limiter = await addLimits(server, gateway)
  await addRoutes(server, { gateway, handlers, limiter })
  addApiDocs(server, STYLE_PATH)
  await addPages(server, gateway, limiter, { superApp, operatorPassword: options.operatorPassword })
  await addVisualizer(server, options.visualizerDir ?? null)
  if (options.serveApp === undefined) await addAppFiles(server, options.staticDir ?? null)
  else await options.serveApp(server)
  await server.ready()
  return { server, metrics: gateway.metrics, announceStop, close: () => server.close() }
}
