/**
 * A copy of all data that is stored about the user, and the deletion of the account, which needs a new code
 * that is sent to the user's number. Specification: decisions, section 7; issue "Policies, My Insurance,
 * home, account"; decision 042.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { CellNumber } from '../values/cell-number.ts'
import { Done } from './parameters.ts'

export const ONE_TIME_CODE_LENGTH = 5

/** A one-time code, in any digits. */
export const OneTimeCode = v.pipe(
  v.string(textRef('code.required')),
  v.transform((typed) => toLatinDigits(typed).trim()),
  v.nonEmpty(textRef('code.required')),
  v.regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`), textRef('code.length')),
)

/**
 * An order that prevents the deletion of an account: paid and neither issued nor refunded, or at the bank.
 */
export const OrderUnderWay = v.strictObject({ orderNumber: v.string(), vehicleTitle: v.string() })
export type OrderUnderWay = v.InferOutput<typeof OrderUnderWay>

/** Terms of a deletion: what prevents it, and what is kept. */
export const DeletionTerms = v.strictObject({
  /** Orders that have to end first. The account can be deleted if there are none. */
  ordersUnderWay: v.array(OrderUnderWay),
  /** Paid orders and mobile policies, whose records are kept. */
  keptRecords: v.number(),
  /** Last day on which any of them is kept; null if there is none. */
  keptUntil: v.nullable(JalaliDate),
})
export type DeletionTerms = v.InferOutput<typeof DeletionTerms>

const DeletionId = v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed')))

/** A deletion that waits for its code. */
export const StartedDeletion = v.strictObject({
  id: DeletionId,
  sentTo: CellNumber,
  codeExpiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The code, in the sandbox, which sends no messages; null otherwise. */
  shownCode: v.nullable(v.string()),
})
export type StartedDeletion = v.InferOutput<typeof StartedDeletion>

export const ownData = {
  readOwnData: operation({
    summary: 'Everything that is stored about the user, as one JSON document.',
    method: 'GET',
    path: '/api/v1/user/data',
    who: 'user',
    idempotency: 'read',
    errors: [],
  }),
  readDeletionTerms: operation({
    summary: 'What a deletion of the account would keep, and what prevents it.',
    method: 'GET',
    path: '/api/v1/user/deletion',
    who: 'user',
    idempotency: 'read',
    answer: DeletionTerms,
    errors: [],
  }),
  startDeletion: operation({
    summary: 'Sends a fresh code to the user’s number, which confirms the deletion of the account.',
    method: 'POST',
    path: '/api/v1/user/deletion',
    who: 'user',
    idempotency: 'key',
    answer: StartedDeletion,
    errors: ['accountInUse', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  deleteAccount: operation({
    summary:
      'Deletes the account with the code. Needs the bearer token of its user; afterwards the same call answers the same without one.',
    method: 'POST',
    path: '/api/v1/user/deletion/:id',
    who: 'anyone',
    idempotency: 'natural',
    params: v.strictObject({ id: DeletionId }),
    body: v.strictObject({ code: OneTimeCode }),
    answer: Done,
    errors: ['invalid', 'notFound', 'signInNeeded', 'accountInUse', 'codeExpired', 'tooMany'],
  }),
}
