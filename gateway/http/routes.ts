/** Adds a route for every operation of the registry: its path, and for guests also the guest path. */
import type { FastifyInstance } from 'fastify'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { handleCall, type CallDependencies } from './handle-call.ts'

const isOperationName = (name: string): name is OperationName => Object.hasOwn(registry, name)

export const operationNames: readonly OperationName[] = Object.keys(registry).filter(isOperationName)

export const addRoutes = (server: FastifyInstance, dependencies: CallDependencies): void => {
  for (const name of operationNames) {
    const { method, path, who } = registry[name]
    server.route({ method, url: path, handler: handleCall(name, dependencies, false) })
    if (who === 'guest')
      server.route({ method, url: guestPath(path), handler: handleCall(name, dependencies, true) })
  }
}
