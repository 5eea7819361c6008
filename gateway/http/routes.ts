/**
 * Adds a route for every operation of the registry: its path, and for guests also the guest path. Only
 * uploads accept forms: another site could send one without being asked.
 */
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath, type Operation } from '#contract/operation.ts'
import { uploadLimits } from '../documents/receive-upload.ts'
import { handleCall, type CallDependencies } from './handle-call.ts'

const isOperationName = (name: string): name is OperationName => Object.hasOwn(registry, name)

export const operationNames: readonly OperationName[] = Object.keys(registry).filter(isOperationName)

const isUpload = (name: OperationName): boolean => {
  const { bodyKind }: Operation = registry[name]
  return bodyKind === 'multipart'
}

const addRoute = (server: FastifyInstance, name: OperationName, dependencies: CallDependencies): void => {
  const { method, path, who } = registry[name]
  server.route({ method, url: path, handler: handleCall(name, dependencies, false) })
  if (who === 'guest')
    server.route({ method, url: guestPath(path), handler: handleCall(name, dependencies, true) })
}

export const addRoutes = async (server: FastifyInstance, dependencies: CallDependencies): Promise<void> => {
  for (const name of operationNames.filter((known) => !isUpload(known))) addRoute(server, name, dependencies)
  await server.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
    for (const name of operationNames.filter(isUpload)) addRoute(uploads, name, dependencies)
  })
}
