/**
 * The operations that the client of every page has. Those of one area come with its pages: see `index.ts`.
 */
import { addresses } from './operations/addresses.ts'
import { configuration } from './operations/configuration.ts'
import { documents } from './operations/documents.ts'
import { experiments } from './operations/experiments.ts'
import { inquiry } from './operations/inquiry.ts'
import { instantPayment } from './operations/instant-payment.ts'
import { measurement } from './operations/measurement.ts'
import { offers } from './operations/offers.ts'
import { ordering } from './operations/ordering.ts'
import { orders } from './operations/orders.ts'
import { payment } from './operations/payment.ts'
import { session } from './operations/session.ts'

export const commonOperations = {
  ...session,
  ...experiments,
  ...measurement,
  ...configuration,
  ...inquiry,
  ...offers,
  ...ordering,
  ...orders,
  ...instantPayment,
  ...addresses,
  ...documents,
  ...payment,
}
