/**
 * The user's account: payments, the bank account for refunds, signed-in devices. Specification: decisions,
 * sections 2 and 7; design language, "Payments" and "Sheba".
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { CellNumber } from '../values/cell-number.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Sheba } from '../values/sheba.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Province } from './addresses.ts'
import { PaymentType } from './offers.ts'
import { Done, InsuranceType } from './parameters.ts'

/** A Persian year as four digits, or the current year, which only the gateway knows. */
const Year = v.pipe(v.string(textRef('malformed')), v.regex(/^(?:1[34]\d\d|current)$/, textRef('malformed')))

/** Facts that the rows of the settings show. */
export const AccountOverview = v.strictObject({
  userName: v.nullable(v.string()),
  cellNumber: CellNumber,
  addressCount: v.number(),
  /** Digits of the Sheba for refunds; null if the user has saved none. */
  sheba: v.nullable(v.string()),
  /** Instalments and cheques of paid orders that are still due. */
  dueCount: v.number(),
})
export type AccountOverview = v.InferOutput<typeof AccountOverview>

/** A payment at the bank, or a refund. */
export const AccountPayment = v.strictObject({
  kind: v.picklist(['paid', 'refunded']),
  day: JalaliDate,
  orderId: TrackingCode,
  orderNumber: v.string(),
  insuranceType: InsuranceType,
  vehicleTitle: v.string(),
  /** `name` is the title without the word for insurance. */
  company: v.strictObject({ code: v.string(), name: v.string(), title: v.string() }),
  paymentType: PaymentType,
  /** Number of payments of the plan, of which this was the first; null for cash. */
  payments: v.nullable(v.number()),
  amount: Toman,
})
export type AccountPayment = v.InferOutput<typeof AccountPayment>

/** The account that refunds go to. */
export const BankAccount = v.strictObject({
  /** Digits of its Sheba; null if the user has named none. */
  sheba: v.nullable(v.string()),
  /** Full name of the user, in whose name it has to be; null if the gateway does not know it. */
  holder: v.nullable(v.string()),
})
export type BankAccount = v.InferOutput<typeof BankAccount>

/** Browser and system of a device when it signed in; each null if not recognised. */
export const Device = v.strictObject({
  browser: v.nullable(v.picklist(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'])),
  system: v.nullable(v.picklist(['Android', 'iOS', 'Windows', 'macOS', 'Linux'])),
})
export type Device = v.InferOutput<typeof Device>

/** A signed-in device. Its session expires at `expiresAt`. */
export const SignedInDevice = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  device: Device,
  /** Whether it is the one that asks. */
  current: v.boolean(),
  signedInAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>

const changeErrors = ['invalid', 'keyReused', 'keyUnderWay', 'keyMissing'] as const

/** Payments and refunds of a year. */
export const YearOfPayments = v.strictObject({
  year: v.string(),
  payments: v.array(AccountPayment),
  /** Paid less refunded, newest year first; the year of today is always listed. */
  years: v.array(v.strictObject({ year: v.string(), total: v.number() })),
  /** Instalments and cheques of paid orders that are still due. */
  due: v.strictObject({
    count: v.number(),
    amount: Toman,
    next: v.nullable(
      v.strictObject({ dueDate: JalaliDate, vehicleTitle: v.string(), orderId: TrackingCode }),
    ),
  }),
})
export type YearOfPayments = v.InferOutput<typeof YearOfPayments>

export const account = {
  readAccount: operation({
    summary: 'The signed-in user, and how much of what the account holds.',
    method: 'GET',
    path: '/api/v1/user/account',
    who: 'user',
    idempotency: 'read',
    answer: AccountOverview,
    errors: [],
  }),
  listPayments: operation({
    summary: 'The user’s payments and refunds of a Persian year, newest first, with the totals of all years.',
    method: 'GET',
    path: '/api/v1/user/payments/:year',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ year: Year }),
    answer: YearOfPayments,
    errors: ['notFound'],
  }),
  readBankAccount: operation({
    summary: 'The account that refunds go to.',
    method: 'GET',
    path: '/api/v1/user/bank-account',
    who: 'user',
    idempotency: 'read',
    answer: BankAccount,
    errors: [],
  }),
  saveBankAccount: operation({
    summary: 'Names or replaces the account that refunds go to.',
    method: 'PUT',
    path: '/api/v1/user/bank-account',
    who: 'user',
    idempotency: 'key',
    body: v.strictObject({ sheba: Sheba }),
    answer: Done,
    errors: changeErrors,
  }),
  listSessions: operation({
    summary: 'The user’s signed-in devices, this one first, then the latest.',
    method: 'GET',
    path: '/api/v1/user/sessions',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ sessions: v.array(SignedInDevice) }),
    errors: [],
  }),
  endSession: operation({
    summary: 'Signs one of the user’s devices out.',
    method: 'DELETE',
    path: '/api/v1/user/sessions/:id',
    who: 'user',
    idempotency: 'key',
    params: v.strictObject({ id: v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed'))) }),
    answer: Done,
    errors: ['notFound', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  endOtherSessions: operation({
    summary: 'Signs out all of the user’s devices but this one.',
    method: 'DELETE',
    path: '/api/v1/user/sessions',
    who: 'user',
    idempotency: 'key',
    answer: Done,
    errors: ['keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  listPlaces: operation({
    summary: 'All provinces and cities, as for an order: the user’s addresses are kept without one.',
    method: 'GET',
    path: '/api/v1/user/provinces',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ provinces: v.array(Province) }),
    errors: [],
  }),
  removeBankAccount: operation({
    summary: 'Removes the account; refunds then go back to the card that was paid with.',
    method: 'DELETE',
    path: '/api/v1/user/bank-account',
    who: 'user',
    idempotency: 'key',
    answer: Done,
    errors: ['keyReused', 'keyUnderWay', 'keyMissing'],
  }),
}
