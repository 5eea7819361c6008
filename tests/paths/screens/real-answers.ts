/**
 * Answers the calls of a rendered journey with a running gateway, as far as the walk can go on with its
 * answers, and else with the stubs of the explorer.
 */
import { randomUUID } from 'node:crypto'
import type { AnyEventObject } from 'xstate'
import { clearUser, dropSession, storeSession } from '#adapters/session.ts'
import { operationsOf, stubbedCallsOf } from '#explorer/stubs/products.ts'
import { postForm } from '#gateway/testing/remote-client.sample.ts'
import type { Device } from '#tests/journeys/create-order.ts'
import { endCall } from '../walk/end-call.ts'
import { contextOf, deepestStateOf } from '../walk/expected-state.ts'
import type { HeldRequest, HeldRequests } from '../walk/held-request.ts'
import { realEventsOf } from '../walk/real-events.ts'
import type { Scenario } from '../walk/scenario.ts'
import type { Walk } from '../walk/walks.ts'
import type { AnsweringGateway } from './answering-gateway.ts'
import { settle } from './settle.ts'
import { pendingRequests, type PendingRequest } from './stubbed-gateway.ts'

/** How often a request is looked for; timers and promises pass in between. */
const ATTEMPTS = 40

/** Sends a request of the app's client to the gateway. */
const ask = async (
  base: string,
  { method = 'get', url = '', params, headers, data }: PendingRequest['config'],
): Promise<{ readonly status: number; readonly data: unknown }> => {
  const address = new URL(base + url)
  for (const [name, value] of Object.entries(params ?? {})) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method: method.toUpperCase(),
    headers: Object.entries(headers.toJSON()).map(([name, value]): [string, string] => [name, String(value)]),
    ...(typeof data === 'string' ? { body: data } : {}),
  })
  return { status: response.status, data: await response.json().catch(() => null) }
}

const held = (base: string, { operation, config, end }: PendingRequest): HeldRequest => ({
  operation,
  isGuests: Object.hasOwn(config.params ?? {}, 'uuid'),
  ask: async () => {
    const answer = await ask(base, config)
    return { ...answer, pass: () => settle(() => end(answer)) }
  },
  reply: (status, data) => settle(() => end({ status, data })),
  cut: () => settle(() => end('cut')),
})

type Answering = {
  readonly operations: readonly string[]
  readonly end: (request: HeldRequest) => Promise<void>
}

/**
 * @param ofTheChart operations whose requests stay pending until the walk ends them; others reach the gateway
 */
const requestsAt = (base: string, ofTheChart: ReadonlySet<string>): HeldRequests => {
  const answering = new Set<Answering>()
  const pass = async (request: HeldRequest): Promise<void> => (await request.ask()).pass()
  const endOthers = async (): Promise<void> => {
    for (const request of pendingRequests()) {
      const { operation } = request
      const known = [...answering].find(({ operations }) => operations.includes(operation))
      const end = known?.end ?? (ofTheChart.has(operation) ? null : pass)
      if (end) await end(held(base, request))
    }
  }
  return {
    take: async (operations, why) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        await endOthers()
        const found = pendingRequests().findLast(({ operation }) => operations.includes(operation))
        if (found) return held(base, found)
        await settle()
      }
      const names = pendingRequests().map(({ operation }) => operation)
      throw new Error(`${why}: no request of ${operations.join(' or ')}; pending: ${names.join(', ')}`)
    },
    answer: (operations, end) => {
      const entry = { operations, end }
      answering.add(entry)
      return () => answering.delete(entry)
    },
  }
}

/** The pictures that an order asks for. */
const boxesOf = async ({ call }: Device, trackingCode: string) => {
  const request = { params: { trackingCode } }
  const [{ orderDocumentDtos }, { installmentDto }] = await Promise.all([
    call('listDocuments', request),
    call('listInstallmentDocuments', request),
  ])
  const cheques = installmentDto.paymentOrders.flatMap(({ document, order }) =>
    document ? [{ tag: document.tag, order }] : [],
  )
  return [...orderDocumentDtos, ...cheques]
}

export const realAnswers = (
  { chart, start: { input } }: Walk,
  scenario: Scenario,
): AnsweringGateway & { readonly scenario: Scenario } => {
  const operations = Object.keys(stubbedCallsOf(chart)).flatMap((call) => operationsOf(call, chart))
  const requests = requestsAt(scenario.base, new Set<string>(operations))
  let { signedIn } = input
  clearUser()
  const signIn = (): void => {
    const { session } = scenario
    if (session === null) return
    if (signedIn) storeSession(session)
    else dropSession(session.token)
  }

  /** Uploads the picture of an event, unless only stubs know the order. */
  const uploaded = async (event: AnyEventObject): Promise<AnyEventObject> => {
    const { device, trackingCode, isStubbed } = scenario
    if (event.type !== 'upload.changed' || device === null || trackingCode === null || isStubbed) return event
    const box = (await boxesOf(device, trackingCode)).find(({ tag }) => tag === event['tag'])
    return box ? { ...event, imageId: await device.sendPicture(trackingCode, box.tag, box.order) } : event
  }

  return {
    // A change's key is made of the journey's id.
    input: { ...input, journeyId: randomUUID(), trackingCode: scenario.trackingCode },
    data: scenario,
    scenario,
    signIn,
    endCall: (_, place) =>
      endCall(place, scenario, {
        requests,
        expectFailure: () => undefined,
        decideAtBank: (decision) =>
          scenario.paymentUrl === null
            ? Promise.resolve()
            : postForm(new URL(scenario.paymentUrl, scenario.base).href, { decision }),
        signInAgain: () => Promise.resolve(signIn()),
      }),
    browserEvents: async ({ at, step, ahead }) => {
      if (step.event.type === 'session.changed') signedIn = step.event['signedIn'] === true
      const situation = { step, ahead, place: deepestStateOf(at), context: contextOf(at), data: scenario }
      const events: AnyEventObject[] = []
      for (const event of realEventsOf(situation)) events.push(await uploaded(event))
      return events
    },
  }
}
