/**
 * A gateway that replies when a test says so: every request of the app's client stays pending until its call
 * ends. Import it before anything that imports the client, which copies axios's defaults.
 */
import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import type { OperationName } from '#contract/index.ts'
import { okReply, type Reply } from '#explorer/stubs/replies.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { replyFor } from '#explorer/journey/replies.ts'
import { operationsOf } from '#explorer/stubs/products.ts'
import { operationAt } from '../walk/operation-at.ts'

export type PendingRequest = {
  readonly operation: OperationName
  readonly config: InternalAxiosRequestConfig
  readonly end: (reply: Reply) => void
}

const pending = new Set<PendingRequest>()

/** The requests that wait for a reply, in order. */
export const pendingRequests = (): readonly PendingRequest[] => [...pending]

const operationOf = ({ method = '', url = '' }: InternalAxiosRequestConfig): OperationName => {
  const found = operationAt(method.toUpperCase(), url)
  if (!found) throw new Error(`No operation of the contract: ${method} ${url}`)
  return found
}

const FIRST_ERROR = 400

const responseTo = (config: InternalAxiosRequestConfig, reply: Reply): AxiosResponse => {
  if (reply === 'cut') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  const response = { ...reply, statusText: '', headers: {}, config }
  if (reply.status >= FIRST_ERROR)
    throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response)
  return response
}

axios.defaults.adapter = (config) =>
  new Promise((resolve, reject) => {
    const request: PendingRequest = {
      operation: operationOf(config),
      config,
      end: (reply) => {
        pending.delete(request)
        try {
          resolve(responseTo(config, reply))
        } catch (error) {
          reject(error)
        }
      },
    }
    pending.add(request)
    const signal = config.signal
    signal?.addEventListener?.('abort', () => {
      pending.delete(request)
      reject(new CanceledError(undefined, config))
    })
  })

/** Replies to all pending requests of these operations. Returns how many there were. */
export const replyToPending = (
  operations: readonly OperationName[],
  replyTo: (operation: OperationName) => Reply,
): number => {
  const found = [...pending].filter(({ operation }) => operations.includes(operation))
  for (const { operation, end } of found) end(replyTo(operation))
  return found.length
}

const Enveloped = v.object({ body: v.unknown() })

/**
 * Replies to the pending requests of a call of a journey with the stubbed answers of an
 * outcome.
 * @param adjust changes the body of a successful answer
 * @returns how many replies there were
 */
export const endCall = (
  call: string,
  outcome: string,
  adjust: (operation: OperationName, body: unknown) => unknown = (_, body) => body,
  journey: JourneyId = 'third-party',
): number =>
  replyToPending(operationsOf(call, journey), (operation) => {
    const reply = replyFor(call, outcome, operation, journey)
    if (reply === null) throw new Error(`«${call}: ${outcome}» has no answer to ${operation}`)
    return reply === 'cut' || reply.status >= FIRST_ERROR
      ? reply
      : okReply(adjust(operation, v.parse(Enveloped, reply.data).body))
  })

export const clearPending = (): void => pending.clear()
