/**
 * The visit of a car-body order: its part of the answers, and its reservation of a slot. Decisions, sections
 * 10 and 11.
 */
import type { AnswerOf } from '#contract/index.ts'
import type { Address } from '#contract/operations/addresses.ts'
import type { InspectionDay } from '#contract/operations/inspection.ts'
import type { CarBodyOrderDetail } from '#contract/operations/orders.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { TimeSlot } from '#contract/values/time-slot.ts'
import { earliestSlot, inspectionDays, inspectionSlotOf } from '../../domain/inspection-days.ts'
import { tehranHour } from '../../domain/tehran-time.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import {
  giveUpVisit,
  holdVisit,
  lockVisit,
  saveInspectionPlace,
  takenVisits,
} from '../../store/inspection-slots.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { ATTEMPT_MS, cancelOpenAttempt } from '../../store/payments.ts'
import type { HandlerContext } from '../handler.ts'
import { sandboxDayOf } from './order-moves.ts'
import { addressWithTitles, localisedAddress } from './places.ts'

type SlotQuery = Pick<HandlerContext, 'db' | 'clock' | 'now' | 'visits'>

/** Returns day and hours of an order's visit; null while no slot is chosen. */
export const visitOf = ({ inspectionSlot }: Pick<Order, 'inspectionSlot'>): TimeSlot | null => {
  const slot = inspectionSlot === null ? null : inspectionSlotOf(inspectionSlot)
  return slot === null ? null : { date: slot.date, startTime: slot.startTime, endTime: slot.endTime }
}

/** Statuses in which the inspection of a car is still to come, and its time is known. */
const beforeVisit: ReadonlySet<number> = new Set([ORDER_STATUS.paid, ORDER_STATUS.visiting])

/** Like `visitOf`, but also null before the payment, and after the visit is over or was missed. */
export const comingVisitOf = (order: Pick<Order, 'inspectionSlot' | 'statusId'>): TimeSlot | null =>
  beforeVisit.has(order.statusId) ? visitOf(order) : null

/**
 * Whether the visit of an order in status 64 can start: on its day, or once the gateway's move has announced
 * the day, which an operator can make earlier. `last` is the order's last move.
 */
export const hasVisitDayCome = (
  order: Pick<Order, 'inspectionSlot'>,
  last: OrderMove | undefined,
  { clock, now }: Pick<HandlerContext, 'clock' | 'now'>,
): boolean => {
  const visit = visitOf(order)
  const today = sandboxDayOf(last, { at: now, day: clock.today() })
  return last?.reason === 'gateway.visit-day-came' || visit === null || visit.date <= today
}

/**
 * Returns place and time of an order's inspection, with titles in a language; null while no place is chosen.
 */
export const inspectionOf = (
  { inspectionPlace, inspectionSlot, inspectionHeldUntil, status }: Order,
  call: Pick<HandlerContext, 'places' | 'locale' | 'clock' | 'now'>,
): CarBodyOrderDetail['inspection'] =>
  inspectionPlace === null
    ? null
    : {
        address: localisedAddress(call.places, inspectionPlace, call.locale),
        time: inspectionSlot === null ? null : inspectionSlotOf(inspectionSlot),
        heldUntil:
          inspectionHeldUntil === null || status === 'paid' ? null : inSandboxTime(inspectionHeldUntil, call),
      }

/** Returns the days on which the car of an order can be inspected in a city. */
export const visitDays = async (
  { db, clock, now, visits }: SlotQuery,
  city: string,
  trackingCode: string,
): Promise<InspectionDay[]> => {
  const taken = await takenVisits(db, city, trackingCode, now)
  const present = { today: clock.today(), hour: tehranHour(now) }
  return inspectionDays(present, (code) => visits.capacityOf(city) - (taken.get(code) ?? 0))
}

/** Returns whether the insurer of an order can inspect a car at an address, or the reason why not. */
export const inspectionAt = async (
  { province, city }: { province: string; city: string },
  { companyCode, trackingCode }: Pick<Order, 'companyCode' | 'trackingCode'>,
  call: SlotQuery & Pick<HandlerContext, 'places' | 'locale'>,
): Promise<NonNullable<Address['inspection']>> => {
  const cities = call.visits.citiesOf(companyCode)
  if (cities.has(city)) {
    const earliest = earliestSlot(await visitDays(call, city, trackingCode))
    return { reason: earliest === null ? 'full' : null, nearestCityFa: null, earliest }
  }
  const nearest = call.visits.nearestTo(province, cities)
  const title = inspectionCitiesOf({ companyCode }, call).find(({ code }) => code === nearest)?.cityFa
  return { reason: 'city', nearestCityFa: title ?? null, earliest: null }
}

/** Returns the cities where the insurer of an order inspects cars, in the order of the provinces. */
export const inspectionCitiesOf = (
  { companyCode }: Pick<Order, 'companyCode'>,
  { visits, places, locale }: Pick<HandlerContext, 'visits' | 'places' | 'locale'>,
): NonNullable<AnswerOf<'listAddresses'>['inspectionCities']> => {
  const visited = visits.citiesOf(companyCode)
  return places
    .provincesIn(locale)
    .flatMap(({ title: provinceFa, cities }) =>
      cities
        .filter(({ code }) => visited.has(code))
        .map(({ code, title }) => ({ code, cityFa: title, provinceFa })),
    )
}

/** Returns the address as the place of an inspection, with Persian titles. */
export const placeOf = (
  { uid, ...fields }: { uid: string } & Parameters<typeof addressWithTitles>[1],
  places: HandlerContext['places'],
): NonNullable<Order['inspectionPlace']> => ({ addressUid: uid, ...addressWithTitles(places, fields) })

const textOf = (place: Order['inspectionPlace']): string =>
  JSON.stringify(Object.entries(place ?? {}).toSorted(([one], [other]) => one.localeCompare(other)))
const isSamePlace = (one: Order['inspectionPlace'], other: Order['inspectionPlace']): boolean =>
  textOf(one) === textOf(other)

/**
 * Makes the policy address the place of the inspection if a visit is possible there and the customer has not
 * chosen another place. A different place needs a new slot.
 */
export const proposeInspectionPlace = async (
  order: Order,
  address: Parameters<typeof placeOf>[0],
  call: SlotQuery & Pick<HandlerContext, 'places' | 'locale'>,
): Promise<void> => {
  const { inspectionPlace: before, policyInfo } = order
  const isChosen = before !== null && before.addressUid !== policyInfo?.addressUid
  if (order.product !== 'carbody' || order.status !== 'open' || isChosen) return
  const place = placeOf(address, call.places)
  if (isSamePlace(before, place) || (await inspectionAt(address, order, call)).reason !== null) return
  await saveInspectionPlace(call.db, order, place, null)
  // Closes an open bank page, which would let the order be paid without a slot.
  await cancelOpenAttempt(call.db, order.userId, order.trackingCode)
}

/**
 * Extends the order's reservation while it is at the bank, and renews an expired one. Returns false if the
 * slot is full; the order has no slot then.
 */
export const keepVisitForPayment = async (query: SlotQuery, order: Order): Promise<boolean> => {
  const { inspectionPlace: place, inspectionSlot: code, inspectionHeldUntil: heldUntil } = order
  if (order.product !== 'carbody' || place === null || code === null) return true
  const { db, now } = query
  await lockVisit(db, place.city, code)
  const isHeld = heldUntil !== null && heldUntil > now
  const slots = (await visitDays(query, place.city, order.trackingCode)).flatMap(({ times }) => times)
  const reason = slots.find((slot) => slot.code === code)?.reason
  // A valid reservation stays if the rest of the slot is taken, but not if the hour has passed.
  if (reason !== null && !(isHeld && reason === 'full')) {
    await giveUpVisit(db, order)
    return false
  }
  const until = new Date(Math.max(heldUntil?.getTime() ?? 0, now.getTime() + ATTEMPT_MS))
  await holdVisit(db, order, code, { now, until })
  return true
}
