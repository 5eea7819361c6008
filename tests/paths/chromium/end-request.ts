/**
 * Ends an intercepted request of a small chart: with the gateway's real answer if the path can continue with
 * it, else with a stub.
 */
import * as v from 'valibot'
import { registry } from '#contract/index.ts'
import type { Reply } from '#explorer/stubs/replies.ts'
import type { BrowserErrors } from '#tests/browser/browser-errors.ts'
import { consoleErrorOf, type InterceptedRequest } from './request-interceptor.ts'
import type { GatewayAnswer } from '../walk/held-request.ts'
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
const ask = async (held: InterceptedRequest, isRefusal: boolean): Promise<GatewayAnswer | null> =>
  isRefusal && registry[held.operation].method !== 'GET' ? null : held.ask()

/** Ends a request. Returns the body of the answer, or undefined without one. */
export const endRequest = async (
  intercepted: InterceptedRequest,
  { reply, fits, browserErrors, answers }: Ending,
): Promise<unknown> => {
  if (reply === 'cut') {
    answers.stubbed += 1
    browserErrors.expect(consoleErrorOf(intercepted, 'cut'))
    await intercepted.cut()
    return undefined
  }
  const [{ status, data }, stubbed] = [reply, bodyIn(reply.data)]
  if (status >= REFUSED) browserErrors.expect(consoleErrorOf(intercepted, status))
  const response = await ask(intercepted, status >= REFUSED)
  const real = bodyIn(response?.data)
  if (
    response?.status === status &&
    real.errorData?.errorCode === stubbed.errorData?.errorCode &&
    (status >= REFUSED || fits(real.body))
  ) {
    answers.real += 1
    await response.pass()
    return real.body
  }
  answers.stubbed += 1
  await intercepted.reply(status, data)
  return stubbed.body
}
