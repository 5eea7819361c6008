/**
 * Queue of a phone's requests: each waits until an outcome of its call is chosen. A request that belongs to
 * no call of a chart is answered at once.
 */
import type { RequestInterceptor, InterceptedAnswer } from './request-interceptor.ts'
import type { AnswerOf, OperationName } from '#contract/index.ts'
import { ExperimentName } from '#contract/operations/experiments.ts'
import { paymentResultAnswers } from '#explorer/app/payment-result.ts'
import type { Preset } from '../protocol/protocol.ts'
import { failureReply } from '#explorer/stubs/replies.ts'
import { replyFor } from '#explorer/journey/replies.ts'
import { withSlotHeld } from '#explorer/stubs/held-slot.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { operationsOf } from '#explorer/stubs/products.ts'

type Waiting = { readonly operation: OperationName; readonly answer: (word: InterceptedAnswer) => void }

const OK = 200
const ok = <N extends OperationName>(_operation: N, answer: AnswerOf<N>): InterceptedAnswer => ({
  status: OK,
  data: { body: answer },
})

type SmallCall = {
  readonly operation: OperationName
  readonly answers: Readonly<Record<string, InterceptedAnswer>>
}

/** Calls of the small charts, by id; those of a journey come from the explorer's stubs. */
const small: Readonly<Record<string, SmallCall>> = {
  readPaymentResult: {
    operation: 'readPaymentResult',
    answers: Object.fromEntries(
      Object.entries(paymentResultAnswers).map(([name, answer]) => [name, ok('readPaymentResult', answer)]),
    ),
  },
  deleteFile: {
    operation: 'deleteDocumentFile',
    answers: { done: ok('deleteDocumentFile', { done: true }) },
  },
}

const asksFor = (call: string, operation: OperationName, journey: JourneyId): boolean => {
  const own = small[call]
  return own ? own.operation === operation : operationsOf(call, journey).includes(operation)
}

/** Longer than anyone looks at a phone: a slot that ran out would leave its state by itself. */
const HELD_MS = 11 * 60 * 60_000

const withSlot = (answer: InterceptedAnswer | null): InterceptedAnswer | null =>
  answer !== null && typeof answer === 'object'
    ? {
        ...answer,
        data: JSON.parse(
          withSlotHeld(JSON.stringify(answer.data), new Date(Date.now() + HELD_MS).toISOString()),
        ),
      }
    : answer

/** The catalogue names an outcome without a name «done». */
const wordOf = (
  call: string,
  outcome: string,
  operation: OperationName,
  journey: JourneyId,
): InterceptedAnswer | null => {
  const own = small[call]
  return own
    ? (own.answers[outcome] ?? failureReply(own.operation, outcome))
    : withSlot(replyFor(call, outcome === 'done' ? '' : outcome, operation, journey))
}

const IMAGE = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Answers to requests that belong to no call of a journey's chart. */
const atOnce: Partial<Record<OperationName, InterceptedAnswer>> = {
  registerGuest: ok('registerGuest', { uuid: IMAGE, createdAt: '2025-11-15T08:00:00.000Z' }),
  report: ok('report', { done: true }),
  uploadDocument: ok('uploadDocument', { successful: true, imageId: IMAGE }),
  deleteDocumentFile: ok('deleteDocumentFile', { done: true }),
  readDocumentFile: 'cut',
}

const experiments = (variants: Preset['variants']): InterceptedAnswer | null => {
  if (variants === 'asked') return null
  const list = variants === 'none' ? [] : ExperimentName.options.map((name) => ({ name, variant: variants }))
  return ok('listExperiments', { list })
}

export type RequestQueue = {
  readonly interceptor: RequestInterceptor
  /**
   * Sets the outcome of a pending call. All its further requests get this outcome, until the call has ended.
   */
  readonly chooseOutcome: (call: string, outcome: string) => void
  /** Removes the outcome of a call that has ended or was left, so that the call waits again next time. */
  readonly releaseCall: (call: string) => void
  /** Whether a chosen answer is still on its way. */
  readonly isAnswering: () => boolean
}

/** Creates the queue. @param underWay ids of the calls in progress */
export const createRequestQueue = (
  { answers, variants, journey }: Preset,
  underWay: () => readonly string[],
): RequestQueue => {
  const chosen = new Map<string, string>()
  const waiting = new Set<Waiting>()

  const wordNow = (operation: OperationName): InterceptedAnswer | null => {
    const isAwaited = underWay().some((call) => small[call]?.operation === operation)
    const standing =
      operation === 'listExperiments'
        ? experiments(variants)
        : answers === 'stubbed' && !isAwaited
          ? atOnce[operation]
          : undefined
    if (standing) return standing
    if (answers === 'real') return 'pass'
    const call = underWay().find((each) => chosen.has(each) && asksFor(each, operation, journey))
    return call === undefined ? null : wordOf(call, chosen.get(call) ?? '', operation, journey)
  }

  return {
    interceptor: (operation, signal) => {
      const word = wordNow(operation)
      if (word) return Promise.resolve(word)
      return new Promise((answer) => {
        const one = { operation, answer }
        waiting.add(one)
        signal.addEventListener('abort', () => waiting.delete(one))
      })
    },
    chooseOutcome: (call, outcome) => {
      chosen.set(call, outcome)
      for (const one of waiting) {
        const word = wordNow(one.operation)
        if (!word) continue
        waiting.delete(one)
        one.answer(word)
      }
    },
    releaseCall: (call) => void chosen.delete(call),
    isAnswering: () => chosen.size > 0,
  }
}
