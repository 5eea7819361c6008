/** Guards of routes: whether a step's data exists, and no changing call is pending. */
import { flagsInQuery, hasSearch } from '../address-query.ts'
import type { AddressQuery } from '../context.ts'
import { isPaidFirst } from '../order-completeness.ts'
import { type Ask, isFree, isOrderEditable, isOrderOpen, stageOf } from './context-facts.ts'

export const routeGuards = {
  'search from link is invalid': (_: Ask, { query }: { query: AddressQuery }) => hasSearch(query),
  'the requested visit comes from My Insurance': ({ context }: Ask, { query }: { query: AddressQuery }) =>
    context.order?.status === 'paid' && flagsInQuery(query).fromMyInsurance,
  'the inquiry can start': ({ context }: Ask) => isFree(context) && context.configuration !== null,
  'the order is editable': ({ context }: Ask) => isFree(context) && isOrderEditable(context),
  'the policy holder is saved': ({ context }: Ask) =>
    isFree(context) && isOrderEditable(context) && stageOf(context) > 2,
  'the policy address is saved': ({ context }: Ask) =>
    isFree(context) && isOrderEditable(context) && stageOf(context) > 3,
  'documents can be uploaded': ({ context }: Ask) =>
    isFree(context) &&
    ((isOrderEditable(context) && stageOf(context) > 4) ||
      (context.order?.status === 'paid' && !context.order.documents.submitted)),
  'cheques can be uploaded': ({ context }: Ask) =>
    isFree(context) &&
    context.order?.cheques.active === true &&
    ((isOrderEditable(context) && stageOf(context) > 4) ||
      (context.order.status === 'paid' && !context.order.cheques.submitted)),
  'the order can be paid': ({ context }: Ask) =>
    isFree(context) && isOrderOpen(context) && (stageOf(context) > 5 || isPaidFirst(context)),
}
