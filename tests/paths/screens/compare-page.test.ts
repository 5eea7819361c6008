import { describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { failureMismatches, mismatchesOf } from './compare-page.ts'

const view = { heading: 'نشانی', primary: /^ثبت/, texts: ['کدام نشانی'] } as const
const seen = {
  headings: ['نشانی'],
  primaries: ['ثبت و ادامه'],
  words: 'با کدام نشانی صادر شود؟',
  wordsBesideToasts: '',
}

describe('the comparison of a page with its view', () => {
  it('finds no mismatch on the expected page', () => expect(mismatchesOf(view, seen, true)).toEqual([]))
  it('reports a missing, a wrong or a second heading', () => {
    expect(mismatchesOf(view, { ...seen, headings: [] }, true)).toEqual(['no heading; «نشانی» was expected'])
    expect(mismatchesOf(view, { ...seen, headings: ['ارسال'] }, true)).toEqual([
      'the heading is «ارسال», not «نشانی»',
    ])
    expect(mismatchesOf(view, { ...seen, headings: ['نشانی', 'نشانی'] }, true)).toHaveLength(1)
  })
  it('reports a second primary action, and one where none is expected', () => {
    expect(mismatchesOf(view, { ...seen, primaries: ['ثبت', 'ثبت و ادامه'] }, true)).toEqual([
      'more than one primary action: «ثبت», «ثبت و ادامه»',
    ])
    expect(mismatchesOf({ ...view, primary: null, why: 'it waits' }, seen, true)).toEqual([
      'no primary action was expected, but there is «ثبت و ادامه»',
    ])
  })
  it('requires a reason for a view without a primary action', () =>
    expect(mismatchesOf({ ...view, primary: null }, { ...seen, primaries: [] }, true)).toHaveLength(1))
  it('reports a missing text', () =>
    expect(mismatchesOf(view, { ...seen, words: '' }, true)).toEqual(['«کدام نشانی» is missing']))
  it('requires errors only when the state has just been entered', () => {
    expect(mismatchesOf({ ...view, errors: ['خالی نگذارید'] }, seen, true)).toEqual([
      '«خالی نگذارید» is missing',
    ])
    expect(mismatchesOf({ ...view, errors: ['خالی نگذارید'] }, seen, false)).toEqual([])
  })
  it('accepts an alternative view', () => {
    const empty = { heading: 'نشانی', primary: 'افزودن نشانی' }
    expect(mismatchesOf({ ...view, or: [empty] }, { ...seen, primaries: ['افزودن نشانی'] }, true)).toEqual([])
    expect(mismatchesOf({ ...view, or: [empty] }, { ...seen, primaries: ['حذف'] }, true)).toHaveLength(1)
  })
  const paid = failure('refused', 2020, 'این سفارش پرداخت شده است.')
  const unreachable = failure('unreachable')
  const pageWith = (words: string) => ({ ...seen, wordsBesideToasts: words })

  it('reports a failure that is shown in a toast only', () => {
    const toast = { ...seen, words: 'این سفارش پرداخت شده است.' }
    expect(failureMismatches(paid, null, view, toast)).toEqual([
      'the failure is not shown:  این سفارش پرداخت شده است.',
    ])
    expect(failureMismatches(unreachable, null, view, pageWith('ارتباط با سرور برقرار نشد.'))).toEqual([])
  })
  it('requires an earlier failure to be shown while it is in the context', () =>
    expect(failureMismatches(paid, paid, view, seen)).toHaveLength(1))
  it('reports a failure that is still shown after it was cleared', () => {
    expect(failureMismatches(null, paid, view, pageWith('این سفارش پرداخت شده است.'))).toEqual([
      'the failure is still shown:  این سفارش پرداخت شده است.',
    ])
    expect(failureMismatches(null, paid, view, seen)).toEqual([])
  })
  it('reports a failure that is shown although the state covers it', () => {
    const covering = { ...view, coversFailure: 'The sheet lies over it.' }
    expect(failureMismatches(unreachable, null, covering, pageWith('مشکلی پیش آمد.'))).toHaveLength(1)
    expect(failureMismatches(unreachable, null, covering, seen)).toEqual([])
  })
})
