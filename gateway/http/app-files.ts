/**
 * Serves the built app: one of its pages (`pageFileOf`) on every path without a file extension. Unknown paths
 * are answered by the app. Decisions, section 1 "404".
 */
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageFileOf } from '#contract/values/page-files.ts'
import { addAssetFiles } from './asset-files.ts'
import { answerNotFound } from './error-handler.ts'

const NOT_FOUND = 404

/** Paths that only the app serves. */
const isAppPath = (path: string): boolean =>
  !path.startsWith('/api/') && !path.startsWith('/sandbox/') && extname(path) === ''

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'
const queryOf = (request: FastifyRequest): string => request.url.slice(pathOf(request).length)

const answerUnknown = (request: FastifyRequest, reply: FastifyReply): unknown => {
  if (pathOf(request).startsWith('/api/')) return answerNotFound(request, reply)
  return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('Not found')
}

/** Adds the app to a server; without a directory only the answer to unknown paths. */
export const addAppFiles = async (server: FastifyInstance, folder: string | null): Promise<void> => {
  server.setNotFoundHandler(answerUnknown)
  if (folder === null || !existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      // A newer version has the same name.
      reply.header('cache-control', 'no-cache')
    },
  })
  await addAssetFiles(server, '/assets', join(folder, 'assets'))
  server.get('/*', (request, reply) => {
    const path = pathOf(request)
    if (isAppPath(path)) return reply.sendFile(pageFileOf(path, queryOf(request)))
    return path.startsWith('/api/') || path.startsWith('/sandbox/')
      ? answerUnknown(request, reply)
      : reply.sendFile(path)
  })
}
