/**
 * Actions on plate, owner and the reviewed vehicle, which every product's inquiry has. Specification:
 * document 2 sections 2.5 and 4; document 3 section 2 "Sanhub flow".
 */
import { assertEvent } from 'xstate'
import { failureOf, withoutEditedFields } from '../../failure.ts'
import { answersFromQuery, applySearchQuery } from '../address-query.ts'
import { type CallError, updateContext } from '../define-action.ts'
import { discardEdit } from '../edit.ts'
import { differs } from '../guards/context-facts.ts'
import { endsTheInquiry } from '../lookup-errors.ts'
import { emptyQuote, type Quote, withoutVehicle } from '../quote.ts'
import { searchText } from '../search.ts'
import { withoutChoice } from './offers.ts'

/** Clears the registry's data, which belongs to one vehicle. Answers of the user or of a link stay. */
const withoutRegistryData = (quote: Quote): Quote => (quote.lookup === null ? quote : withoutVehicle(quote))

export const inquiryActions = {
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
  /** Keeps a stored error that counts as the first of two, whatever the new error is. */
  'store the lookup error': updateContext<CallError>(({ context: { quote } }, { error }) => ({
    quote: {
      ...quote,
      lookupError: endsTheInquiry(quote.lookupError) ? quote.lookupError : failureOf(error).code,
    },
  })),
  'clear the registry data': updateContext(({ context }) => ({ quote: withoutRegistryData(context.quote) })),
  /**
   * Typed answers belong to the former vehicle and are cleared. Answers of a link stay, because the page was
   * opened with them.
   */
  'clear the vehicle unless it came by a link': updateContext(({ context: { quote, byLink } }) => ({
    quote: { ...(byLink ? withoutRegistryData(quote) : withoutVehicle(quote)), lookupError: null },
  })),
  'start editing the vehicle': updateContext(({ context }) => ({ vehicleDraft: context.quote.vehicle })),
  'apply the edited vehicle': updateContext(({ context: { quote, vehicleDraft } }) => ({
    quote: { ...quote, vehicle: vehicleDraft ?? quote.vehicle },
    vehicleDraft: null,
  })),
  'discard the edited vehicle': updateContext(() => ({ vehicleDraft: null })),
  /** Ends an edit. Clears the choice if the search has changed. */
  'read the search from the link': updateContext(({ context, event }) => {
    const before = { ...discardEdit(context), changing: context.changing }
    const read = event.type === 'xstate.route' ? applySearchQuery(event.query, before) : {}
    const isSame = searchText(before) === searchText({ ...before, ...read })
    return { ...before, ...read, ...(isSame ? {} : withoutChoice(context)) }
  }),
  'store the answers from the link': updateContext(({ context, event }) => {
    assertEvent(event, 'route.refused')
    return answersFromQuery(event.query, context)
  }),
}
