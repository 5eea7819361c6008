/** Schemas of the super-app's call for a one-time token of its user, for the app's state. */
import * as v from 'valibot'
import { Opener } from '#contract/opener.ts'
import { SignInState } from '#contract/operations/session.ts'
import { CellNumber } from '#contract/values/cell-number.ts'

export const TokenRequest = v.strictObject({ cellNumber: CellNumber, state: SignInState, openedVia: Opener })
export type TokenRequest = v.InferOutput<typeof TokenRequest>
export const TokenAnswer = v.strictObject({ token: v.string() })
