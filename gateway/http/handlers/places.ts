/** Provinces and cities by code. Specification: document 1 section 3. */
import type { AddressFields } from '#contract/operations/addresses.ts'
import { type Locale, textRef } from '#contract/texts.ts'
import { provincesIn } from '../../sandbox/localised-names.ts'
import { ApiError } from '../api-error.ts'

const byCodeIn = (locale: Locale) =>
  new Map(
    provincesIn(locale).map(({ code, title, cities }) => [
      code,
      { title, cities: new Map(cities.map((city) => [city.code, city.title])) },
    ]),
  )
const byCode = { fa: byCodeIn('fa'), en: byCodeIn('en') }

/**
 * Takes the parts of an address, and the language that it is read in (what is kept is Persian); gives them, and no others, with the titles to show.
 * Throws the Refusal invalid for a place that is not there.
 */
export const addressWithTitles = (
  { province, city, address, plaqueNumber, unitNumber, postalCode }: AddressFields,
  locale: Locale = 'fa',
) => {
  const inProvince = byCode[locale].get(province)
  const cityFa = inProvince?.cities.get(city)
  if (inProvince === undefined)
    throw new ApiError('invalid', { fields: { province: textRef('choice.unknown') } })
  if (cityFa === undefined) throw new ApiError('invalid', { fields: { city: textRef('choice.unknown') } })
  return {
    province,
    city,
    address,
    plaqueNumber,
    unitNumber,
    postalCode,
    provinceFa: inProvince.title,
    cityFa,
  }
}

type Titled = AddressFields & { provinceFa: string; cityFa: string }

/** Takes an address that an order keeps and a language; gives it with the titles of that language, its own where a place is no longer listed. */
export const localisedAddress = <T extends Titled>(kept: T, locale: Locale): T => {
  const province = byCode[locale].get(kept.province)
  return {
    ...kept,
    provinceFa: province?.title ?? kept.provinceFa,
    cityFa: province?.cities.get(kept.city) ?? kept.cityFa,
  }
}
