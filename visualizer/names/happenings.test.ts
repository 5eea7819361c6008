/** Every kind of event, every outcome of a call and every beginning is named for readers in both languages, and nothing else is. */
import { describe, expect, it } from 'vitest'
import { endingsOf } from '#machines/paths/happenings.ts'
import { paymentResultTables } from '#machines/paths/payment-result.ts'
import { gestures } from '#machines/paths/third-party/gestures.ts'
import { everyWalk } from '#machines/paths/every-walk.ts'
import { tables } from '#machines/paths/third-party/model.ts'
import { outcomes } from '#machines/paths/third-party/outcomes.ts'
import { beginningNames } from './beginnings.ts'
import { detailNames } from './details.ts'
import { happeningName } from './happenings.ts'

const outcomesOf = (table: typeof tables, calls: readonly string[]) => calls.flatMap((call) => endingsOf(table, call).map(({ name }) => name.split(': ').slice(1).join(': ')))

const details = new Set([
  'done', 'failed',
  ...Object.values(gestures).flatMap((classes) => Object.keys(classes)),
  ...outcomesOf(tables, Object.keys(outcomes)),
  ...outcomesOf(paymentResultTables, ['readPaymentResult']),
])
const beginnings = ['third-party', 'payment-result'].flatMap((chart) => everyWalk[chart]?.model().beginnings.map(({ name }) => name) ?? [])

describe('what happens, in the reader’s words', () => {
  it('has words for every kind of an event and every outcome of a call, and for no other', () => {
    expect([...details].filter((detail) => detail !== '' && !Object.hasOwn(detailNames, detail))).toEqual([])
    expect(Object.keys(detailNames).filter((detail) => !details.has(detail))).toEqual([])
  })
  it('has words for every beginning, and for no other', () => {
    expect(Object.keys(beginningNames).toSorted()).toEqual([...new Set(beginnings)].toSorted())
  })
  it('says a happening of the catalogue', () => {
    expect(happeningName('lookUpPlate: found')).toEqual({ fa: 'استعلام پلاک: پیدا شد', en: 'Look up the plate: found' })
    expect(happeningName('plate.changed: whole')).toEqual({ fa: 'تغییر پلاک: کامل', en: 'Plate changed: whole' })
    expect(happeningName('continue').en).toBe('Continue')
    expect(happeningName('after flash').en).toBe('After 0.2 s')
    expect(happeningName('address of history-claims').fa).toBe('نشانی «خسارت‌های قبلی»')
    expect(happeningName('guest').fa).toBe('مهمان')
  })
})
