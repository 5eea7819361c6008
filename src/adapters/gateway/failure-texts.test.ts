// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import { addLanguage, translate } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import { failureMessage, fieldMessages, loadErrorTexts } from './failure-texts.ts'

const refused = (details: Partial<Failure>): Failure => ({
  kind: 'refused',
  code: errors.orderIncomplete.code,
  message: errorText('orderIncomplete', 'fa'),
  fields: {},
  locale: 'fa',
  errorId: 'E-50417',
  ...details,
})

beforeAll(async () => {
  addLanguage('en', en)
  await Promise.all([loadErrorTexts('fa'), loadErrorTexts('en')])
})
beforeEach(() => i18n.loadAndActivate({ locale: 'fa', messages: {} }))

describe('the sentence of a refused call', () => {
  it('is the gateway’s as long as its language is the page’s', () => {
    const message = 'اطلاعات سفارش هنوز کامل نیست. این‌ها مانده است: روی کارت ملی.'
    expect(failureMessage(refused({ message }))).toBe(message)
  })
  it('is the contract’s in the other language, and the gateway’s again in its own', () => {
    const failure = refused({})
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(failureMessage(failure)).toBe(errorText('orderIncomplete', 'en'))
    i18n.loadAndActivate({ locale: 'fa', messages: {} })
    expect(failureMessage(failure)).toBe(failure.message)
    expect(failureMessage(refused({ message: errorText('orderIncomplete', 'en'), locale: 'en' }))).toBe(
      failure.message,
    )
  })
  it('names what an incomplete order lacks in the other language, too', () => {
    const message = 'اطلاعات سفارش هنوز کامل نیست. این‌ها مانده است: نشانی بیمه‌نامه، روی کارت موتورسیکلت.'
    const missing = ['address', 'vehicle-card-front']
    const failure = refused({ message, missing, product: 'motorcycle' })
    expect(failureMessage(failure)).toBe(message)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(failureMessage(failure)).toBe(
      `${errorText('orderIncomplete', 'en')} Still missing: policy address, Front of the motorcycle card.`,
    )
  })
  it('stays as it came where the contract does not know the error, and absent where the app has its own', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(failureMessage(refused({ code: 7_777 }))).toBe(errorText('orderIncomplete', 'fa'))
    expect(failureMessage(refused({ message: null, locale: null }))).toBeNull()
  })
})

describe('the sentences beside refused fields', () => {
  it('follow the language, with their numbers', () => {
    const fields = {
      'policyHolder.birthDate': translate('birth-date.under-age', 'fa'),
      postalCode: translate('postal-code.short|3', 'fa'),
      other: 'جمله‌ای از درگاهی دیگر',
    }
    expect(fieldMessages(refused({ fields }))).toBe(fields)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const english = fieldMessages(refused({ fields }))
    expect(english).toEqual({
      'policyHolder.birthDate': translate('birth-date.under-age', 'en'),
      postalCode: translate('postal-code.short|3', 'en'),
      other: fields.other,
    })
    i18n.loadAndActivate({ locale: 'fa', messages: {} })
    expect(fieldMessages(refused({ fields: english, locale: 'en' }))).toEqual(fields)
  })
})
