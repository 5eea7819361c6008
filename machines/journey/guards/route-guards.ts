/** Guards of routes: whether a step's data exists, and no changing call is pending. */
import { previousPolicyErrors } from '../answer-errors.ts'
import { applySearchQuery, hasSearch } from '../address-query.ts'
import type { AddressQuery } from '../context.ts'
import { discardEdit } from '../edit.ts'
import type { JourneyEvent } from '../events.ts'
import { isValid, todayOf } from '../field-errors.ts'
import { isPaidFirst } from '../order-completeness.ts'
import {
  type Ask,
  canSearch,
  isFree,
  isOrderEditable,
  isOrderOpen,
  isVehicleComplete,
  stageOf,
} from './context-facts.ts'

export const routeGuards = {
  'the inquiry can start': ({ context }: Ask) => isFree(context) && context.configuration !== null,
  'the vehicle is complete': ({ context }: Ask) => isFree(context) && isVehicleComplete(context),
  'the registry found the vehicle': ({ context }: Ask) =>
    isFree(context) && context.lookup !== null && isVehicleComplete(context),
  'the registry found the policy': ({ context }: Ask) =>
    isFree(context) &&
    context.lookup !== null &&
    isVehicleComplete(context) &&
    context.history.company !== null,
  'a previous policy is required': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    context.status.insured === 'yes' &&
    context.status.plateHistory !== null,
  'the previous policy is complete': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    isValid(previousPolicyErrors(context.history, todayOf(context))),
  'the search is complete': ({ context, event }: Ask & { event: JourneyEvent }) => {
    if (event.type !== 'xstate.route') return isFree(context) && canSearch(context)
    const before = discardEdit(context)
    return isFree(context) && canSearch({ ...before, ...applySearchQuery(event.query, before) })
  },
  'search from link is invalid': (_: Ask, { query }: { query: AddressQuery }) => hasSearch(query),
  'the order is editable': ({ context }: Ask) => isFree(context) && isOrderEditable(context),
  'the policy holder is saved': ({ context }: Ask) =>
    isFree(context) && isOrderEditable(context) && stageOf(context) > 2,
  'the policy address is saved': ({ context }: Ask) =>
    isFree(context) && isOrderEditable(context) && stageOf(context) > 3,
  'documents can be uploaded': ({ context }: Ask) =>
    isFree(context) &&
    ((isOrderEditable(context) && stageOf(context) > 4) ||
      (context.order?.status === 'paid' && context.order.documents.later)),
  'cheques can be uploaded': ({ context }: Ask) =>
    isFree(context) &&
    context.order?.cheques.active === true &&
    ((isOrderEditable(context) && stageOf(context) > 4) ||
      (context.order.status === 'paid' && context.order.cheques.later)),
  'the order can be paid': ({ context }: Ask) =>
    isFree(context) && isOrderOpen(context) && (stageOf(context) > 5 || isPaidFirst(context)),
  'the answers are checked': ({ context }: Ask) =>
    isFree(context) &&
    isOrderOpen(context) &&
    (stageOf(context) > 5 || isPaidFirst(context)) &&
    context.answersChecked,
}
