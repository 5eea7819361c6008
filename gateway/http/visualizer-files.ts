/**
 * The built visualizer, at /visualizer/: its page, the app in its phone, and what the last replays of the paths found. The app
 * in the phone is the one page of ours that may stand in a frame, and only in one of our own. Issue "Every path is walked".
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const AT = '/visualizer/'
const PHONE = `${AT}observed.html`
const YEAR_SECONDS = 31_536_000
const POLICY = 'content-security-policy'
/** Where each replay of the paths leaves what it found, a file a chart. */
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

/** Takes a server and the folder that the visualizer was built into, or null where there is none; serves it. */
export const addVisualizer = async (server: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(folder)) return
  await server.register(async (scope) => {
    scope.addHook('onSend', (request, reply, payload, done) => {
      const policy = reply.getHeader(POLICY)
      if (request.url.split('?', 1)[0] === PHONE && typeof policy === 'string')
        reply.header(POLICY, policy.replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'"))
      done(null, payload)
    })
    scope.get('/visualizer', (_request, reply) => reply.redirect(AT))
    scope.get(`${AT}results.json`, async (_request, reply) => {
      const results = await Promise.all(REPLAYS.map(resultsOf))
      return reply.header('cache-control', 'no-cache').send(Object.fromEntries(results))
    })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: AT,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
  })
}
