/** Security headers, who may call from another origin, compression. Decisions, section 9: a strict policy, no inline script, Trusted Types. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { APP_VERSION_HEADER, IDEMPOTENCY_HEADER, LOCALE_HEADER } from '#contract/operation.ts'

export type HeaderSettings = {
  /** Apps of ours on other origins. */
  allowedOrigins: readonly string[]
  /** Who may show the app in a frame. */
  frameAncestors: readonly string[]
  /** Gateways that the app served here talks to, besides this one. */
  gatewayOrigins: readonly string[]
  /** Services that the app served here sends its measurements to. */
  engagementOrigins: readonly string[]
  /** How the world reaches the gateway, where it is set. */
  publicOrigin: string | undefined
  /** The development server writes scripts into the page. */
  isDevelopment: boolean
}

/** Trusted Types policies that the app may make: its own, and the one that workers are started through. */
const TRUSTED_TYPES = ['separ', 'separ-worker']
const BROTLI_QUALITY = 4
const YEAR_SECONDS = 31_536_000

const directives = ({
  allowedOrigins,
  frameAncestors,
  gatewayOrigins,
  engagementOrigins,
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
  // A posted sign-in or payment is answered by a way back to the app, which a browser counts as the form's target.
  'form-action': ["'self'", ...(publicOrigin === undefined ? [] : [publicOrigin]), ...allowedOrigins],
  'frame-ancestors': frameAncestors.length === 0 ? ["'none'"] : [...frameAncestors],
  ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES }),
})

/** Takes a server and its settings; adds the headers to every answer. */
export const addHeaders = async (server: FastifyInstance, settings: HeaderSettings): Promise<void> => {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(settings) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: {
      policy: settings.allowedOrigins.length === 0 ? 'same-origin' : 'cross-origin',
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.publicOrigin?.startsWith('https:') ? { maxAge: YEAR_SECONDS } : false,
    // frame-ancestors says it, and says it for more than one.
    xFrameOptions: false,
  })
  await server.register(cors, {
    origin: [...settings.allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_HEADER, APP_VERSION_HEADER, LOCALE_HEADER],
    exposedHeaders: ['retry-after'],
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
