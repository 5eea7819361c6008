/** Guests, users and signing in. Specification: document 1 sections 4 and 7; decisions, section 3. */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { AppVersion } from '../values/app-version.ts'
import { CellNumber } from '../values/cell-number.ts'
import { AddressUid } from './addresses.ts'
import { PolicyHolder } from './policy-holder.ts'
import { Done } from './parameters.ts'

export const GuestUuid = v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed')))

const Token = v.pipe(v.string(textRef('malformed')), v.regex(/^[\w-]{32,128}$/, textRef('malformed')))
/** The random state that the app started the sign-in with, and has to return with. */
export const SignInState = v.pipe(
  v.string(textRef('malformed')),
  v.regex(/^[\w-]{16,128}$/, textRef('malformed')),
)

/** The user's stored setting: the app version that was last activated; null before the first. */
export const UserSetting = v.strictObject({ pwaSetting: v.strictObject({ version: v.nullable(AppVersion) }) })
export type UserSetting = v.InferOutput<typeof UserSetting>

/** Data that a returning user does not have to enter again; each null if unknown. */
export const ReturningHolder = v.strictObject({
  /** The mobile number of the sign-in. */
  cellNumber: CellNumber,
  /** The policy holder of the user's latest order that has one. */
  policyHolder: v.nullable(PolicyHolder),
  /**
   * The address of the user's book that a policy was last registered at, otherwise the newest that can be
   * chosen.
   */
  addressUid: v.nullable(AddressUid),
})
export type ReturningHolder = v.InferOutput<typeof ReturningHolder>

const Exchanged = v.strictObject({ jwt: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) })

export const session = {
  registerGuest: operation({
    summary: 'Registers a guest. The UUID is the guest’s credential; repeating it returns the same guest.',
    method: 'POST',
    path: '/api/v1/register',
    who: 'anyone',
    idempotency: 'natural',
    body: v.strictObject({ uuid: GuestUuid }),
    answer: v.strictObject({ uuid: GuestUuid, createdAt: v.pipe(v.string(), v.isoTimestamp()) }),
    errors: ['invalid', 'tooMany'],
  }),
  syncGuest: operation({
    summary: 'Transfers the searches of a guest to the user who was that guest.',
    method: 'POST',
    path: '/api/v1/guest/sync',
    who: 'user',
    idempotency: 'natural',
    body: v.strictObject({ uuid: GuestUuid }),
    answer: Done,
    errors: ['invalid'],
  }),
  exchangeToken: operation({
    summary:
      'Exchanges the sign-in page’s one-time token for a bearer token. Repeatable for two minutes with the same state.',
    method: 'GET',
    path: '/api/client/v1/auth/jek/:token',
    who: 'anyone',
    idempotency: 'natural',
    params: v.strictObject({ token: Token }),
    query: v.strictObject({ state: SignInState }),
    answer: Exchanged,
    errors: ['signInTokenRefused', 'tooMany'],
  }),
  exchangeDriverToken: operation({
    summary: 'The same for the drivers’ app. Each of the two calls refuses the other’s tokens.',
    method: 'GET',
    path: '/api/client/v1/auth/driver/:token',
    who: 'anyone',
    idempotency: 'natural',
    params: v.strictObject({ token: Token }),
    query: v.strictObject({ state: SignInState }),
    answer: Exchanged,
    errors: ['signInTokenRefused', 'tooMany'],
  }),
  signOut: operation({
    summary: 'Ends the session: the bearer token of this request is not accepted any more.',
    method: 'DELETE',
    path: '/api/v1/user/session',
    who: 'user',
    idempotency: 'natural',
    answer: Done,
    errors: [],
  }),
  readUserName: operation({
    summary: 'The signed-in user.',
    method: 'GET',
    path: '/api/v1/user/name',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({
      userName: v.nullable(v.string()),
      cellNumber: CellNumber,
      webEngageId: v.string(),
    }),
    errors: [],
  }),
  readHolder: operation({
    summary: 'Data of a returning holder: the latest policy holder and address of the user’s own orders.',
    method: 'GET',
    path: '/api/v1/user/holder',
    who: 'user',
    idempotency: 'read',
    answer: ReturningHolder,
    errors: [],
  }),
  readUserSetting: operation({
    summary: 'The user’s setting: the app version that was last activated.',
    method: 'GET',
    path: '/api/v1/user/setting',
    who: 'user',
    idempotency: 'read',
    answer: UserSetting,
    errors: [],
  }),
  keepUserSetting: operation({
    summary: 'Stores the setting. Repeating it changes nothing.',
    method: 'PUT',
    path: '/api/v1/user/setting',
    who: 'user',
    idempotency: 'natural',
    body: v.strictObject({ pwaSetting: v.strictObject({ version: AppVersion }) }),
    answer: Done,
    errors: ['invalid'],
  }),
}
