/** Turns whatever went wrong with a call into the contract's Failure. Specification: document 1 section 8. */
import { type AxiosError, isAxiosError } from 'axios'
import * as v from 'valibot'
import { ErrorAnswer, errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import { translate, textRef } from '#contract/texts.ts'
import { activeLocale } from '../locale.ts'
import { randomText } from '../random.ts'
import { dropUnknownKeys } from './drop-unknown-keys.ts'

const UNAUTHORIZED = 401
const SERVER_FAULT = 500

/** Digits and capitals without look-alikes. */
const newErrorId = (): string => `E-${randomText(5, '23456789ABCDEFGHJKMNPQRSTVWXYZ')}`

const failure = (kind: Failure['kind'], said?: Partial<Failure>): Failure => ({
  kind,
  code: null,
  message: null,
  fields: {},
  errorId: newErrorId(),
  ...said,
})

/** A failure that no answer of the gateway's stands behind. */
export const signedOut = (): Failure => failure('signed-out', { code: errors.signInNeeded.code })
export const broken = (): Failure => failure('broken')
export const unreachable = (): Failure => failure('unreachable')
/** The app itself knows that it is not there. */
export const notFound = (): Failure =>
  failure('refused', { code: errors.notFound.code, message: translate(textRef('not-found'), activeLocale()) })

const saidIn = (answer: unknown): Partial<Failure> => {
  const parsed = v.safeParse(ErrorAnswer, dropUnknownKeys(ErrorAnswer, answer))
  if (!parsed.success) return {}
  const { message, errorCode, data } = parsed.output.errorData
  return { message, code: errorCode, fields: data.fields ?? {} }
}

const kindOf = (status: number, said: Partial<Failure>): Failure['kind'] => {
  if (status === UNAUTHORIZED) return 'signed-out'
  // The first sending of the same change is still being worked on: its answer has not come, so its key must be kept.
  if (said.code === errors.keyUnderWay.code) return 'unreachable'
  return status >= SERVER_FAULT || said.code === undefined ? 'broken' : 'refused'
}

const ofAxios = ({ response }: AxiosError): Failure => {
  if (response === undefined) return unreachable()
  const said = saidIn(response.data)
  return failure(kindOf(response.status, said), said)
}

/** Takes what a call threw; gives the failure. Anything but an answer or a missing one is `broken`. */
export const toFailure = (thrown: unknown): Failure => (isAxiosError(thrown) ? ofAxios(thrown) : broken())
