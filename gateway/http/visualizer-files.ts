/**
 * Serves the built visualizer at /visualizer/: its page, the app in its phone, and the results of the last
 * replays. The phone's page is the only one that may be framed, and only by our own origin. Issue "Every path
 * is walked".
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addAssetFiles } from './asset-files.ts'

const BASE = '/visualizer/'
const PHONE = `${BASE}observed.html`
const POLICY = 'content-security-policy'
/** Results of the replays, one file per chart. */
const RESULTS = fileURLToPath(new URL('../../test-results/paths', import.meta.url))
const REPLAYS = ['machine', 'screens', 'chromium']

const resultsOf = async (replay: string): Promise<[string, unknown]> => {
  const files = await readdir(`${RESULTS}/${replay}`).catch(() => [])
  const charts = await Promise.all(
    files.map(
      async (file) =>
        [
          basename(file, '.json'),
          JSON.parse(await readFile(`${RESULTS}/${replay}/${file}`, 'utf8')),
        ] as const,
    ),
  )
  return [replay, Object.fromEntries(charts)]
}

/** Adds the visualizer to a server if it has been built. */
export const addVisualizer = async (server: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(folder)) return
  await server.register(async (scope) => {
    scope.addHook('onSend', (request, reply, payload, done) => {
      const policy = reply.getHeader(POLICY)
      if (request.url.split('?', 1)[0] === PHONE && typeof policy === 'string')
        reply.header(POLICY, policy.replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'"))
      done(null, payload)
    })
    scope.get('/visualizer', (_request, reply) => reply.redirect(BASE))
    scope.get(`${BASE}results.json`, async (_request, reply) => {
      const results = await Promise.all(REPLAYS.map(resultsOf))
      return reply.header('cache-control', 'no-cache').send(Object.fromEntries(results))
    })
    await addAssetFiles(scope, `${BASE}assets`, join(folder, 'assets'))
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: BASE,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache')
      },
    })
  })
}
