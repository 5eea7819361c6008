/** What transitions do to a journey's memory, and what they say aloud, by the names that the charts show. */
import { answered } from './actions/answered.ts'
import { doors } from './actions/doors.ts'
import { flow } from './actions/flow.ts'
import { inquiry } from './actions/inquiry.ts'
import { offers } from './actions/offers.ts'
import { orderActions } from './actions/order.ts'
import { spoken } from './actions/spoken.ts'

export const actions = { ...flow, ...answered, ...inquiry, ...offers, ...orderActions, ...spoken, ...doors }
