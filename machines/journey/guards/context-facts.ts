/** Facts about the context that several guards use. */
import type { PaymentType } from '#contract/operations/offers.ts'
import {
  claimErrors,
  discountErrors,
  ownershipErrors,
  previousPolicyErrors,
  statusErrors,
  vehicleErrors,
} from '../answer-errors.ts'
import type { JourneyContext } from '../context.ts'
import { isValid, todayOf } from '../field-errors.ts'
import { bnplObstacle } from '../payment-plan.ts'

/** The argument of a guard that reads the context alone. */
export type Ask = { context: JourneyContext }

/** No changing call waits for its answer. */
export const isFree = ({ intent }: JourneyContext) => intent?.status !== 'under-way'
/** What a search depends on. */
type Searched = Pick<JourneyContext, 'vehicle' | 'status' | 'history' | 'configuration' | 'byLink'>

export const isVehicleComplete = ({ vehicle, configuration }: Searched) =>
  isValid(vehicleErrors(vehicle, configuration))

const isHistoryComplete = (context: Searched): boolean => {
  const { history, status } = context
  const today = todayOf(context)
  if (!isValid(statusErrors(status, today))) return false
  if (status.insured !== 'yes') return true
  if (!isValid(previousPolicyErrors(history, today))) return false
  if (status.plateHistory === 'ownership_change' && !isValid(ownershipErrors(history))) return false
  if (
    history.changeOwnershipStatus === 'no_another_thirdparty_discount' &&
    status.plateHistory === 'ownership_change'
  )
    return true
  return (
    isValid(discountErrors(history)) &&
    (status.plateHistory !== 'with_policy' || isValid(claimErrors(history)))
  )
}

/** The answers of a link have to be in the lists of the configuration, too. */
const isListed = ({ configuration, history, status }: Searched): boolean => {
  if (status.insured !== 'yes' || configuration === null) return configuration !== null
  const { companies, noDamageFactors, driverNoDamageFactors } = configuration
  return (
    companies.some(({ code }) => code === history.company) &&
    noDamageFactors.includes(history.discountPercent ?? 0) &&
    driverNoDamageFactors.includes(history.driverDiscountPercent ?? 0)
  )
}

export const canSearch = (context: Searched) =>
  isVehicleComplete(context) && isHistoryComplete(context) && (!context.byLink || isListed(context))

export const isOrderOpen = ({ order }: JourneyContext) => order?.status === 'open'
/** Details may be entered while the order is open, or after it was paid first until it is complete. */
export const isOrderEditable = ({ order }: JourneyContext) => order?.editable === true
export const stageOf = ({ order }: JourneyContext) => order?.stage ?? 0

/** Whether the chosen offer can be paid this way by this user. */
export const isPaymentTypeAvailable = (
  { choice, bnplAccount }: JourneyContext,
  paymentType: PaymentType,
): boolean => {
  if (paymentType === 'cash') return true
  if (paymentType === 'installment') return (choice?.offer.installment ?? null) !== null
  return choice !== null && bnplObstacle(choice.offer, bnplAccount) === null
}

/** Whether some field of a change differs from the present value. */
export const differs = <T extends object>(now: T, change: Partial<T>): boolean =>
  Object.entries(change).some(([field, value]) => Reflect.get(now, field) !== value)
