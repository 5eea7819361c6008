/** The built app: the prerendered home page on `/`, the app's page on every other path without a file extension. Decisions, section 1 "404": the app shows it. */
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from './error-handler.ts'

const YEAR_SECONDS = 31_536_000
const NOT_FOUND = 404

/** Nothing of ours but the app lives on these. */
const isAppPath = (path: string): boolean =>
  !path.startsWith('/api/') && !path.startsWith('/sandbox/') && extname(path) === ''

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

const answerAbsent = (request: FastifyRequest, reply: FastifyReply): unknown => {
  if (pathOf(request).startsWith('/api/')) return answerNotFound(request, reply)
  return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('Not found')
}

/** Takes a server and the folder that the app was built into, or null where there is none; serves it. */
export const addAppFiles = async (server: FastifyInstance, folder: string | null): Promise<void> => {
  server.setNotFoundHandler(answerAbsent)
  if (folder === null || !existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A hashed name never means another content; everything else is asked for anew.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  server.get('/*', (request, reply) => {
    const path = pathOf(request)
    if (path === '/') return reply.sendFile('index.html')
    if (isAppPath(path)) return reply.sendFile('app.html')
    return path.startsWith('/api/') || path.startsWith('/sandbox/')
      ? answerAbsent(request, reply)
      : reply.sendFile(path)
  })
}
