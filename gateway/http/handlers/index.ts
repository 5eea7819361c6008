/** The handlers of all operations; a missing one is a type error. */
import type { Handlers } from '../handler.ts'
import { account } from './account.ts'
import { accountPayments } from './account-payments.ts'
import { addresses } from './addresses.ts'
import { delivery } from './delivery.ts'
import { carBody } from './car-body.ts'
import { customerMoves } from './customer-moves.ts'
import { documents } from './documents.ts'
import { experiments } from './experiments.ts'
import { home } from './home.ts'
import { inspection } from './inspection.ts'
import { inquiry } from './inquiry.ts'
import { measurement } from './measurement.ts'
import { mobileInsurance } from './mobile-insurance.ts'
import { myInsurance } from './my-insurance.ts'
import { offers } from './offers.ts'
import { ordering } from './ordering.ts'
import { orders } from './orders.ts'
import { ownData } from './own-data.ts'
import { payment } from './payment.ts'
import { paymentChoices } from './payment-choices.ts'
import { policies } from './policies.ts'
import { policyDetail } from './policy-detail.ts'
import { policyTimeline } from './policy-timeline.ts'
import { renewal } from './renewal.ts'
import { renewalOffers } from './renewal-offers.ts'
import { renewalOrder } from './renewal-order.ts'
import { session } from './session.ts'

export const handlers: Handlers = {
  ...session,
  ...experiments,
  ...measurement,
  ...inquiry,
  ...offers,
  ...ordering,
  ...orders,
  ...delivery,
  ...addresses,
  ...documents,
  ...paymentChoices,
  ...payment,
  ...policies,
  ...myInsurance,
  ...mobileInsurance,
  ...policyDetail,
  ...policyTimeline,
  ...customerMoves,
  ...home,
  ...account,
  ...accountPayments,
  ...ownData,
  ...carBody,
  ...inspection,
  ...renewal,
  ...renewalOffers,
  ...renewalOrder,
}
