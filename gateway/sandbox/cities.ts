/** Every province with every city, as the contract wants them: in Persian order. Specification: document 1 section 3. */
import type { Province } from '#contract/operations/addresses.ts'
import { provinceList } from './city-list.data.ts'

const persian = new Intl.Collator('fa')
const inPersianOrder = <T extends { title: string }>(entries: readonly T[]): T[] => entries.toSorted((a, b) => persian.compare(a.title, b.title))

export const provinces: readonly Province[] = inPersianOrder(
  provinceList.map(({ code, title, cities }) => ({
    code,
    title,
    cities: inPersianOrder(cities.map(([cityCode, cityTitle]) => ({ code: cityCode, title: cityTitle }))),
  })),
)

/** Takes the codes of a province and of a city; gives both, or undefined where there is no such city in that province. */
export const cityOf = (provinceCode: string, cityCode: string): { province: Province; city: Province['cities'][number] } | undefined => {
  const province = provinces.find(({ code }) => code === provinceCode)
  const city = province?.cities.find(({ code }) => code === cityCode)
  return province === undefined || city === undefined ? undefined : { province, city }
}
