/** The calls of My Insurance and of an order's page. Document 3 section 7; decisions, section 2. */
import { fromPromise } from 'xstate'
import { call, callForFile } from '#adapters/gateway/client.ts'
import { notFound } from '#adapters/gateway/failures.ts'
import { saveFile } from '#adapters/save-file.ts'
import { errors } from '#contract/errors.ts'
import { POLICIES_PER_PAGE } from '#contract/operations/my-insurance.ts'
import type { Pages, PagesInput } from '#machines/areas/my-insurance.ts'
import type { ChangeInput, OrderInput } from '#machines/areas/policy-page-vocabulary.ts'
import { failureOf } from '#machines/failure.ts'
import { journeyIds, journeys } from '#machines/journeys.ts'
import type { Product } from '#machines/journey/quote.ts'

/** A full page has a next one. */
const listPages = async ({ from, to }: PagesInput, signal: AbortSignal): Promise<Pages> => {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const pages = await Promise.all(
    numbers.map((page) => call('listVehiclePolicies', { params: { page: String(page) } }, { signal })),
  )
  return {
    policies: pages.flatMap(({ policies }) => policies),
    hasMore: pages.at(-1)?.policies.length === POLICIES_PER_PAGE,
  }
}

const isNotFound = (error: unknown): boolean => failureOf(error).code === errors.notFound.code

/**
 * Reads something of an order whose product only its own calls know: a link names the tracking code alone. The
 * products are asked in turn until one has the order; an order that none has does not exist.
 */
const askProducts = async <T>({ type }: OrderInput, read: (product: Product) => Promise<T>): Promise<T> => {
  if (type !== null) return read(type)
  for (const { product } of journeyIds.map((id) => journeys[id])) {
    try {
      return await read(product)
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
  }
  throw notFound()
}

const openFile = async (trackingCode: string, signal: AbortSignal): Promise<void> => {
  const pdf = await callForFile('readPolicyFile', { params: { trackingCode } }, { signal })
  saveFile(new File([pdf], `policy-${trackingCode}.pdf`, { type: 'application/pdf' }))
}

type Input<T> = { input: T; signal: AbortSignal }

export const openPolicyFile = fromPromise(
  async ({ input: { trackingCode }, signal }: Input<{ trackingCode: string | null }>) => {
    if (trackingCode !== null) await openFile(trackingCode, signal)
  },
)

export const listPolicies = fromPromise(({ input, signal }: Input<PagesInput>) => listPages(input, signal))

export const readTimeline = fromPromise(({ input, signal }: Input<OrderInput>) =>
  askProducts(input, (type) =>
    call('readPolicyTimeline', { params: { type, trackingCode: input.trackingCode } }, { signal }),
  ),
)

export const readDetails = fromPromise(({ input, signal }: Input<OrderInput>) =>
  askProducts(input, async (type) => {
    const { data } = await call('readPolicyDetail', { params: { type, uid: input.trackingCode } }, { signal })
    return data
  }),
)

export const cancelOrder = fromPromise(({ input, signal }: Input<ChangeInput>) =>
  askProducts(input, async (type) => {
    const { trackingCode, words: reason, key: idempotencyKey } = input
    await call(
      'cancelOrder',
      { params: { type }, body: { trackingCode, reason } },
      { idempotencyKey, signal },
    )
  }),
)

export const reportWrongData = fromPromise(({ input, signal }: Input<ChangeInput>) =>
  askProducts(input, async (type) => {
    const { trackingCode, words, key: idempotencyKey } = input
    await call(
      'reportWrongData',
      { params: { type }, body: { trackingCode, text: words ?? '' } },
      { idempotencyKey, signal },
    )
  }),
)
