/** The calls of My Insurance and of an order's page. Document 3 section 7; decisions, section 2. */
import { fromPromise } from 'xstate'
import { callsWith } from '#adapters/gateway/client.ts'
import { notFound } from '#adapters/gateway/failures.ts'
import { errors } from '#contract/errors.ts'
import { InsuranceType } from '#contract/operations/parameters.ts'
import { myInsurance } from '#contract/operations/my-insurance.ts'
import type { Pages } from '#machines/areas/my-insurance.ts'
import { isFullPage, type PagesInput } from '#machines/areas/policy-pages.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import type { ChangeInput, FileInput, OrderInput, TimeInput } from '#machines/areas/policy-page-vocabulary.ts'
import { failureOf } from '#machines/failure.ts'
import { openStoredFile, withStoredList, withStoredTimeline } from './stored-policies.ts'

const { call } = callsWith(myInsurance)

const listPages = async ({ from, to }: PagesInput, signal: AbortSignal): Promise<Pages> => {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const pages = await Promise.all(
    numbers.map((page) => call('listVehiclePolicies', { params: { page: String(page) } }, { signal })),
  )
  return {
    policies: pages.flatMap(({ policies }) => policies),
    hasMore: isFullPage(pages.at(-1)?.policies.length ?? 0),
  }
}

const isNotFound = (error: unknown): boolean => failureOf(error).code === errors.notFound.code

/**
 * Reads data of an order of unknown product, because a link contains only the tracking code. Tries one
 * product after another until one has the order; otherwise the order does not exist.
 */
const askProducts = async <T>(
  { type }: OrderInput,
  read: (product: InsuranceType) => Promise<T>,
): Promise<T> => {
  if (type !== null) return read(type)
  for (const product of InsuranceType.options) {
    try {
      return await read(product)
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
  }
  throw notFound()
}

type Input<T> = { input: T; signal: AbortSignal }

export const openPolicyFile = fromPromise(({ input, signal }: Input<FileInput>) =>
  openStoredFile(input, signal),
)

export const listPolicies = fromPromise(({ input, signal }: Input<PagesInput>) =>
  input.from > 1 ? listPages(input, signal) : withStoredList(listPages(input, signal)),
)

export const readTimeline = fromPromise(({ input, signal }: Input<OrderInput>) =>
  withStoredTimeline(
    input.trackingCode,
    askProducts(input, (type) =>
      call('readPolicyTimeline', { params: { type, trackingCode: input.trackingCode } }, { signal }),
    ),
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

export const listDeliveryTimes = fromPromise(({ input, signal }: Input<OrderInput>) =>
  askProducts(input, async (type) => {
    const params = { type, trackingCode: input.trackingCode }
    const { deliveryTimes } = await call('listDeliveryTimes', { params }, { signal })
    const days: readonly DeliveryDay[] = deliveryTimes
    return days
  }),
)

export const saveDeliveryTime = fromPromise(({ input, signal }: Input<TimeInput>) =>
  askProducts(input, async (type) => {
    const { trackingCode, code, key: idempotencyKey } = input
    const request = { params: { type }, body: { trackingCode, code } }
    await call('saveDeliveryTime', request, { idempotencyKey, signal })
  }),
)
