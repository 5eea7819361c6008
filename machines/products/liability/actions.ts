/**
 * What third-party and motorcycle insurance do with the answers of a quote: plate and owner, the registry's data,
 * the vehicle, its history, ceiling and term. Specification: document 2 sections 2.5, 2.6 and 4.
 */
import { assertEvent } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { failureOf, withoutEditedFields } from '../../failure.ts'
import { answersInQuery, applySearchQuery, isSharedLink } from '../../journey/address-query.ts'
import { withoutChoice } from '../../journey/actions/offers.ts'
import {
  contextFromOrder,
  quoteFromLookup,
  updateHistory,
  updateStatus,
  updateVehicle,
} from '../../journey/context-updates.ts'
import { type CallError, updateContext } from '../../journey/define-action.ts'
import { discardEdit, noEdit } from '../../journey/edit.ts'
import { differs } from '../../journey/guards/context-facts.ts'
import { endsTheInquiry } from '../../journey/lookup-errors.ts'
import { emptyQuote, type Quote } from '../../journey/quote.ts'
import { searchText } from '../../journey/search-answers.ts'

/** Without a vehicle and its history. Plate and owner stay. */
const withoutVehicle = (quote: Quote): Quote => {
  const { vehicle, status, history } = emptyQuote(quote.product)
  return { ...quote, lookup: null, vehicle, status, history }
}

/** Without the registry's data, which belongs to one vehicle; answers of the user or a link stay. */
const withoutRegistryData = (quote: Quote): Quote => (quote.lookup === null ? quote : withoutVehicle(quote))

export const liabilityActions = {
  'update the plate': updateContext(({ context: { quote, failure }, event }) => {
    assertEvent(event, 'plate.changed')
    const before = differs(quote.plate, event.change) ? withoutRegistryData(quote) : quote
    return {
      quote: { ...before, plate: { ...quote.plate, ...event.change } },
      failure: withoutEditedFields(failure, event.change),
    }
  }),
  'update the owner code': updateContext(({ context: { quote, failure }, event }) => {
    assertEvent(event, 'owner-code.changed')
    const before = quote.ownerNationalCode === event.value ? quote : withoutRegistryData(quote)
    return {
      quote: { ...before, ownerNationalCode: event.value },
      failure: withoutEditedFields(failure, { nationalCode: event.value }),
    }
  }),
  'use the saved plate': updateContext(({ context: { quote }, event }) => {
    assertEvent(event, 'saved-plate.picked')
    return {
      quote: {
        ...withoutRegistryData(quote),
        plate: { ...emptyQuote(quote.product).plate, ...event.plate },
        ownerNationalCode: event.nationalCode,
      },
      failure: null,
    }
  }),
  'store the registry data': updateContext<{ answer: AnswerOf<'lookUpPlate'> }>(
    ({ context }, { answer }) => ({
      quote: quoteFromLookup(context.quote, answer),
      ...noEdit,
      byLink: false,
    }),
  ),
  /** An error that counts as the first of two is not replaced by one that does not. */
  'store the lookup error': updateContext<CallError>(({ context: { quote } }, { error }) => ({
    quote: {
      ...quote,
      lookupError: endsTheInquiry(quote.lookupError) ? quote.lookupError : failureOf(error).code,
    },
  })),
  'clear the registry data': updateContext(({ context }) => ({ quote: withoutRegistryData(context.quote) })),
  /** What the user typed belongs to another vehicle; what a link said is why the page was opened. */
  'clear the vehicle unless it came by a link': updateContext(({ context: { quote, byLink } }) => ({
    quote: { ...(byLink ? withoutRegistryData(quote) : withoutVehicle(quote)), lookupError: null },
  })),
  'start editing the vehicle': updateContext(({ context }) => ({ vehicleDraft: context.quote.vehicle })),
  'apply the edited vehicle': updateContext(({ context: { quote, vehicleDraft } }) => ({
    quote: { ...quote, vehicle: vehicleDraft ?? quote.vehicle },
    vehicleDraft: null,
  })),
  'discard the edited vehicle': updateContext(() => ({ vehicleDraft: null })),
  'update the vehicle': updateContext(({ context: { quote, configuration }, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { quote: { ...quote, vehicle: updateVehicle(quote.vehicle, event.change, configuration) } }
  }),
  'update the edited vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return {
      vehicleDraft: updateVehicle(
        context.vehicleDraft ?? context.quote.vehicle,
        event.change,
        context.configuration,
      ),
    }
  }),
  'update the status': updateContext(({ context, event }) => {
    assertEvent(event, 'status.changed')
    return { quote: updateStatus(context.quote, event.change) }
  }),
  'update the history': updateContext(({ context: { quote }, event }) => {
    assertEvent(event, 'history.changed')
    return { quote: { ...quote, history: updateHistory(quote.history, event.change) } }
  }),

  'store the configuration': updateContext<{ configuration: AnswerOf<'readConfiguration'> }>(
    ({ context: { quote } }, { configuration }) => ({
      configuration,
      quote: {
        ...quote,
        liabilityPropertyDamage:
          quote.liabilityPropertyDamage ?? configuration.offersConfig.liabilityPropertyDamage,
        policyTerm: quote.policyTerm ?? configuration.offersConfig.policyTerm,
      },
    }),
  ),
  'store the order': updateContext<{ order: OrderDetail }>(({ context }, { order }) =>
    contextFromOrder(context, order),
  ),
  /** Ends an edit. An offer that was chosen for another search is not chosen any more. */
  'read the search from the link': updateContext(({ context, event }) => {
    const before = { ...discardEdit(context), changing: context.changing }
    const read = event.type === 'xstate.route' ? applySearchQuery(event.query, before) : {}
    const isSame = searchText(before) === searchText({ ...before, ...read })
    return { ...before, ...read, ...(isSame ? {} : withoutChoice(context)) }
  }),
  'store the answers from the link': updateContext(({ context, event }) => {
    assertEvent(event, 'route.refused')
    return {
      quote: { ...context.quote, ...answersInQuery(event.query, context) },
      byLink: isSharedLink(event.query),
    }
  }),
  /** Lets go of the choice: its price belongs to the other ceiling. */
  'update the ceiling': updateContext(({ context, event }) => {
    assertEvent(event, 'ceiling.chosen')
    return {
      ...withoutChoice(context),
      alternativesSeen: [],
      quote: { ...context.quote, liabilityPropertyDamage: event.ceiling },
    }
  }),
  /** Clears the choice, and the filters: another term has other prices and instalments. */
  'update the term': updateContext(({ context, event }) => {
    assertEvent(event, 'term.chosen')
    return {
      ...withoutChoice(context),
      quote: { ...context.quote, policyTerm: event.policyTerm },
      arrangement: { ...context.arrangement, bnplOnly: false, chequesOnly: false },
    }
  }),
  /** The list keeps its ceiling until the alternative is ordered. */
  'choose the alternative': updateContext(({ context: { choice, upsells }, event }) => {
    assertEvent(event, 'upsell.accepted')
    const taken = upsells.find(({ upsellingId }) => upsellingId === event.upsellingId)
    return taken && choice
      ? { choice: { ...choice, offer: taken.offer, upsellingId: taken.upsellingId, replaced: choice.offer } }
      : {}
  }),
}
