/** Serves the app's sources with Vite for development, with hot module replacement. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './http/error-handler.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGES = { home: 'index.html', app: 'app.html' }

/**
 * Adds the sources to a server: the home page on `/`, the app's page on every other path without a file
 * extension.
 */
export const serveSources = async (server: FastifyInstance): Promise<void> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(ROOT, 'src'),
    configFile: join(ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  })
  server.addHook('onClose', () => vite.close())

  const byVite = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      vite.middlewares(request, response, () => resolve())
    })

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/')) return answerNotFound(request, reply)
    const isPage = request.method === 'GET' && extname(path) === '' && !path.startsWith('/@')
    if (isPage) {
      const template = await readFile(join(ROOT, 'src', path === '/' ? PAGES.home : PAGES.app), 'utf8')
      return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(request.url, template))
    }
    reply.hijack()
    await byVite(request.raw, reply.raw)
    if (!reply.raw.writableEnded) reply.raw.writeHead(404).end()
    return reply
  })
}
