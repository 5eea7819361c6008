/** Every event case, call result and input case has a name in both languages, and no name is unused. */
import { describe, expect, it } from 'vitest'
import { testModels } from '#explorer/test-models.ts'
import { callEndingsOf } from '#explorer/event-cases.ts'
import { statesOf } from '#explorer/transitions.ts'
import { inputCaseNames } from './input-cases.ts'
import { detailNames } from './details.ts'
import { inputCaseName, localisedEventName, isError } from './event-names.ts'

const walks = Object.values(testModels)

const outcomes = walks.flatMap(({ chart, tables }) => {
  const calls = statesOf(chart).flatMap(({ invoke }) => invoke.map(({ id }) => id))
  return calls.flatMap((call) =>
    callEndingsOf(tables, call).map(({ name }) => name.split(': ').slice(1).join(': ')),
  )
})

const details = new Set([
  'done',
  'failed',
  ...walks.flatMap(({ tables }) =>
    Object.values(tables.userEvents).flatMap((classes) => Object.keys(classes)),
  ),
  ...outcomes,
])
const inputCases = walks.flatMap(({ model }) => model().inputCases.map(({ name }) => name))

describe('localised names of events', () => {
  it('cover every event case and call result, and no other', () => {
    expect(
      [...details].filter(
        (detail) => detail !== '' && !isError(detail) && !Object.hasOwn(detailNames, detail),
      ),
    ).toEqual([])
    expect(Object.keys(detailNames).filter((detail) => !details.has(detail))).toEqual([])
  })
  it('cover every input case, and no other', () => {
    expect(Object.keys(inputCaseNames).toSorted()).toEqual([...new Set(inputCases)].toSorted())
  })
  it('are unique among the input cases of a chart', () => {
    for (const { model } of walks) {
      const names = model().inputCases.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
    }
  })
  it('translate an event of the catalogue', () => {
    expect(localisedEventName('lookUpPlate: found')).toEqual({
      fa: 'استعلام پلاک: پیدا شد',
      en: 'Look up the plate: found',
    })
    expect(localisedEventName('plate.changed: whole')).toEqual({
      fa: 'تغییر پلاک: کامل',
      en: 'Plate changed: whole',
    })
    expect(localisedEventName('continue').en).toBe('Continue')
    expect(localisedEventName('after flash').en).toBe('After 0.2 s')
    expect(localisedEventName('address of history-claims').fa).toBe('نشانی «خسارت‌های قبلی»')
    expect([inputCaseName('installed').fa, localisedEventName('installed').fa]).toEqual(['نصب‌شده', 'نصب شد'])
    expect(inputCaseName('guest').fa).toBe('مهمان')
  })
})
