/** Provinces and cities by code. Specification: document 1 section 3. */
import type { AddressFields } from '#contract/operations/addresses.ts'
import { textRef } from '#contract/texts.ts'
import { provinces } from '../../sandbox/cities.ts'
import { Refusal } from '../refusal.ts'

const byCode = new Map(provinces.map(({ code, title, cities }) => [code, { title, cities: new Map(cities.map((city) => [city.code, city.title])) }]))

/** Takes the parts of an address; gives them, and no others, with the titles to show. Throws the Refusal invalid for a place that is not there. */
export const withTitles = ({ province, city, address, plaqueNumber, unitNumber, postalCode }: AddressFields) => {
  const inProvince = byCode.get(province)
  const cityFa = inProvince?.cities.get(city)
  if (inProvince === undefined) throw new Refusal('invalid', { fields: { province: textRef('choice.unknown') } })
  if (cityFa === undefined) throw new Refusal('invalid', { fields: { city: textRef('choice.unknown') } })
  return { province, city, address, plaqueNumber, unitNumber, postalCode, provinceFa: inProvince.title, cityFa }
}
