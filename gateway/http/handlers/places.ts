/** Addresses with the titles of their provinces and cities. Specification: document 1 section 3. */
import type { AddressFields, Province } from '#contract/operations/addresses.ts'
import { type Locale, textRef } from '#contract/texts.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { Places } from '../../domain/places.ts'
import type { HandlerContext } from '../handler.ts'

const find = <T extends { code: string }>(list: readonly T[] | undefined, code: string): T | undefined =>
  list?.find((entry) => entry.code === code)

/**
 * Returns the parts of an address, without other properties, and the titles of its places in a language
 * (Persian for what is stored). Throws the ApiError invalid for an unknown place.
 */
export const addressWithTitles = (
  places: Places,
  { province, city, address, plaqueNumber, unitNumber, postalCode }: AddressFields,
  locale: Locale = 'fa',
) => {
  const knownProvince = find(places.provincesIn(locale), province)
  const knownCity = find(knownProvince?.cities, city)
  if (knownProvince === undefined)
    throw new ApiError('invalid', { fields: { province: textRef('choice.unknown') } })
  if (knownCity === undefined) throw new ApiError('invalid', { fields: { city: textRef('choice.unknown') } })
  return {
    province,
    city,
    address,
    plaqueNumber,
    unitNumber,
    postalCode,
    provinceFa: knownProvince.title,
    cityFa: knownCity.title,
  }
}

/**
 * Throws the ApiError invalid for an address that policies cannot be sent to. The fields of a request count,
 * whatever address of the book they are said to be.
 */
export const checkServed = (places: Places, address: AddressFields): void => {
  if (!places.isServed(address))
    throw new ApiError('invalid', { fields: { postalCode: textRef('choice.unknown') } })
}

/** Returns all provinces and cities in a language. */
export const provincesOf = ({ places, locale }: Pick<HandlerContext, 'places' | 'locale'>): Province[] =>
  places.provincesIn(locale).map(({ code, title, cities, postalPrefixes }) => ({
    code,
    title,
    postalPrefixes: [...postalPrefixes],
    cities: [...cities],
  }))

type TitledAddress = AddressFields & { provinceFa: string; cityFa: string }

/** Returns a stored address with titles in a language; the stored titles if a place is no longer listed. */
export const localisedAddress = <T extends TitledAddress>(places: Places, stored: T, locale: Locale): T => {
  const province = find(places.provincesIn(locale), stored.province)
  return {
    ...stored,
    provinceFa: province?.title ?? stored.provinceFa,
    cityFa: find(province?.cities, stored.city)?.title ?? stored.cityFa,
  }
}
