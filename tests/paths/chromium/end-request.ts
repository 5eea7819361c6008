/**
 * Ends an intercepted request of a small chart: with the gateway's real answer if the path can continue with
 * it, else with a stub.
 */
import type { APIResponse } from '@playwright/test'
import * as v from 'valibot'
import { registry } from '#contract/index.ts'
import type { Reply } from '#explorer/stubs/replies.ts'
import type { BrowserErrors } from '#tests/browser/browser-errors.ts'
import { consoleErrorOf, type InterceptedRequest } from './request-interceptor.ts'
import type { Answers } from './annotations.ts'

const Said = v.object({
  body: v.optional(v.unknown()),
  errorData: v.optional(v.object({ errorCode: v.number() })),
})
type Said = v.InferOutput<typeof Said>

const REFUSED = 400

type Ending = {
  readonly reply: Reply
  /** Whether the path continues after an answer with this body. */
  readonly fits: (body: unknown) => boolean
  readonly complaints: BrowserErrors
  /** Counters of real and stubbed answers; updated. */
  readonly answers: Answers
}

const saidIn = (data: unknown): Said => {
  const parsed = v.safeParse(Said, data)
  return parsed.success ? parsed.output : {}
}

/** The gateway's real answer; null if the request would change something that the path does not. */
const ask = async (
  { route, operation }: InterceptedRequest,
  isRefusal: boolean,
): Promise<APIResponse | null> => (isRefusal && registry[operation].method !== 'GET' ? null : route.fetch())

/** Ends a request. Returns the body of the answer, or undefined without one. */
export const endRequest = async (
  held: InterceptedRequest,
  { reply, fits, complaints, answers }: Ending,
): Promise<unknown> => {
  const { route } = held
  if (reply === 'cut') {
    answers.told += 1
    complaints.expect(consoleErrorOf(held, 'cut'))
    await route.abort('connectionrefused')
    return undefined
  }
  const [{ status, data }, told] = [reply, saidIn(reply.data)]
  if (status >= REFUSED) complaints.expect(consoleErrorOf(held, status))
  const response = await ask(held, status >= REFUSED)
  const said = saidIn(await response?.json().catch(() => null))
  if (
    response?.status() === status &&
    said.errorData?.errorCode === told.errorData?.errorCode &&
    (status >= REFUSED || fits(said.body))
  ) {
    answers.real += 1
    await route.fulfill({ response })
    return said.body
  }
  answers.told += 1
  await route.fulfill({ status, json: data })
  return told.body
}
