/**
 * Builds the gateway: calls, pages, the app's files, headers, limits. Specification: document 4 section 8.
 * What differs between the command, a test and a benchmark comes in as an option.
 */
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import type { FileStorage } from './documents/file-storage.ts'
import { uploadLimits } from './documents/receive-upload.ts'
import type { Clock } from './domain/clock.ts'
import type { FixedVariants } from './domain/experiments.ts'
import { addApiDocs } from './http/api-docs.ts'
import { addAppFiles } from './http/app-files.ts'
import { addErrorHandler, answerMalformedUrl } from './http/error-handler.ts'
import type { Gateway } from './http/gateway.ts'
import { handlers } from './http/handlers/index.ts'
import { addHeaders } from './http/headers.ts'
import { addLimits, defaultLimits, type Limits } from './http/limits.ts'
import { addRequestLog, logSettings, type LogStream } from './http/request-log.ts'
import { addRoutes } from './http/routes.ts'
import { addVisualizer } from './http/visualizer-files.ts'
import { addHousekeeping } from './housekeeping.ts'
import { addPages } from './sandbox/pages/add-pages.ts'
import type { Store } from './store/database.ts'

export type GatewayOptions = {
  store: Store
  clock: Clock
  /** Where the files of orders lie. */
  files: FileStorage
  /** Where files lie that are still coming in. */
  dataDir: string
  /** The real instant; the system's where none is given. */
  instant?: () => Date
  /** How the world reaches the gateway, where a request’s own host does not say it. */
  publicOrigin?: string | undefined
  /** Other origins that an app of ours is served from. */
  allowedOrigins?: readonly string[]
  frameAncestors?: readonly string[]
  /** Whether the sandbox has a super-app, which shows the app in a frame of our own origin. */
  superApp?: boolean
  /** Gateways that the app served here talks to, besides this one. */
  gatewayOrigins?: readonly string[]
  /** Services that the app served here sends its measurements to. */
  engagementOrigins?: readonly string[]
  /** Calls a minute; what is not named keeps its default. */
  limits?: Partial<Limits>
  /** Variants of experiments that are everybody's; without it the sandbox decides. */
  fixedVariants?: FixedVariants
  /** Parses every answer with its schema before it leaves. */
  checkAnswers?: boolean
  /** Folder of the built app; null serves calls and pages only. */
  staticDir?: string | null
  /** Folder of the built visualizer; null serves none. */
  visualizerDir?: string | null
  /** Serves the app some other way than from a folder. */
  serveApp?: (server: FastifyInstance) => Promise<void>
  isDevelopment?: boolean
  /** Addresses of proxies in front that may say whom they speak for. */
  trustedProxies?: readonly string[]
  logStream?: LogStream | undefined
}

export type RunningGateway = { server: FastifyInstance; close(): Promise<void> }

const JSON_BODY_BYTES = 64 * 1024

/** Takes options; gives a server that is ready to listen or to be injected into. Closing it leaves the store open. */
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
  const gateway: Gateway = {
    store,
    files,
    clock,
    publicOrigin,
    allowedOrigins,
    instant: options.instant ?? (() => new Date()),
    dataDir: options.dataDir,
    limits: { ...defaultLimits, ...options.limits },
    fixedVariants: options.fixedVariants ?? new Map(),
    checkAnswers: options.checkAnswers ?? false,
  }
  const server = fastify({
    ...logSettings(options.logStream),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: [...(options.trustedProxies ?? [])],
    frameworkErrors: answerMalformedUrl,
  })
  addRequestLog(server)
  await addHousekeeping(server, gateway)
  addErrorHandler(server)
  await addHeaders(server, {
    allowedOrigins,
    publicOrigin,
    isDevelopment,
    frameAncestors: [...(superApp ? ["'self'"] : []), ...(options.frameAncestors ?? [])],
    gatewayOrigins: options.gatewayOrigins ?? [],
    engagementOrigins: options.engagementOrigins ?? [],
  })
  const limiter = await addLimits(server, gateway.limits)
  await server.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
  await server.register(formbody, { bodyLimit: JSON_BODY_BYTES })
  addRoutes(server, { gateway, handlers, limiter })
  addApiDocs(server)
  await addPages(server, gateway, limiter, superApp)
  await addVisualizer(server, options.visualizerDir ?? null)
  if (options.serveApp === undefined) await addAppFiles(server, options.staticDir ?? null)
  else await options.serveApp(server)
  await server.ready()
  return { server, close: () => server.close() }
}
