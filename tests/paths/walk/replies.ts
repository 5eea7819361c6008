/**
 * Ends a held request: with the gateway's real answer if the path can continue with it, else with the
 * real answer changed in the one part that the outcome is about, else with a stub.
 */
import * as v from 'valibot'
import { errors } from '#contract/errors.ts'
import type { OperationName } from '#contract/index.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { trackingCode as modelsCode } from '#explorer/stubs/gateway-answers.ts'
import { withSlotHeld } from '#explorer/stubs/held-slot.ts'
import { replyFor, stubbedFailure } from '#explorer/journey/replies.ts'
import { stubbedCallsOf } from '#explorer/stubs/products.ts'
import type { GatewayAnswer, HeldRequest } from './held-request.ts'
import type { Scenario } from './scenario.ts'

const Enveloped = v.object({ body: v.unknown() })
const Refused = v.object({ errorData: v.object({ errorCode: v.number() }) })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Less than the half hour for which a slot is kept, and longer than a walk. */
const HELD_MS = 20 * 60_000

const stillHeld = (json: string): string => withSlotHeld(json, new Date(Date.now() + HELD_MS).toISOString())

/**
 * Stubs name one order and one instant; the page may know another order, and has a time of day of its own.
 */
export const ofThisOrder = (data: unknown, { trackingCode }: Pick<Scenario, 'trackingCode'>): unknown => {
  const text = stillHeld(JSON.stringify(data))
  return JSON.parse(trackingCode === null ? text : text.replaceAll(modelsCode, trackingCode))
}

/** The name of an outcome in the stubs. */
export const outcomeIn = (call: string, name: string, journey: JourneyId): string => {
  const outcome = name.startsWith(`${call}: `) ? name.slice(call.length + 2) : ''
  return outcome === 'done' && stubbedCallsOf(journey)[call]?.['done'] === undefined ? '' : outcome
}

/** The parts in which an outcome's stub differs from the first one. */
const difference = (
  call: string,
  outcome: string,
  operation: OperationName,
  journey: JourneyId,
): Readonly<Record<string, unknown>> | null => {
  const results = stubbedCallsOf(journey)[call] ?? {}
  const answerOf = (name: string | undefined) =>
    results[name ?? '']?.find((each) => each.operation === operation)?.answer
  const [plain, wanted]: unknown[] = [answerOf(Object.keys(results)[0]), answerOf(outcome)]
  if (!isRecord(plain) || !isRecord(wanted)) return null
  const parts = Object.entries(wanted).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(plain[part]),
  )
  return parts.length === 0 ? null : JSON.parse(stillHeld(JSON.stringify(Object.fromEntries(parts))))
}

export type Ending = {
  /** Name of the step: «call: outcome». */
  readonly result: string
  readonly call: string
  readonly outcome: string
  /**
   * Returns what the chart receives, or null if the path cannot continue. A real answer also has to fit the
   * later steps.
   */
  readonly judge: (body: unknown, isStubbed: boolean) => { readonly output: unknown } | null
  /** Changes an answer so that the following steps are possible. */
  readonly shape: (body: unknown) => unknown
  /** Called before the request fails with this status or without a connection. */
  readonly expectFailure: (why: number | 'cut') => void
}

const FIRST_ERROR = 400

/** The body of a successful answer. */
const bodyOf = ({ status, data }: GatewayAnswer): unknown => {
  const parsed = v.safeParse(Enveloped, data)
  return parsed.success && status < FIRST_ERROR ? parsed.output.body : undefined
}

/** Requests that do not concern an order, and new addresses, work whatever the gateway knows of the order. */
const isAnswered = ({ operation }: HeldRequest, call: string, { isStubbed }: Scenario): boolean =>
  !isStubbed || operation === 'createAddress' || call === 'lookUpPlate' || /^(?:search|list)/.test(call)

type Answer = { readonly body: unknown; readonly isReal: boolean; readonly output: unknown }

/** The gateway's answer, real or changed; null if the path cannot continue with either. */
const reallyAnswered = (
  response: GatewayAnswer,
  operation: OperationName,
  { call, outcome, judge, shape }: Ending,
  journey: JourneyId,
): Answer | null => {
  const body = bodyOf(response)
  if (body === undefined) return null
  const other = difference(call, outcome, operation, journey)
  const candidates = [shape(body), ...(other && isRecord(body) ? [shape({ ...body, ...other })] : [])]
  for (const candidate of candidates) {
    const judged = judge(candidate, false)
    if (judged) return { body: candidate, isReal: candidate === body, output: judged.output }
  }
  return null
}

/** Ends a request successfully. Returns what the chart receives. */
export const succeed = async (held: HeldRequest, ending: Ending, scenario: Scenario): Promise<unknown> => {
  const { operation } = held
  const { call, outcome, result } = ending
  const response = isAnswered(held, call, scenario) ? await held.ask() : null
  const answered = response && reallyAnswered(response, operation, ending, scenario.journey)
  if (response && answered) {
    if (answered.isReal) scenario.realResults.push(result)
    else scenario.stubbedCount += 1
    await (answered.isReal ? response.pass() : held.reply(response.status, { body: answered.body }))
    return answered.output
  }
  const reply = replyFor(call, outcome, operation, scenario.journey)
  if (reply === null || reply === 'cut')
    throw new Error(`No stub for ${operation} where «${call}» ends in «${outcome}»`)
  const body = ending.shape(v.parse(Enveloped, ofThisOrder(reply.data, scenario)).body)
  scenario.stubbedCount += 1
  scenario.isStubbed ||= changes.has(call)
  await held.reply(reply.status, { body })
  const judged = ending.judge(body, true)
  if (!judged)
    throw new Error(
      `The stub for «${call}» with «${outcome}» leads elsewhere after the real answers before it`,
    )
  return judged.output
}

/** Calls after whose stubbed answer the gateway's order differs from the page's. */
const changes: ReadonlySet<string> = new Set([
  'registerOrder',
  'registerRenewal',
  'registerSameRenewal',
  'confirmRenewal',
  'confirmSameRenewal',
  'chooseInstantPayment',
  'saveHolder',
  'savePolicyAddress',
  'saveInspectionPlace',
  'saveFirstInspectionTime',
  'saveInspectionTime',
  'acceptTerms',
  'startVisit',
  'saveDeliveryAddress',
  'saveDeliveryTime',
  'completeOrder',
  'submitDocuments',
  'submitCheques',
  'changePaymentType',
  'acceptPriceChange',
  'applyDiscount',
  'removeDiscount',
  'startPayment',
  'watchPayment',
])

/** Calls that the sandbox can really refuse, and that change nothing. */
const reallyRefused: ReadonlySet<string> = new Set([
  'lookUpPlate',
  'searchWithDiscount',
  'applyDiscount',
  'readOrder',
])

/** Ends a request with a failure. */
export const fail = async (
  held: HeldRequest,
  { result, call, outcome, expectFailure }: Omit<Ending, 'judge' | 'shape'>,
  scenario: Scenario,
): Promise<void> => {
  const { operation } = held
  const failure = stubbedFailure(call, outcome, scenario.journey)
  if (failure?.kind === 'refused' && reallyRefused.has(call)) {
    const response = await held.ask()
    const refused = v.safeParse(Refused, response.data)
    if (refused.success && refused.output.errorData.errorCode === errors[failure.error].code) {
      scenario.realResults.push(result)
      expectFailure(response.status)
      return response.pass()
    }
  }
  const reply = replyFor(call, outcome, operation, scenario.journey)
  scenario.stubbedCount += 1
  if (reply === 'cut') {
    expectFailure('cut')
    return held.cut()
  }
  if (reply === null) throw new Error(`No stub for ${operation} where «${call}» ends in «${outcome}»`)
  expectFailure(reply.status)
  await held.reply(reply.status, reply.data)
}

/** Answers a request that only prepares a call, really if the gateway knows the order. Returns the body. */
export const prepare = async (held: HeldRequest, call: string, scenario: Scenario): Promise<unknown> => {
  const plain = Object.keys(stubbedCallsOf(scenario.journey)[call] ?? {})[0] ?? ''
  const reply = replyFor(call, plain, held.operation, scenario.journey)
  if (!scenario.isStubbed || reply === null || reply === 'cut') {
    const response = await held.ask()
    await response.pass()
    return bodyOf(response)
  }
  const data = ofThisOrder(reply.data, scenario)
  await held.reply(reply.status, data)
  return v.parse(Enveloped, data).body
}
