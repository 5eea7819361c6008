import { describe, expect, it } from 'vitest'
import { rawWordsOf } from './raw-words.ts'

const of = (text: string) => rawWordsOf('page.tsx', text)

describe('texts outside the catalogues', () => {
  it('are found in any language in JSX and accessible attributes', () => {
    expect(of('export const A = () => <p>Pay now</p>')).toEqual(['1: Pay now'])
    expect(of('export const A = () => <p>\n  پرداخت\n</p>')).toEqual(['1: پرداخت'])
    expect(of('export const A = () => <img alt="A car" />')).toEqual(['1: A car'])
  })
  it('are found in literals, templates and expressions', () => {
    expect(of("export const a = 'پرداخت'")).toEqual(['1: پرداخت'])
    expect(of('export const a = (b: string) => `${b}، دیگر`')).toEqual(['1: ، دیگر'])
    expect(of("export const A = () => <Field label={'نام'} />")).toEqual(['1: نام'])
  })
  it('are ignored inside macros and in attributes that users do not see', () => {
    expect(of('export const A = () => <p className="wide"><Trans>پرداخت <b>شد</b></Trans></p>')).toEqual([])
    expect(of('export const A = () => <img alt={t`خودرو`} />')).toEqual([])
    expect(of("export const a = msg({ message: 'خرید' })")).toEqual([])
    expect(of("export const A = () => <p>· {name} <i data-kind='plain' /></p>")).toEqual([])
  })
  it('are found beside a macro', () => {
    expect(of('export const A = () => <p><Trans>پرداخت</Trans> تومان</p>')).toEqual(['1: تومان'])
  })
})
