/** Every operation of the registry with what answers it; the compiler refuses one that is missing. */
import type { Handlers } from '../handler.ts'
import { addresses } from './addresses.ts'
import { delivery } from './delivery.ts'
import { documents } from './documents.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { session } from './session.ts'
import { thirdParty } from './third-party.ts'

export const handlers: Handlers = { ...session, ...thirdParty, ...orders, ...delivery, ...addresses, ...documents, ...payment }
