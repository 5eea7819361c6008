import { describe, expect, it } from 'vitest'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { thirdParty } from '#machines/third-party.ts'
import { chartData } from '../chart/chart-data.ts'
import { find } from './find.ts'

const data = chartData(diagramOf(thirdParty), {})
const found = (typed: string) => find(data, typed).map(({ kind, place }) => `${kind} ${place}`)

describe('the search in a chart', () => {
  it('finds a state by its Persian, its English and its technical name', () => {
    for (const typed of ['آخرین بررسی', 'last check', 'checkingLast'])
      expect(found(typed)).toContain('state payment.invoice.checkingLast')
  })
  it('treats a space as a half-space and Arabic letters as Persian ones', () => {
    expect(found('نشاني هاي من')).toContain('state address.book')
  })
  it('finds events, guards and calls with their states', () => {
    expect(found('انتخاب پیشنهاد')).toContain('event offers.list.browsing')
    expect(found('the comparison is full')).toContain('guard offers.list.marking')
    expect(found('lookUpPlate').some((each) => each.startsWith('call inquiry.'))).toBe(true)
  })
  it('finds nothing for an empty query, and at most a dozen results', () => {
    expect(found('  ')).toEqual([])
    expect(found('a')).toHaveLength(12)
  })
})
