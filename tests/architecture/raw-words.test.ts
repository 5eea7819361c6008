import { describe, expect, it } from 'vitest'
import { rawWordsOf } from './raw-words.ts'

const of = (text: string) => rawWordsOf('page.tsx', text)

describe('words that are written straight into a screen', () => {
  it('are found in any language where the page shows them', () => {
    expect(of('export const A = () => <p>Pay now</p>')).toEqual(['1: Pay now'])
    expect(of('export const A = () => <p>\n  پرداخت\n</p>')).toEqual(['1: پرداخت'])
    expect(of('export const A = () => <img alt="A car" />')).toEqual(['1: A car'])
  })
  it('are found in a name, in a template, and between other things', () => {
    expect(of("export const a = 'پرداخت'")).toEqual(['1: پرداخت'])
    expect(of('export const a = (b: string) => `${b}، دیگر`')).toEqual(['1: ، دیگر'])
    expect(of("export const A = () => <Field label={'نام'} />")).toEqual(['1: نام'])
  })
  it('are no words when a macro says them, or when nobody reads them', () => {
    expect(of('export const A = () => <p className="wide"><Trans>پرداخت <b>شد</b></Trans></p>')).toEqual([])
    expect(of('export const A = () => <img alt={t`خودرو`} />')).toEqual([])
    expect(of("export const a = msg({ message: 'خرید' })")).toEqual([])
    expect(of("export const A = () => <p>· {name} <i data-kind='plain' /></p>")).toEqual([])
  })
  it('are found beside a macro', () => {
    expect(of('export const A = () => <p><Trans>پرداخت</Trans> تومان</p>')).toEqual(['1: تومان'])
  })
})
