/**
 * Actions on the answers of a car-body quote: the registry's data, the car, its value, its insurance and its
 * covers. Specification: document 3 section 4 "Quote wizard rules".
 */
import { assertEvent } from 'xstate'
import { type CoverCode, covers, withCover, withoutCover } from '#contract/values/covers.ts'
import type { CarBodyOrderDetail, OrderDetail } from '#contract/operations/orders.ts'
import { withoutChoice } from '../../journey/actions/offers.ts'
import type { AnyInquiryAnswer } from '../../journey/actors.ts'
import type { VehicleAnswers } from '../../journey/answers.ts'
import {
  emptyCarBodyAnswers,
  type InsuranceAnswers,
  type ValueAnswers,
} from '../../journey/car-body-answers.ts'
import { yearsOf } from '../../journey/car-body-errors.ts'
import { installmentActiveIn, quoteFromCarBodySearch } from './search.ts'
import { type AnyConfiguration, carBodyConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext, SavedInspection } from '../../journey/context.ts'
import { chosenCovers, chosenOfKind, type CoverPlace } from '../../journey/cover-choice.ts'
import { updateContext } from '../../journey/define-action.ts'
import { noEdit } from '../../journey/edit.ts'
import { contextFromOrder } from '../../journey/order-answers.ts'
import { type CarBodyQuote, carBodyQuoteOf } from '../../journey/quote.ts'

/**
 * Another brand clears the model, another year the month. Another calendar keeps the year if it has an equal
 * one, and clears the month.
 */
const updateCar = (
  vehicle: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  context: JourneyContext,
): VehicleAnswers => {
  const configuration = carBodyConfigurationOf(context)
  const next = { ...vehicle, ...change }
  if (change.carBrand !== undefined && change.carBrand !== vehicle.carBrand)
    return { ...next, carModel: change.carModel ?? null }
  if (change.carImported !== undefined && change.carImported !== vehicle.carImported) {
    const equal =
      configuration === null
        ? undefined
        : yearsOf(next, configuration).find(({ other }) => other === vehicle.carProductionYear)
    return {
      ...next,
      carProductionYear: change.carProductionYear ?? equal?.code ?? null,
      carProductionMonth: change.carProductionMonth ?? null,
    }
  }
  if (change.carProductionYear !== undefined && change.carProductionYear !== vehicle.carProductionYear)
    return { ...next, carProductionMonth: change.carProductionMonth ?? null }
  return next
}

/** Unticking the box clears the amount. */
const updateValue = (value: ValueAnswers, change: Partial<ValueAnswers>): ValueAnswers => {
  const next = { ...value, ...change }
  return next.hasAccessories ? next : { ...next, carAccessoriesValue: null }
}

/** A status without an earlier policy clears the answers about it. */
const updateInsurance = (
  insurance: InsuranceAnswers,
  change: Partial<InsuranceAnswers>,
): InsuranceAnswers => {
  const next = { ...insurance, ...change }
  return next.policyStatus === 'with_policy'
    ? next
    : { ...emptyCarBodyAnswers.insurance, policyStatus: next.policyStatus }
}

/** The registry's car with its insurances; unknown fields stay empty. The value is stated by the owner. */
const quoteFromRegistry = (
  quote: CarBodyQuote,
  answer: Exclude<AnyInquiryAnswer, { carType: unknown }>,
): CarBodyQuote => {
  const { policyStatus, previousCompany, lastPolicyExpDate, carBodyDiscount } = answer
  return {
    ...quote,
    lookup: { sbId: answer.sbId, isDefective: answer.isDefective },
    lookupError: null,
    vehicle: {
      ...quote.vehicle,
      carBrand: answer.carBrand,
      carModel: answer.carModel,
      carImported: answer.carImported ?? false,
      carProductionYear: answer.carProductionYear,
      carProductionMonth: answer.carProductionMonth,
    },
    insurance: { policyStatus, previousCompany, lastPolicyExpDate, carBodyDiscount },
    thirdPartyDiscount: answer.thirdPartyDiscount,
    value: emptyCarBodyAnswers.value,
  }
}

const quoteFromOrder = (quote: CarBodyQuote, { search, plate }: CarBodyOrderDetail): CarBodyQuote => ({
  ...quoteFromCarBodySearch(quote, search),
  plate: { ...quote.plate, ...plate },
  lookup: search.sbId === null ? null : { sbId: search.sbId, isDefective: false },
})

const savedInspectionOf = ({ inspection }: CarBodyOrderDetail): SavedInspection => ({
  placeUid: inspection?.address.addressUid ?? null,
  timeCode: inspection?.time?.code ?? null,
  heldUntil: inspection?.heldUntil ?? null,
})

/** Clears the choice, because other covers have other prices. */
const withCovers = (context: JourneyContext, chosen: CoverCode[]): Partial<JourneyContext> => ({
  ...withoutChoice(context),
  alternativesSeen: [],
  quote: { ...carBodyQuoteOf(context), covers: chosen },
})

const toggled = (chosen: readonly CoverCode[], code: CoverCode): CoverCode[] =>
  chosen.includes(code) ? withoutCover(chosen, code) : withCover(chosen, code)

const changed = (context: JourneyContext, of: CoverPlace, chosen: CoverCode[]) =>
  of === 'draft' ? { coversDraft: chosen } : withCovers(context, chosen)

export const carBodyActions = {
  /**
   * Reads the flag of a link to manual entry that asks only for insurers that sell in instalments. Without
   * the flag nothing changes.
   */
  'read the instalment-only flag': updateContext(({ context, event }) => {
    const asked = event.type === 'xstate.route' ? installmentActiveIn(event.query ?? {}) : null
    return asked === null ? {} : { quote: { ...carBodyQuoteOf(context), installmentActive: asked } }
  }),
  'store the configuration': updateContext<{ configuration: AnyConfiguration }>((_, { configuration }) => ({
    configuration,
  })),
  'store the order': updateContext<{ order: OrderDetail }>(({ context }, { order }) =>
    order.product === 'carbody'
      ? {
          ...contextFromOrder(context, order, () => quoteFromOrder(carBodyQuoteOf(context), order)),
          savedInspection: savedInspectionOf(order),
        }
      : {},
  ),
  'store the registry data': updateContext<{ answer: AnyInquiryAnswer }>(({ context }, { answer }) => ({
    ...(!('carType' in answer) && { quote: quoteFromRegistry(carBodyQuoteOf(context), answer) }),
    ...noEdit,
    byLink: false,
  })),
  'update the vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    const { quote } = context
    return { quote: { ...quote, vehicle: updateCar(quote.vehicle, event.change, context) } }
  }),
  'update the edited vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { vehicleDraft: updateCar(context.vehicleDraft ?? context.quote.vehicle, event.change, context) }
  }),
  'update the value': updateContext(({ context, event }) => {
    assertEvent(event, 'value.changed')
    const quote = carBodyQuoteOf(context)
    return { quote: { ...quote, value: updateValue(quote.value, event.change) } }
  }),
  'update the insurance': updateContext(({ context, event }) => {
    assertEvent(event, 'insurance.changed')
    const quote = carBodyQuoteOf(context)
    return { quote: { ...quote, insurance: updateInsurance(quote.insurance, event.change) } }
  }),
  'update the third-party discount': updateContext(({ context, event }) => {
    assertEvent(event, 'third-party-discount.chosen')
    return { quote: { ...carBodyQuoteOf(context), thirdPartyDiscount: event.discount } }
  }),

  'toggle the cover': updateContext<{ of: CoverPlace }>(({ context, event }, { of }) => {
    assertEvent(event, 'cover.toggled')
    return changed(context, of, toggled(chosenCovers(context, of), event.code))
  }),
  'start choosing covers': updateContext(({ context }) => ({ coversDraft: carBodyQuoteOf(context).covers })),
  'apply the drafted covers': updateContext(({ context }) => ({
    ...withCovers(context, [...chosenCovers(context, 'draft')]),
    coversDraft: null,
  })),
  'discard the drafted covers': updateContext(() => ({ coversDraft: null })),
  'open the levels': updateContext<{ of: CoverPlace }>(({ context, event }, { of }) => {
    assertEvent(event, 'cover-levels.opened')
    return { coverKind: event.kind, coverPick: chosenOfKind(context, of, event.kind) }
  }),
  'pick the level': updateContext(({ event }) => {
    assertEvent(event, 'cover-level.picked')
    return { coverPick: event.code }
  }),
  'apply the picked level': updateContext<{ of: CoverPlace }>(({ context }, { of }) => {
    const { coverPick } = context
    return coverPick === null ? {} : changed(context, of, withCover(chosenCovers(context, of), coverPick))
  }),
  'remove the level': updateContext<{ of: CoverPlace }>(({ context }, { of }) =>
    changed(
      context,
      of,
      chosenCovers(context, of).filter((code) => covers[code].kind !== context.coverKind),
    ),
  ),
  'explain the cover': updateContext(({ event }) => {
    assertEvent(event, 'cover-explanation.opened')
    return { coverExplained: event.code }
  }),
  'toggle the explained cover': updateContext(({ context }) => {
    const { coverExplained: code } = context
    return code === null ? {} : { coversDraft: toggled(chosenCovers(context, 'draft'), code) }
  }),
}
