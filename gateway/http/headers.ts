/**
 * Security headers, CORS and compression. Decisions, section 9: a strict policy, no inline script, Trusted
 * Types.
 */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  APP_VERSION_HEADER,
  IDEMPOTENCY_HEADER,
  LOCALE_HEADER,
  REQUEST_ID_HEADER,
} from '#contract/operation.ts'

export type HeaderSettings = {
  /** Other origins that serve the app. */
  allowedOrigins: readonly string[]
  /** Origins that may show the app in a frame. */
  frameAncestors: readonly string[]
  /** Other gateways that the app calls. */
  gatewayOrigins: readonly string[]
  /** Analytics services that the app calls. */
  engagementOrigins: readonly string[]
  /** Sites that the app opens by a form post. */
  formOrigins: readonly string[]
  /** The gateway's public origin, if it is set. */
  publicOrigin: string | undefined
  /** The development server adds inline scripts. */
  isDevelopment: boolean
}

/** Trusted Types policies of the app: its own, and the one for starting workers. */
const TRUSTED_TYPES = ['separ', 'separ-worker']
const BROTLI_QUALITY = 4
const YEAR_SECONDS = 31_536_000

const directives = ({
  allowedOrigins,
  frameAncestors,
  gatewayOrigins,
  engagementOrigins,
  formOrigins,
  publicOrigin,
  isDevelopment,
}: HeaderSettings) => ({
  'default-src': ["'self'"],
  'script-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...gatewayOrigins, ...engagementOrigins, ...(isDevelopment ? ['ws:'] : [])],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'", ...gatewayOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  // Sign-in and payment forms are answered with a redirect to the app, which browsers check against this
  // directive.
  'form-action': [
    "'self'",
    ...(publicOrigin === undefined ? [] : [publicOrigin]),
    ...allowedOrigins,
    ...gatewayOrigins,
    ...formOrigins,
  ],
  'frame-ancestors': frameAncestors.length === 0 ? ["'none'"] : [...frameAncestors],
  ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES }),
})

/** Tells caches that the answer also depends on this header of the request. */
export const varyBy = (reply: FastifyReply, header: string): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), header].filter((part) => part !== undefined).join(', '))

/** Adds the headers to every answer of a server. */
export const addHeaders = async (server: FastifyInstance, settings: HeaderSettings): Promise<void> => {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(settings) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: {
      policy: settings.allowedOrigins.length === 0 ? 'same-origin' : 'cross-origin',
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.publicOrigin?.startsWith('https:') ? { maxAge: YEAR_SECONDS } : false,
    // Replaced by frame-ancestors, which allows several origins.
    xFrameOptions: false,
  })
  await server.register(cors, {
    origin: [...settings.allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      IDEMPOTENCY_HEADER,
      REQUEST_ID_HEADER,
      APP_VERSION_HEADER,
      LOCALE_HEADER,
    ],
    exposedHeaders: ['retry-after', REQUEST_ID_HEADER],
    // OPTIONS without the headers of a preflight request gets the same empty answer.
    strictPreflight: false,
    maxAge: 600,
  })
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    customTypes: /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/,
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && reply.getHeader('cache-control') === undefined)
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
