import { beforeAll, describe, expect, it } from 'vitest'
import { comparedInsurers } from '#machines/journey/offer-list.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { comparisonRows } from './comparison-rows.ts'
import { offerOf, offersAnswer } from '../../offers.sample.ts'

beforeAll(speakPersian)

const columns = (ceiling: number, ...codes: string[]) => comparedInsurers(offersAnswer, ceiling, codes)
const row = (id: string, of: ReturnType<typeof columns>) =>
  comparisonRows(of, { months: 12, records: offersAnswer.market.insurers }).find((each) => each.id === id)

describe('the rows of the comparison', () => {
  it('compare the marked insurers in the order of marking', () => {
    expect(columns(53_300_000, 'aftab', 'hamoon').map(({ companyFa }) => companyFa)).toEqual([
      'بیمهٔ آفتاب',
      'بیمهٔ هامون',
    ])
  })

  it('keep an insurer without a price for this ceiling, and skip an unknown one', () => {
    const marked = columns(200_000_000, 'aftab', 'hamoon', 'sarv')
    expect(marked.map(({ companyCode, offer }) => [companyCode, offer?.payableAmount ?? null])).toEqual([
      ['aftab', 7_411_000],
      ['hamoon', null],
    ])
    expect(row('before', marked)).toMatchObject({ cells: ['۸٬۰۱۱٬۰۰۰', '—'], differs: false })
  })

  it('mark differences, and the best value if only one insurer has it', () => {
    const marked = columns(53_300_000, 'damavand', 'hamoon')
    expect(row('before', marked)).toMatchObject({
      cells: ['۶٬۹۰۰٬۱۰۰', '۶٬۸۶۸٬۲۰۰'],
      differs: true,
      best: null,
    })
    expect(row('bnpl', marked)).toMatchObject({ cells: ['۴ قسط ۱٬۵۷۵٬۰۰۰', 'ندارد'], differs: true, best: 0 })
    expect(row('branches', marked)).toMatchObject({ differs: false, best: null })
    expect(row('term', marked)).toMatchObject({ cells: ['یک‌ساله', 'یک‌ساله'], differs: false, best: null })
  })

  it('prefer more branches and a smaller late fee, but not a greater discount alone', () => {
    const sides = [
      offerOf('aftab', 'آفتاب', 6_000_000, { branchesNum: 300, discountPercentage: 5, delayPenalty: 0 }),
      offerOf('sarv', 'سرو', 6_000_000, { branchesNum: 60, discountPercentage: 7, delayPenalty: 90_000 }),
    ].map((offer) => ({ companyCode: offer.companyCode, companyFa: offer.companyFa, offer }))
    expect(row('branches', sides)?.best).toBe(0)
    expect(row('discount', sides)).toMatchObject({ cells: ['۵\u200F٪', '۷\u200F٪'], best: null })
    expect(row('late', sides)).toMatchObject({ cells: ['ندارید', '۹۰٬۰۰۰'], best: 0 })
  })

  it('do not mark cheques as better if they cost more than cash', () => {
    const by = (companyCode: string, payableAmount: number, withCheques: number | null) => {
      const installment =
        withCheques === null
          ? null
          : { first: 2_000_000, each: 1_000_000, count: 4, payableAmount: withCheques }
      return {
        companyCode,
        companyFa: companyCode,
        offer: offerOf(companyCode, companyCode, payableAmount, { installment }),
      }
    }
    expect(row('cheques', [by('a', 6_000_000, 6_323_200), by('b', 6_100_000, null)])?.best).toBeNull()
    expect(row('cheques', [by('a', 6_000_000, 6_323_200), by('b', 6_400_000, 6_400_000)])?.best).toBe(1)
  })

  it('show solvency and complaints, where less is better', () => {
    const marked = columns(53_300_000, 'damavand', 'hamoon')
    expect(row('solvency', marked)).toMatchObject({ cells: ['سطح ۱ از ۵', 'سطح ۳ از ۵'], best: 0 })
    expect(row('complaints', marked)?.best).toBe(0)
  })

  it('name the down payment beside the cheques', () => {
    const offer = offerOf('sarv', 'سرو', 6_000_000, {
      installment: { first: 2_000_000, each: 1_100_000, count: 4, payableAmount: 6_400_000 },
    })
    expect(row('cheques', [{ companyCode: 'sarv', companyFa: 'بیمهٔ سرو', offer }])?.cells).toEqual([
      '۲٬۰۰۰٬۰۰۰ نقد و ۴ چک ۱٬۱۰۰٬۰۰۰',
    ])
  })
})
