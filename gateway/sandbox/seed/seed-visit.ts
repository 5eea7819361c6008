/** The visit of a seeded car-body order: booked before the payment, and booked again after a missed one. */
import { addToJalali } from '#contract/values/jalali-date.ts'
import type { Moment } from '../../domain/issuing.ts'
import { SLOT_HOLD_MS } from '../../store/held-slots.ts'
import { holdVisit, saveAcceptedTerms, saveInspectionPlace } from '../../store/inspection-slots.ts'
import type { Database } from '../../store/database.ts'
import type { Order } from '../../store/orders.ts'

type OwnOrder = Pick<Order, 'userId' | 'trackingCode'>
type Place = NonNullable<Order['inspectionPlace']>

const FIRST_SLOT = 'T08'

/** Chooses the place and the first slot of a day, and accepts the conditions. */
export const arrangeVisit = async (
  db: Database,
  order: OwnOrder,
  { place, inDays, moment: { at, day } }: { place: Place; inDays: number; moment: Moment },
): Promise<void> => {
  const code = `${addToJalali(day, { days: inDays })}${FIRST_SLOT}`
  await saveInspectionPlace(db, order, place, null)
  await db.transaction((tx) =>
    holdVisit(tx, order, code, { now: at, until: new Date(at.getTime() + SLOT_HOLD_MS) }),
  )
  await saveAcceptedTerms(db, order, at)
}

/** Requests another visit at the same place, which releases the missed slot. */
export const askForVisit = async (
  db: Database,
  order: OwnOrder & Pick<Order, 'inspectionPlace'>,
  at: Date,
): Promise<void> => {
  if (order.inspectionPlace !== null) await saveInspectionPlace(db, order, order.inspectionPlace, at)
}
