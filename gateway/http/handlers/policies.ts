/** The file of an issued policy. Decisions, sections 2 and 10. */
import { Readable } from 'node:stream'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { FileResponse } from '../../documents/file-response.ts'
import { policyFileOf } from '../../documents/policy-file/policy-file.ts'
import { ApiError } from '../../domain/api-error.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { insuredCarOf } from '../../domain/ordered-product.ts'
import { policyDocumentOf, type PolicyFacts } from '../../domain/policy-document.ts'
import { bodilyCovers, tariffOn } from '../../domain/tariff.ts'
import { usageTitleOf } from '../../domain/vehicle-title.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { loadOrder, titleOfVehicle } from './load-order.ts'
import { invoiceOfOrder } from './order-price.ts'
import { localisedAddress } from './places.ts'

type UserCall = Parameters<typeof invoiceOfOrder>[1] & Pick<HandlerContext, 'places' | 'clock'>

const addressOf = ({ policyInfo }: Order, { places }: UserCall): string | null => {
  if (policyInfo === null) return null
  const { provinceFa, cityFa, address, plaqueNumber, unitNumber, postalCode } = localisedAddress(
    places,
    policyInfo,
    'fa',
  )
  return [
    provinceFa,
    cityFa,
    address,
    `پلاک ${plaqueNumber}`,
    ...(unitNumber === '' ? [] : [`واحد ${unitNumber}`]),
    `کد پستی ${postalCode}`,
  ].join('، ')
}

/** The cover of the policy. The owner's share is that of the offer. */
const insuredOf = ({ search, offer, ceiling }: Order, from: string): PolicyFacts['insured'] => {
  const car = insuredCarOf(search)
  if (car !== null && 'ownShare' in offer) return { kind: 'car', ...car, ownShare: offer.ownShare }
  if (ceiling === null) throw new Error('An order has neither covers nor a ceiling.')
  return { kind: 'liability', liabilityPropertyDamage: ceiling, ...bodilyCovers(tariffOn(from)) }
}

/** Throws the ApiError policyNotIssued. */
const factsOf = (order: Order, moves: readonly OrderMove[], call: UserCall): PolicyFacts => {
  const issued = issuingMove(moves)
  if (issued === undefined || order.policyHolder === null) throw new ApiError('policyNotIssued')
  const cover = coverPeriod(order.search, issued.day, call.clock.today())
  const { breakdown, totalAmount } = invoiceOfOrder(order, { ...call, locale: 'fa' })
  return {
    product: order.product,
    orderNumber: String(order.number),
    insurer: call.market.insurerName('fa', order.companyCode).title,
    cover,
    issuedOn: issued.day,
    holder: order.policyHolder,
    address: addressOf(order, call),
    vehicle: {
      title: titleOfVehicle(order, 'fa'),
      usage: usageTitleOf(order.search, 'fa'),
      productionYear: order.search.carProductionYear,
      plate: order.plate,
    },
    insured: insuredOf(order, cover.from),
    breakdown,
    totalAmount,
    paymentType: order.paymentType,
    endorsements: moves
      .filter(({ to }) => to === ORDER_STATUS.endorsed)
      .map(({ day, reason }) => ({ day, text: reason })),
  }
}

export const policies = {
  readPolicyFile: async ({ params: { trackingCode } }, call) => {
    const order = await loadOrder(call, trackingCode)
    const facts = factsOf(order, await movesOf(call.db, trackingCode), call)
    const pdf = await policyFileOf(
      policyDocumentOf(facts),
      `${call.ownOrigin}${call.policyPagePath(order.policyCode)}`,
    )
    const file = { content: Readable.from(pdf), bytes: pdf.byteLength }
    return new FileResponse(file, 'application/pdf', `policy-${order.number}`)
  },
} satisfies Partial<Handlers>
