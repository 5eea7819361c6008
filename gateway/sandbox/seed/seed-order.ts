/**
 * Makes a seeded order the way that a customer's comes about: priced by the tariff of its day, registered, filled in,
 * paid at the bank, and moved by the chart of statuses.
 */
import type { Offer } from '#contract/operations/offers.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import { makeClock } from '../../domain/clock.ts'
import type { Moment } from '../../domain/issuing.ts'
import { inForce } from '../../domain/order-status.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import { DAY_MS } from '../../domain/tehran-time.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Gateway } from '../../http/gateway.ts'
import { buyerOf } from '../../http/handlers/load-search.ts'
import { holdOrder, recordProgress, sendOrderEvent } from '../../http/handlers/order-moves.ts'
import { invoiceOfOrder } from '../../http/handlers/order-price.ts'
import { requiredPictures } from '../../http/handlers/pictures.ts'
import { newTrackingCode } from '../../store/credentials.ts'
import { saveHeld } from '../../store/order-moves.ts'
import { changeOrder, orderOf, registerOrder, saveDocumentProgress } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { openAttempt, settleAttempt } from '../../store/payments.ts'
import type { makePictures } from './seed-pictures.ts'
import { dayOfPolicyUntil, seedSearch } from './seed-search.ts'
import type { DaysAgo, SeededOrder } from './seeded-users.ts'

/** What making orders needs of a gateway. */
export type Seeding = Pick<Gateway, 'store' | 'backends' | 'clock' | 'instant' | 'files' | 'publicOrigin'>

const CEILING = 200_000_000
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

const addressIn = ({ backends: { places } }: Seeding) => {
  const [province] = places.provincesIn('fa')
  const city = province?.cities[0]
  if (province === undefined || city === undefined) throw new Error('There is no place to live in.')
  return {
    addressUid: '00000000-0000-4000-8000-000000000000',
    province: province.code,
    city: city.code,
    provinceFa: province.title,
    cityFa: city.title,
    address: 'خیابان بهار، کوچهٔ سپیدار',
    plaqueNumber: '۱۲',
    unitNumber: '',
    postalCode: '1398765431',
  }
}

/** Returns the day on which an order was made; the first one with a tariff if that is later. */
export const dayOf = (when: DaysAgo, today: string): string => {
  const day =
    'made' in when
      ? addToJalali(today, { days: -when.made })
      : dayOfPolicyUntil(addToJalali(today, { days: -when.ended }))
  return day < FIRST_DAY ? FIRST_DAY : day
}

const momentOf = ({ clock, instant }: Seeding, when: DaysAgo): Moment => {
  const day = dayOf(when, clock.today())
  return { at: new Date(instant().getTime() - daysBetween(day, clock.today()) * DAY_MS), day }
}

/** Registers the order, as the offers step does. Returns its tracking code. */
const register = async (
  { store: { db }, backends: { market, registry } }: Seeding,
  user: User,
  { product, paymentType, companyCode }: SeededOrder,
  { at, day }: Moment,
): Promise<string> => {
  const { plate, search } = seedSearch(product, day)
  const clock = makeClock(day)
  const found = await searchOffers(search, buyerOf(registry, user, 'fa'), { market, clock, product })
  const offers = found.offersPerCoverage[String(CEILING)] ?? []
  const isWanted = (offer: Offer) =>
    (companyCode === null || offer.companyCode === companyCode) &&
    (paymentType === 'cash' || offer[paymentType] !== null)
  const offer = offers.find(isWanted)
  const insurer = market.insurerOf(offer?.companyCode ?? '')
  if (offer === undefined || insurer === undefined) throw new Error('No insurer sells the seeded order.')
  const { deliveryMode, code } = insurer
  return registerOrder(
    db,
    {
      userId: user.id,
      product,
      searchTrackingCode: newTrackingCode(),
      companyCode: code,
      ceiling: CEILING,
      paymentType,
      search,
      offer,
      vehicleTitle: vehicleTitleOf(search),
      plate,
      deliveryMode,
      discountCode: null,
      priceValidUntil: at,
      chequesFrom: day,
    },
    at,
  )
}

type Pictures = Awaited<ReturnType<typeof makePictures>>

/** Enters holder, address, delivery and pictures. */
const complete = async (
  gateway: Seeding,
  user: User,
  order: { trackingCode: string; paper: boolean; moment: Moment },
  pictures: Pictures,
): Promise<void> => {
  const { db } = gateway.store
  const { trackingCode, paper, moment } = order
  const address = addressIn(gateway)
  await changeOrder(db, user.id, trackingCode, {
    policyHolder: holderOf(user),
    policyInfo: address,
    delivery: {
      deliverable: paper,
      deliveryAddress: paper ? address : null,
      receiverName: paper ? 'نگار آزمون' : null,
      receiverPhoneNumber: paper ? user.cellNumber : null,
      withoutTime: true,
    },
    completedAt: moment.at,
  })
  const stored = await orderOf(db, { userId: user.id, product: null }, trackingCode)
  if (stored === null) throw new Error('The seeded order is gone.')
  for (const picture of requiredPictures(stored, 'documents', moment.day))
    await pictures.store(db, { userId: user.id, trackingCode, createdAt: moment.at }, picture)
  await saveDocumentProgress(db, user.id, trackingCode, { documentsSubmitted: true, documentsLater: false })
  await db.transaction((tx) => recordProgress(tx, trackingCode, moment, false))
}

/** Pays at the bank, with the order held: it moves by its events only. */
const pay = async (
  { store: { db }, backends: { market, registry }, publicOrigin }: Seeding,
  user: User,
  trackingCode: string,
  { at, day }: Moment,
): Promise<void> => {
  const order = await orderOf(db, { userId: user.id, product: null }, trackingCode)
  if (order === null) throw new Error('The seeded order is gone.')
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

/** A policy in force is not held, because it ends by itself. Every other order keeps its status. */
const releaseIfIssued = async (
  { store: { db }, instant }: Seeding,
  trackingCode: string,
  user: User,
): Promise<void> => {
  const order = await orderOf(db, { userId: user.id, product: null }, trackingCode)
  if (order === null || !inForce.includes(order.statusId)) return
  await db.transaction((tx) => holdOrder(tx, trackingCode, false, instant()))
}

/** Makes an order of a user. Returns its tracking code. */
export const seedOrder = async (
  gateway: Seeding,
  user: User,
  seeded: SeededOrder,
  pictures: Pictures,
): Promise<string> => {
  const { db } = gateway.store
  const moment = momentOf(gateway, seeded.madeOn)
  const trackingCode = await register(gateway, user, seeded, moment)
  if (seeded.bought === 'registered') return trackingCode
  await complete(gateway, user, { trackingCode, paper: seeded.paper, moment }, pictures)
  if (seeded.bought === 'completed') return trackingCode
  await pay(gateway, user, trackingCode, moment)
  for (const event of seeded.events)
    await db.transaction((tx) => sendOrderEvent(tx, trackingCode, event, moment))
  await releaseIfIssued(gateway, trackingCode, user)
  return trackingCode
}
