// @vitest-environment jsdom
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { LOCALE_HEADER, REQUEST_ID_HEADER } from '#contract/operation.ts'
import { refusalIn, toFailure } from './failures.ts'

const SENT = 'E-7K3M9QPX'

/** The error of a call that was answered with this status, in English. */
const answered = (status: number, data: unknown, headers: Record<string, string> = {}): AxiosError => {
  const config = { headers: new AxiosHeaders({ [LOCALE_HEADER]: 'en' }) }
  const response: AxiosResponse = { status, statusText: '', data, headers, config }
  return new AxiosError('refused', undefined, config, undefined, response)
}
const refusal = (errorCode: number, message: string) => ({
  successful: false,
  body: null,
  errorData: { errorCode, message, data: {} },
})

describe('an answer with a success status that is unsuccessful', () => {
  it('keeps its message, and its code where it names one', () => {
    const message = 'عکس خوانا نیست.'
    expect(refusalIn({ successful: false, errorData: { message } }, SENT)).toMatchObject({
      kind: 'refused',
      message,
      code: null,
      errorId: SENT,
    })
    expect(refusalIn({ successful: false, errorData: { message, errorCode: 4011 } }, SENT)?.code).toBe(4011)
  })
  it('is none where the call succeeded', () => {
    expect(refusalIn({ successful: true, imageId: 'a' }, SENT)).toBeNull()
    expect(refusalIn(null, SENT)).toBeNull()
  })
})

describe('the error id of a failure', () => {
  it('is the one that the gateway has logged, beside the documented code', () => {
    const data = refusal(errors.plateNotOwners.code, 'Not this owner’s plate.')
    expect(toFailure(answered(400, data, { [REQUEST_ID_HEADER]: 'E-22222222' }), SENT)).toMatchObject({
      kind: 'refused',
      code: errors.plateNotOwners.code,
      message: 'Not this owner’s plate.',
      locale: 'en',
      errorId: 'E-22222222',
    })
  })
  it('is the one that was sent, where no answer names another', () => {
    expect(toFailure(answered(502, '<html>'), SENT)).toMatchObject({ kind: 'broken', errorId: SENT })
    expect(toFailure(new AxiosError('offline'), SENT)).toMatchObject({ kind: 'unreachable', errorId: SENT })
  })
})
