/**
 * The actors of a renewal: the policy, its search, registration and confirmation. The calls of its order are
 * those of the policy's product. Document 2 sections 2.9 and 7; decisions, sections 2 and 12.
 */
import { callsWith } from '#adapters/gateway/client.ts'
import { errors } from '#contract/errors.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { renewal } from '#contract/operations/renewal.ts'
import { failureOf } from '#machines/failure.ts'
import type { Product } from '#machines/journey/quote.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'
import { changeActor } from './changes.ts'
import { orderOrStored } from './order.ts'

/** Calls the gateway, also for renewals. */
export const { call } = callsWith(renewal)

type OfPolicy = { renewableTrackingCode: string }
type OfOrder = { trackingCode: string }

/** The product of a renewal, narrowed to liability insurances. */
export const liabilityType = (product: Product): LiabilityType =>
  product === 'motorcycle' ? 'motorcycle' : 'thirdparty'

/** The address of a renewal's order does not name the product, so both are tried. */
const readOrderOfEither = async (
  order: OfOrder,
  first: LiabilityType,
  signal: AbortSignal,
): Promise<OrderDetail> => {
  const read = (type: LiabilityType) =>
    call('readOrder', { params: { type, ...PROVIDER, ...order } }, { signal })
  try {
    return await read(first)
  } catch (error) {
    if (failureOf(error).code !== errors.notFound.code) throw error
    return read(first === 'motorcycle' ? 'thirdparty' : 'motorcycle')
  }
}

export const readRenewal = async ({ renewableTrackingCode }: OfPolicy, signal?: AbortSignal) => {
  const { data } = await call('readRenewal', { params: { renewableTrackingCode } }, { signal })
  return data
}

export const renewalActors = (context: CallContext) => {
  const change = changeActor(context)
  return {
    'read the order': readActor((order: OfOrder, signal) =>
      orderOrStored(
        context.journey,
        order,
        readOrderOfEither(order, liabilityType(context.product()), signal),
      ),
    ),

    'read the renewal': readActor(readRenewal),

    'read the search history': readActor(({ id, renewableTrackingCode }: OfPolicy & { id: string }, signal) =>
      call('readSearchHistory', { params: { id }, query: { renewableTrackingCode } }, { signal }),
    ),

    'quote the renewal': readActor(({ renewableTrackingCode }: OfPolicy, signal) =>
      call('quoteRenewal', { params: { renewableTrackingCode } }, { signal }),
    ),

    'register the renewal': change('registerRenewal', (body, options) =>
      call('registerRenewal', { params: PROVIDER, body }, options),
    ),

    'confirm the renewal': change('confirmRenewal', async (body, options) => {
      await call('confirmRenewal', { body }, options)
    }),
  }
}
