/**
 * Actions of third-party and motorcycle insurance on the answers of a quote: the registry's data, the
 * vehicle, its history, ceiling and term. Specification: document 2 sections 2.5, 2.6 and 4.
 */
import { assertEvent } from 'xstate'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { withoutChoice } from '../../journey/actions/offers.ts'
import type { AnyInquiryAnswer } from '../../journey/actors.ts'
import { type AnyConfiguration, liabilityConfigurationOf } from '../../journey/configurations.ts'
import {
  quoteFromLookup,
  quoteFromOrder,
  updateHistory,
  updateStatus,
  updateVehicle,
} from './context-updates.ts'
import { updateContext } from '../../journey/define-action.ts'
import { noEdit } from '../../journey/edit.ts'
import { contextFromOrder } from '../../journey/order-answers.ts'
import { liabilityQuoteOf } from '../../journey/quote.ts'

export const liabilityActions = {
  'store the registry data': updateContext<{ answer: AnyInquiryAnswer }>(({ context }, { answer }) => ({
    ...('carType' in answer && { quote: quoteFromLookup(liabilityQuoteOf(context), answer) }),
    ...noEdit,
    byLink: false,
  })),
  'update the vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    const { quote } = context
    const vehicle = updateVehicle(quote.vehicle, event.change, liabilityConfigurationOf(context))
    return { quote: { ...quote, vehicle } }
  }),
  'update the edited vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return {
      vehicleDraft: updateVehicle(
        context.vehicleDraft ?? context.quote.vehicle,
        event.change,
        liabilityConfigurationOf(context),
      ),
    }
  }),
  'update the status': updateContext(({ context, event }) => {
    assertEvent(event, 'status.changed')
    return { quote: updateStatus(liabilityQuoteOf(context), event.change) }
  }),
  'update the history': updateContext(({ context, event }) => {
    assertEvent(event, 'history.changed')
    const quote = liabilityQuoteOf(context)
    return { quote: { ...quote, history: updateHistory(quote.history, event.change) } }
  }),

  'store the configuration': updateContext<{ configuration: AnyConfiguration }>(
    ({ context }, { configuration }) => {
      const quote = liabilityQuoteOf(context)
      const proposed = liabilityConfigurationOf({ configuration })?.offersConfig
      return {
        configuration,
        quote: {
          ...quote,
          liabilityPropertyDamage: quote.liabilityPropertyDamage ?? proposed?.liabilityPropertyDamage ?? null,
          policyTerm: quote.policyTerm ?? proposed?.policyTerm ?? null,
        },
      }
    },
  ),
  'store the order': updateContext<{ order: OrderDetail }>(({ context }, { order }) =>
    contextFromOrder(context, order, () =>
      order.product === 'carbody' ? context.quote : quoteFromOrder(context, order),
    ),
  ),
  /** Clears the choice: its price belongs to the other ceiling. */
  'update the ceiling': updateContext(({ context, event }) => {
    assertEvent(event, 'ceiling.chosen')
    return {
      ...withoutChoice(context),
      alternativesSeen: [],
      quote: { ...liabilityQuoteOf(context), liabilityPropertyDamage: event.ceiling },
    }
  }),
  /** Clears the choice, and the filters: another term has other prices and instalments. */
  'update the term': updateContext(({ context, event }) => {
    assertEvent(event, 'term.chosen')
    return {
      ...withoutChoice(context),
      quote: { ...liabilityQuoteOf(context), policyTerm: event.policyTerm },
      arrangement: { ...context.arrangement, bnplOnly: false, chequesOnly: false },
    }
  }),
}
