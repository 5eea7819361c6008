import { describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { failureMismatches, mismatchesOf } from './compare-page.ts'

const shown = { heading: 'نشانی', primary: /^ثبت/, says: ['کدام نشانی'] } as const
const seen = {
  headings: ['نشانی'],
  primaries: ['ثبت و ادامه'],
  words: 'با کدام نشانی صادر شود؟',
  wordsBesideToasts: '',
}

describe('the judge of a page', () => {
  it('is content with what the table says', () => expect(mismatchesOf(shown, seen, true)).toEqual([]))
  it('names a heading that is missing, another, or one too many', () => {
    expect(mismatchesOf(shown, { ...seen, headings: [] }, true)).toEqual([
      'no heading, where «نشانی» was to be',
    ])
    expect(mismatchesOf(shown, { ...seen, headings: ['ارسال'] }, true)).toEqual([
      'the heading is «ارسال», not «نشانی»',
    ])
    expect(mismatchesOf(shown, { ...seen, headings: ['نشانی', 'نشانی'] }, true)).toHaveLength(1)
  })
  it('names a second primary action, and one where none was to be', () => {
    expect(mismatchesOf(shown, { ...seen, primaries: ['ثبت', 'ثبت و ادامه'] }, true)).toEqual([
      'more than one primary action: «ثبت», «ثبت و ادامه»',
    ])
    expect(mismatchesOf({ ...shown, primary: null, why: 'it waits' }, seen, true)).toEqual([
      'no primary action was to be there, but «ثبت و ادامه»',
    ])
  })
  it('wants a reason where the table has no primary action', () =>
    expect(mismatchesOf({ ...shown, primary: null }, { ...seen, primaries: [] }, true)).toHaveLength(1))
  it('names what is not said', () =>
    expect(mismatchesOf(shown, { ...seen, words: '' }, true)).toEqual(['«کدام نشانی» is not said']))
  it('wants what is wrong said when the state is come to, and lets it go as it is put right', () => {
    expect(mismatchesOf({ ...shown, errors: ['خالی نگذارید'] }, seen, true)).toEqual([
      '«خالی نگذارید» is not said',
    ])
    expect(mismatchesOf({ ...shown, errors: ['خالی نگذارید'] }, seen, false)).toEqual([])
  })
  it('takes what may be shown instead', () => {
    const empty = { heading: 'نشانی', primary: 'افزودن نشانی' }
    expect(mismatchesOf({ ...shown, or: [empty] }, { ...seen, primaries: ['افزودن نشانی'] }, true)).toEqual(
      [],
    )
    expect(mismatchesOf({ ...shown, or: [empty] }, { ...seen, primaries: ['حذف'] }, true)).toHaveLength(1)
  })
  const paid = failure('refused', 2020, 'این سفارش پرداخت شده است.')
  const unreachable = failure('unreachable')
  const saying = (words: string) => ({ ...seen, wordsBesideToasts: words })

  it('names a failure that nobody speaks of, in a toast at most', () => {
    const toast = { ...seen, words: 'این سفارش پرداخت شده است.' }
    expect(failureMismatches(paid, null, shown, toast)).toEqual([
      'nobody says that it failed: این سفارش پرداخت شده است.',
    ])
    expect(failureMismatches(unreachable, null, shown, saying('ارتباط با سرور برقرار نشد.'))).toEqual([])
  })
  it('wants a failure of an earlier state said as long as it is there', () =>
    expect(failureMismatches(paid, paid, shown, seen)).toHaveLength(1))
  it('names a failure that is still spoken of after it was cleared', () => {
    expect(failureMismatches(null, paid, shown, saying('این سفارش پرداخت شده است.'))).toEqual([
      'the page still says that it failed: این سفارش پرداخت شده است.',
    ])
    expect(failureMismatches(null, paid, shown, seen)).toEqual([])
  })
  it('names a failure that a state covers, and shows all the same', () => {
    const covering = { ...shown, coversFailure: 'The sheet lies over it.' }
    expect(failureMismatches(unreachable, null, covering, saying('مشکلی پیش آمد.'))).toHaveLength(1)
    expect(failureMismatches(unreachable, null, covering, seen)).toEqual([])
  })
})
