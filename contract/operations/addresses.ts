/** The user's address book, provinces and cities. Specification: document 1 sections 3, 4, 5 and 7. */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { PlaqueNumber, StreetAddress, UnitNumber } from '../values/postal-address.ts'
import { PostalCode } from '../values/postal-code.ts'
import { Done, Provider, typeAndOrderParams } from './parameters.ts'

export const AddressUid = v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed')))

/** The parts of an address that a user enters. */
export const addressFields = {
  province: v.pipe(v.string(textRef('province.required')), v.nonEmpty(textRef('province.required'))),
  city: v.pipe(v.string(textRef('city.required')), v.nonEmpty(textRef('city.required'))),
  address: StreetAddress,
  plaqueNumber: PlaqueNumber,
  unitNumber: UnitNumber,
  postalCode: PostalCode,
}
export const AddressFields = v.strictObject(addressFields)
export type AddressFields = v.InferOutput<typeof AddressFields>

/** A stored address. A disabled one (`enable: false`) is shown but cannot be chosen. */
export const Address = v.strictObject({
  uid: AddressUid,
  ...addressFields,
  provinceFa: v.string(),
  cityFa: v.string(),
  enable: v.boolean(),
  /** Whether a car can be inspected there; only where it was asked for. */
  inspection: v.optional(
    v.strictObject({
      /**
       * Reason why no visit is possible: no visits in this city, or no free slot in the next days. Null if a
       * visit is possible.
       */
      reason: v.nullable(v.picklist(['city', 'full'])),
      /** The nearest city with visits; null where the address itself has them. */
      nearestCityFa: v.nullable(v.string()),
      /** The first free slot. */
      earliest: v.nullable(v.strictObject({ date: JalaliDate, startTime: v.string(), endTime: v.string() })),
    }),
  ),
})
export type Address = v.InferOutput<typeof Address>

/** A city in which an insurer inspects cars, with the titles of the requested language. */
const InspectionCity = v.strictObject({ code: v.string(), cityFa: v.string(), provinceFa: v.string() })

const City = v.strictObject({ code: v.string(), title: v.string() })
export const Province = v.strictObject({
  code: v.string(),
  title: v.string(),
  /** First digits of postal codes that are certainly of this province. */
  postalPrefixes: v.array(v.string()),
  cities: v.array(City),
})
export type Province = v.InferOutput<typeof Province>

export const addresses = {
  listAddresses: operation({
    summary: 'The user’s own addresses, newest first.',
    method: 'GET',
    path: '/api/v1/address',
    who: 'user',
    idempotency: 'read',
    query: v.strictObject({
      trackingCode: v.optional(v.string()),
      /**
       * Asks about an inspection by the insurer of a car-body order: `enable` then says whether a visit is
       * possible; `inspect_info` adds the reason, and the cities where one is.
       */
      requestOrigin: v.optional(v.picklist(['inspection', 'inspect_info'], textRef('choice.unknown'))),
      insuranceProvider: v.optional(Provider),
    }),
    answer: v.strictObject({
      addresses: v.array(Address),
      /** Every city in which the order’s insurer inspects cars; only for `inspect_info`. */
      inspectionCities: v.optional(v.array(InspectionCity)),
    }),
    errors: ['invalid', 'notFound'],
  }),
  createAddress: operation({
    summary: 'Adds an address. The same content again returns the existing address.',
    method: 'POST',
    path: '/api/v1/address/create',
    who: 'user',
    idempotency: 'key',
    body: AddressFields,
    answer: v.strictObject({ uid: AddressUid }),
    errors: ['invalid', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  updateAddress: operation({
    summary: 'Changes one of the user’s addresses.',
    method: 'PUT',
    path: '/api/v1/address/:id',
    who: 'user',
    idempotency: 'key',
    params: v.strictObject({ id: AddressUid }),
    body: AddressFields,
    answer: Done,
    errors: ['invalid', 'notFound', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  deleteAddress: operation({
    summary: 'Removes one of the user’s addresses. Orders that used it keep their copy.',
    method: 'DELETE',
    path: '/api/v1/address/:id',
    who: 'user',
    idempotency: 'key',
    params: v.strictObject({ id: AddressUid }),
    answer: Done,
    errors: ['notFound', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  listProvinces: operation({
    summary:
      'All provinces and cities by the alphabet of the requested language: Tehran and each capital come first.',
    method: 'GET',
    path: '/api/v1/:type/provinces/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: v.strictObject({ provinces: v.array(Province) }),
    errors: ['notFound'],
  }),
}
