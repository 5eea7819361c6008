/**
 * Purchases under load by customers that repeat a failed call with the same key, as the app does.
 * Acknowledged results are recorded, so that they can be verified afterwards.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '#gateway/testing/client.sample.ts'
import { bankPage, completeOrder, decide, newOrder, resultOf } from '#gateway/testing/purchase.sample.ts'
import { signIn } from '#gateway/testing/sign-in.sample.ts'
import { remoteServer, type TestServer } from '#gateway/testing/test-server.sample.ts'
import { sendFile } from '#gateway/testing/upload.sample.ts'
import { plannedTimes, runLoad } from '../bench/open-loop.ts'

const SERVER_ERROR = 500
const RETRY_MS = 250

export type Customer = { readonly jwt: string }

/** Acknowledged purchases, with durations and retries. */
export type Ledger = {
  readonly paid: { readonly trackingCode: string; readonly imageId: string }[]
  readonly failed: string[]
  readonly durationsMs: number[]
  /** Number of retries by call; calls without a retry are missing. */
  readonly retries: number[]
}

export const newLedger = (): Ledger => ({ paid: [], failed: [], durationsMs: [], retries: [] })

/** Whether a retry of the call may succeed: it was cut off, refused temporarily, or is still running. */
const isTransient = (status: number, body: string): boolean =>
  status >= SERVER_ERROR || body.includes(`"errorCode":${codeOf('keyUnderWay')}`)

/**
 * A server whose calls are repeated with the same key until they are answered or `limit` retries have failed.
 */
const retrying = (server: TestServer, limit: number, retries: number[]): TestServer => ({
  inject: async (sent) => {
    for (let retry = 0; ; retry += 1) {
      const answer = await server.inject(sent).catch(() => null)
      if (answer !== null && !isTransient(answer.statusCode, answer.body)) {
        if (retry > 0) retries.push(retry)
        return answer
      }
      if (retry >= limit) throw new Error(`${sent.url}: ${answer?.body ?? 'cut off'}`)
      await wait(RETRY_MS)
    }
  },
})

/** Signs customers in, with numbers of their own. */
export const signInAll = (address: string, number: number, first: number): Promise<Customer[]> =>
  Promise.all(
    Array.from({ length: number }, (_, index) =>
      signIn(remoteServer(address), `0938${String(first + index).padStart(7, '0')}`),
    ),
  )

/**
 * Completes an order; chooses another time if another order takes the last place between the list and the
 * choice.
 */
const complete = async (server: TestServer, customer: Customer, trackingCode: string): Promise<void> => {
  for (;;) {
    const error: unknown = await completeOrder(server, customer, trackingCode).catch(
      (reason: unknown) => reason,
    )
    if (error === undefined) return
    if (!String(error).includes(`"errorCode":${codeOf('slotTaken')}`)) throw error
  }
}

/**
 * Buys third-party insurance, from the search to the paid order; with a picture of a document if `picture` is
 * set.
 */
const buy = async (server: TestServer, customer: Customer, picture: boolean) => {
  const trackingCode = await newOrder(server, customer)
  await complete(server, customer, trackingCode)
  const imageId = picture ? (await sendFile(server, customer, trackingCode)).imageId : ''
  await decide(server, await bankPage(server, customer, trackingCode), 'paid')
  const { state } = await resultOf(server, customer, trackingCode)
  if (state !== 'paid') throw new Error(`The payment of an order is ${state}.`)
  return { trackingCode, imageId }
}

export type Load = {
  readonly address: string
  readonly customers: readonly Customer[]
  readonly ledger: Ledger
  /** Maximum number of retries of a call. */
  readonly retryLimit: number
  readonly picture?: boolean
}

/** Makes one purchase of a load, and records its result. */
export async function purchase(
  { address, customers, ledger, retryLimit, picture = true }: Load,
  turn: number,
): Promise<void> {
  const customer = customers[turn % customers.length]
  if (customer === undefined) throw new Error('There are no customers.')
  const start = performance.now()
  try {
    ledger.paid.push(
      await buy(retrying(remoteServer(address), retryLimit, ledger.retries), customer, picture),
    )
    ledger.durationsMs.push(performance.now() - start)
  } catch (error) {
    ledger.failed.push(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Begins purchases at independent times (Poisson), regardless of the duration of earlier ones. Resolves when
 * all have ended.
 */
export const openLoad = (load: Load, plan: { perSecond: number; seconds: number }) =>
  runLoad(plannedTimes('Poisson', plan), (index) => purchase(load, index))
