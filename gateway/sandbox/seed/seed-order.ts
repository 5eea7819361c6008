/**
 * Creates a seeded order like a customer's: priced by the tariff of its day, registered, filled in, paid at
 * the bank, and moved by the chart of statuses.
 */
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import { makeClock } from '../../domain/clock.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Moment } from '../../domain/issuing.ts'
import { inForce } from '../../domain/order-status.ts'
import { DAY_MS } from '../../domain/tehran-time.ts'
import { holdOrder, recordProgress, sendOrderEvent } from '../../http/handlers/order-moves.ts'
import { invoiceOfOrder } from '../../http/handlers/order-price.ts'
import { requiredPictures, submissionColumns } from '../../http/handlers/pictures.ts'
import { addAddress } from '../../store/addresses.ts'
import type { Database } from '../../store/database.ts'
import { saveHeld } from '../../store/order-moves.ts'
import { changeOrder, type Order, orderOf, saveDocumentProgress } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { openAttempt, settleAttempt } from '../../store/payments.ts'
import type { makePictures } from './seed-pictures.ts'
import { registerSeededOrder, type Seeding } from './seed-registration.ts'
import { dayOfPolicyUntil } from './seed-search.ts'
import { arrangeVisit, askForVisit } from './seed-visit.ts'
import type { DaysAgo, SeededOrder } from './seeded-orders.ts'

/** The first day that the sandbox has a tariff for. */
const FIRST_DAY = '1403-01-01'

const holderOf = ({ cellNumber }: User): PolicyHolder => ({
  insuredType: 1,
  type: 'car_owner',
  firstName: 'نگار',
  lastName: 'آزمون',
  nationalCode: '1234567891',
  birthDate: '1370-05-06',
  cellNumber,
  email: null,
})

/** Adds the address to the user's address book. Returns it as orders copy it. */
const addressIn = async ({ store: { db }, backends: { places } }: Seeding, userId: string, at: Date) => {
  const [province] = places.provincesIn('fa')
  const city = province?.cities[0]
  if (province === undefined || city === undefined) throw new Error('There is no place to live in.')
  const fields = {
    province: province.code,
    city: city.code,
    address: 'خیابان بهار، کوچهٔ سپیدار',
    plaqueNumber: '۱۲',
    unitNumber: '',
    postalCode: '1398765431',
  }
  const addressUid = await db.transaction((tx) =>
    addAddress(tx, userId, { ...fields, enable: places.isServed(fields) }, at),
  )
  return { addressUid, ...fields, provinceFa: province.title, cityFa: city.title }
}

/** Returns the day on which an order was made; the first one with a tariff if that is later. */
export const dayOf = (when: DaysAgo, today: string): string => {
  const day =
    'made' in when
      ? addToJalali(today, { days: -when.made })
      : dayOfPolicyUntil(addToJalali(today, { days: -when.ended }))
  return day < FIRST_DAY ? FIRST_DAY : day
}

/** Returns the moment at which an order was made, or one some days later. */
const momentOf = ({ clock, instant }: Seeding, when: DaysAgo, daysLater = 0): Moment => {
  const day = addToJalali(dayOf(when, clock.today()), { days: daysLater })
  return { at: new Date(instant().getTime() - daysBetween(day, clock.today()) * DAY_MS), day }
}

type Pictures = Awaited<ReturnType<typeof makePictures>>

const storedOrder = async (db: Database, { id: userId }: User, trackingCode: string): Promise<Order> => {
  const order = await orderOf(db, { userId, product: null }, trackingCode)
  if (order === null) throw new Error('The seeded order is gone.')
  return order
}

/**
 * Enters holder, address, delivery and pictures: the documents, and the cheques of an order that is paid with
 * them.
 */
const complete = async (
  gateway: Seeding,
  user: User,
  trackingCode: string,
  {
    seeded: { product, paper, visitIn },
    moment,
    pictures,
  }: { seeded: SeededOrder; moment: Moment; pictures: Pictures },
): Promise<void> => {
  const { db } = gateway.store
  const address = await addressIn(gateway, user.id, moment.at)
  await changeOrder(db, user.id, trackingCode, {
    policyHolder: holderOf(user),
    policyInfo: address,
    delivery:
      product === 'carbody'
        ? null
        : {
            deliverable: paper,
            deliveryAddress: paper ? address : null,
            receiverName: paper ? 'نگار آزمون' : null,
            receiverPhoneNumber: paper ? user.cellNumber : null,
            withoutTime: true,
          },
    completedAt: moment.at,
  })
  const own = { userId: user.id, trackingCode }
  if (visitIn !== null) await arrangeVisit(db, own, { place: address, inDays: visitIn, moment })
  const stored = await storedOrder(db, user, trackingCode)
  for (const kind of ['documents', 'cheques'] as const) {
    const required = requiredPictures(stored, kind, moment.day)
    for (const picture of required) await pictures.store(db, { ...own, createdAt: moment.at }, picture)
    if (kind === 'documents' || required.length > 0)
      await saveDocumentProgress(db, user.id, trackingCode, submissionColumns(kind, true))
  }
  await db.transaction((tx) => recordProgress(tx, trackingCode, moment, false))
}

/** Pays at the bank with the order on hold, so that it moves only by its events. */
const pay = async (
  { store: { db }, backends: { market, registry }, publicOrigin }: Seeding,
  user: User,
  trackingCode: string,
  { at, day }: Moment,
): Promise<void> => {
  const order = await storedOrder(db, user, trackingCode)
  const clock = makeClock(day)
  const { payNow } = invoiceOfOrder(order, { user, market, registry, clock, locale: 'fa' })
  await db.transaction((tx) => saveHeld(tx, trackingCode, true))
  const attempt = {
    userId: user.id,
    trackingCode,
    amount: payNow,
    returnOrigin: publicOrigin ?? '',
    openedVia: 'pwa',
  } as const
  const token = await db.transaction((tx) => openAttempt(tx, attempt, at))
  await settleAttempt(db, token, {
    decision: 'paid',
    today: day,
    now: at,
    onPaid: (tx) => sendOrderEvent(tx, trackingCode, { type: 'bank.paid' }, { at, day }),
  })
}

/** Statuses in which the visit waits for the customer: missed, offered or due on the current day. */
const visits: readonly OrderStatusId[] = [
  ORDER_STATUS.requestingVisit,
  ORDER_STATUS.choosingVisit,
  ORDER_STATUS.visiting,
]

/**
 * Releases a policy in force, which expires on its own day, and an order whose visit waits for its customer.
 * Every other order stays on hold and keeps its status.
 */
const releaseIfSettled = async (
  { store: { db }, instant }: Seeding,
  trackingCode: string,
  user: User,
): Promise<void> => {
  const { statusId } = await storedOrder(db, user, trackingCode)
  if (![...inForce, ...visits].includes(statusId)) return
  await db.transaction((tx) => holdOrder(tx, trackingCode, false, instant()))
}

/** Sends the events of an order: those of a car-body order on the day of its visit. */
const sendEvents = async (
  gateway: Seeding,
  user: User,
  trackingCode: string,
  { events, madeOn, visitIn }: SeededOrder,
): Promise<void> => {
  const { db } = gateway.store
  const moment = momentOf(gateway, madeOn, visitIn ?? 0)
  for (const event of events) {
    if (event.type === 'operator.offered-visit')
      await askForVisit(db, await storedOrder(db, user, trackingCode), moment.at)
    await db.transaction((tx) => sendOrderEvent(tx, trackingCode, event, moment))
  }
}

/** Makes an order of a user. Returns its tracking code. */
export const seedOrder = async (
  gateway: Seeding,
  user: User,
  seeded: SeededOrder,
  pictures: Pictures,
): Promise<string> => {
  const moment = momentOf(gateway, seeded.madeOn)
  const trackingCode = await registerSeededOrder(gateway, user, seeded, moment)
  if (seeded.bought === 'registered') return trackingCode
  await complete(gateway, user, trackingCode, { seeded, moment, pictures })
  if (seeded.bought === 'completed') return trackingCode
  await pay(gateway, user, trackingCode, moment)
  await sendEvents(gateway, user, trackingCode, seeded)
  await releaseIfSettled(gateway, trackingCode, user)
  return trackingCode
}
