/** Every province with every city, as the contract wants them: in Persian order. Specification: document 1 section 3. */
import type { Province } from '#contract/operations/addresses.ts'
import { provinceList } from './city-list.ts'

const persian = new Intl.Collator('fa')
const inPersianOrder = <T extends { title: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => persian.compare(a.title, b.title))

export const provinces: readonly Province[] = inPersianOrder(
  provinceList.map(({ code, title, cities }) => ({
    code,
    title,
    cities: inPersianOrder(cities.map(([cityCode, cityTitle]) => ({ code: cityCode, title: cityTitle }))),
  })),
)
