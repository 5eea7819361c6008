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

const AnswerBody = v.object({
  body: v.optional(v.unknown()),
  errorData: v.optional(v.object({ errorCode: v.number() })),
})
type AnswerBody = v.InferOutput<typeof AnswerBody>

const REFUSED = 400

type Ending = {
  readonly reply: Reply
  /** Whether the path continues after an answer with this body. */
  readonly fits: (body: unknown) => boolean
  readonly browserErrors: BrowserErrors
  /** Counters of real and stubbed answers; updated. */
  readonly answers: Answers
}

const bodyIn = (data: unknown): AnswerBody => {
  const parsed = v.safeParse(AnswerBody, data)
  return parsed.success ? parsed.output : {}
}

/** The gateway's real answer; null if the request would change something that the path does not. */
const ask = async (
  { route, operation }: InterceptedRequest,
  isRefusal: boolean,
): Promise<APIResponse | null> => (isRefusal && registry[operation].method !== 'GET' ? null : route.fetch())

/** Ends a request. Returns the body of the answer, or undefined without one. */
export const endRequest = async (
  intercepted: InterceptedRequest,
  { reply, fits, browserErrors, answers }: Ending,
): Promise<unknown> => {
  const { route } = intercepted
  if (reply === 'cut') {
    answers.stubbed += 1
    browserErrors.expect(consoleErrorOf(intercepted, 'cut'))
    await route.abort('connectionrefused')
    return undefined
  }
  const [{ status, data }, stubbed] = [reply, bodyIn(reply.data)]
  if (status >= REFUSED) browserErrors.expect(consoleErrorOf(intercepted, status))
  const response = await ask(intercepted, status >= REFUSED)
  const real = bodyIn(await response?.json().catch(() => null))
  if (
    response?.status() === status &&
    real.errorData?.errorCode === stubbed.errorData?.errorCode &&
    (status >= REFUSED || fits(real.body))
  ) {
    answers.real += 1
    await route.fulfill({ response })
    return real.body
  }
  answers.stubbed += 1
  await route.fulfill({ status, json: data })
  return stubbed.body
}
