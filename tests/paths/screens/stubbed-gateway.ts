/**
 * A gateway that answers when a path says so: every request of the app's own client waits here until its call is told to
 * end. Import it before anything that imports the client, which copies axios's defaults.
 */
import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { replyFor, type Reply } from '#explorer/stubs/failures.ts'
import { operationsOf } from '#explorer/stubs/stubbed-answers.ts'

type Held = { readonly operation: OperationName; readonly give: (replyToPending: Reply) => void }

const held = new Set<Held>()

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const isName = (name: string): name is OperationName => Object.hasOwn(registry, name)

const places = Object.entries(registry).flatMap(([name, { method, path }]) =>
  isName(name) ? [path, guestPath(path)].map((each) => ({ name, method, pattern: patternOf(each) })) : [],
)

const operationAt = ({ method = '', url = '' }: InternalAxiosRequestConfig): OperationName => {
  const found = places.find((place) => place.method === method.toUpperCase() && place.pattern.test(url))
  if (!found) throw new Error(`No operation of the contract: ${method} ${url}`)
  return found.name
}

const FAULT = 400

const answer = (config: InternalAxiosRequestConfig, replyToPending: Reply): AxiosResponse => {
  if (replyToPending === 'cut') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  const response = { ...replyToPending, statusText: '', headers: {}, config }
  if (replyToPending.status >= FAULT)
    throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response)
  return response
}

axios.defaults.adapter = (config) =>
  new Promise((resolve, reject) => {
    const request: Held = {
      operation: operationAt(config),
      give: (replyToPending) => {
        held.delete(request)
        try {
          resolve(answer(config, replyToPending))
        } catch (error) {
          reject(error)
        }
      },
    }
    held.add(request)
    const signal = config.signal
    signal?.addEventListener?.('abort', () => {
      held.delete(request)
      reject(new CanceledError(undefined, config))
    })
  })

/** Takes operations and what is replied to each; replies to whatever waits of them. Gives how many replies there were. */
export const replyToPending = (
  operations: readonly OperationName[],
  to: (operation: OperationName) => Reply,
): number => {
  const waiting = [...held].filter(({ operation }) => operations.includes(operation))
  for (const { operation, give } of waiting) give(to(operation))
  return waiting.length
}

/** Takes a call of the third-party journey and how it is told to end; replies to whatever waits of it. Gives how many replies there were. */
export const endCall = (call: string, outcome: string): number =>
  replyToPending(operationsOf(call), (operation) => {
    const told = replyFor(call, outcome, operation)
    if (told === null) throw new Error(`«${call}: ${outcome}» says nothing of ${operation}`)
    return told
  })

/** Forgets whatever waits. */
export const clearPending = (): void => held.clear()
