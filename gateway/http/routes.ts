/** Wires every operation of the registry: on its path, and for guests on the guest's path too. No path is written here. */
import type { FastifyInstance } from 'fastify'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { handleCall, type CallDependencies } from './handle-call.ts'

const isOperationName = (name: string): name is OperationName => Object.hasOwn(registry, name)

export const operationNames: readonly OperationName[] = Object.keys(registry).filter(isOperationName)

/** Takes a server and what answers calls; adds a route for every operation. */
export const addRoutes = (server: FastifyInstance, answerer: CallDependencies): void => {
  for (const name of operationNames) {
    const { method, path, who } = registry[name]
    server.route({ method, url: path, handler: handleCall(name, answerer, false) })
    if (who === 'guest')
      server.route({ method, url: guestPath(path), handler: handleCall(name, answerer, true) })
  }
}
