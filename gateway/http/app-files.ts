/** The built app: the prerendered home page on `/`, the app's page on every other path without a file extension. Decisions, section 1 "404": the app shows it. */
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from './failures.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const NOT_FOUND = 404

/** Nothing of ours but the app lives on these. */
const isAppPath = (path: string): boolean => !path.startsWith('/api/') && !path.startsWith('/sandbox/') && extname(path) === ''

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

const answerOtherwise = (request: FastifyRequest, reply: FastifyReply): unknown => {
  const path = pathOf(request)
  if (path.startsWith('/api/')) return answerNotFound(request, reply)
  return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('Not found')
}

/** Takes a server and the folder that the app was built into, or null where there is none; serves it. */
export const addAppFiles = async (server: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(folder)) {
    server.setNotFoundHandler(answerOtherwise)
    return
  }
  await server.register(fastifyStatic, {
    root: folder,
    // One route a file, so that any other path goes straight to the app's page.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A hashed name never means another content; everything else is asked for anew.
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isAppPath(pathOf(request))
    return isPage ? reply.sendFile('app.html') : answerOtherwise(request, reply)
  })
}
