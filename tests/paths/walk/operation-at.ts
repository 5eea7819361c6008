/** Finds the operation of the contract that a request of the app calls. */
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'

const isName = (name: string): name is OperationName => Object.hasOwn(registry, name)

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const parametersOf = (path: string): number => path.match(/:\w+/g)?.length ?? 0

/** Fixed paths come before those with a parameter in their place, as at the gateway. */
const paths = Object.entries(registry)
  .flatMap(([name, { method, path }]) =>
    isName(name)
      ? [path, guestPath(path)].map((each) => ({ name, method, path: each, pattern: patternOf(each) }))
      : [],
  )
  .toSorted((one, other) => parametersOf(one.path) - parametersOf(other.path))

/** @param method in capitals */
export const operationAt = (method: string, path: string): OperationName | undefined =>
  paths.find((known) => known.method === method && known.pattern.test(path))?.name
