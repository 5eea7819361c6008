/**
 * Personal data of the contract never leaves a phone. Personal fields are found by the schemas of their
 * values; markers are planted in all of them.
 */
import { describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { CompanyName } from '#contract/values/company-name.ts'
import { CompanyNationalId } from '#contract/values/company-national-id.ts'
import { DiscountCode } from '#contract/values/discount-code.ts'
import { NationalCode } from '#contract/values/national-code.ts'
import { OwnerCode } from '#contract/values/owner-code.ts'
import { PersonName } from '#contract/values/person-name.ts'
import { CarPlate, Plate } from '#contract/values/plate.ts'
import * as postal from '#contract/values/postal-address.ts'
import { PostalCode } from '#contract/values/postal-code.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { initialContext } from '#machines/journey/context.ts'
import { maskContext, unmaskedFields } from './mask-context.ts'

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const personal: ReadonlySet<unknown> = new Set([
  CellNumber,
  CompanyName,
  CompanyNationalId,
  DiscountCode,
  NationalCode,
  OwnerCode,
  PersonName,
  PostalCode,
  TrackingCode,
  ...Object.values(postal).filter((value) => isBag(value) && value['kind'] === 'schema'),
])

const isPlate = (schema: unknown): boolean => schema === Plate || schema === CarPlate

/** Names of the fields with one of these schemas, however wrapped. */
const personalFields = (schema: unknown, field: string): string[] => {
  if (!isBag(schema)) return []
  if (personal.has(schema)) return [field]
  if (isPlate(schema)) return Object.keys(CarPlate.entries)
  const { entries, item, wrapped, options, pipe, value } = schema
  return [
    ...(isBag(entries) ? Object.entries(entries).flatMap(([name, each]) => personalFields(each, name)) : []),
    ...[item, wrapped, value].flatMap((inner) => personalFields(inner, field)),
    ...(Array.isArray(options) ? options.flatMap((each: unknown) => personalFields(each, field)) : []),
    ...(Array.isArray(pipe) ? pipe.slice(1).flatMap((each: unknown) => personalFields(each, field)) : []),
  ]
}

const operations: readonly Operation[] = Object.values(registry)
const found = new Set(
  operations.flatMap(({ params, query, body, answer }) =>
    [params, query, body, answer].flatMap((schema) => personalFields(schema, '')),
  ),
)

const MARKER = 'MARKER'
/** Replaces every text and every null with the marker. */
const planted = (value: unknown): unknown => {
  if (typeof value === 'string' || value === null) return MARKER
  if (Array.isArray(value)) return value.map(planted)
  return isBag(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planted(each)]))
    : value
}

describe('a masked context', () => {
  it('covers the personal fields of the contract', () => {
    expect([...found]).toEqual(
      expect.arrayContaining([
        'nationalCode',
        'cellNumber',
        'firstName',
        'postalCode',
        'trackingCode',
        'plk1',
        'discountCode',
      ]),
    )
  })
  it('shows none of them unmasked', () => {
    expect([...found].filter((field) => unmaskedFields.has(field))).toEqual([])
  })
  it('masks every text except codes of lists', () => {
    const context = initialContext('thirdparty', {
      journeyId: MARKER,
      signedIn: true,
      trackingCode: MARKER,
      saved: {},
    })
    const personalParts = [
      'holder',
      'addressDraft',
      'delivery',
      'trackingCode',
      'searchTrackingCode',
      'discountDraft',
      'discountCode',
      'journeyId',
      'addressUid',
    ] as const
    const before = {
      ...Object.fromEntries(personalParts.map((part) => [part, planted(context[part])])),
      quote: {
        plate: planted(context.quote.plate),
        ownerNationalCode: MARKER,
        lookup: { sbId: MARKER, isDefective: false },
      },
    }
    const after = JSON.stringify(maskContext(before))
    expect(after.replaceAll('"type":"MARKER"', '')).not.toContain(MARKER)
    expect(after).toContain('•••')
  })
  it('shows that a failure occurred, without its personal details', () => {
    expect(
      maskContext({
        failure: {
          kind: 'refused',
          code: 1027,
          message: MARKER,
          fields: { 'policyHolder.cellNumber': MARKER },
          errorId: MARKER,
        },
      }),
    ).toEqual({
      failure: {
        kind: 'refused',
        code: 1027,
        message: '•••',
        fields: { 'policyHolder.cellNumber': '•••' },
        errorId: '•••',
      },
    })
  })
  it('distinguishes empty from filled fields', () => {
    expect(
      maskContext({
        plate: { plk1: '', plk2: '10', plk3: '', plkSrl: '44' },
        signedIn: false,
        liabilityPropertyDamage: 53_300_000,
        status: { insured: 'yes', deliveryDate: null },
      }),
    ).toEqual({
      plate: { plk1: '', plk2: '•••', plk3: '', plkSrl: '•••' },
      signedIn: false,
      liabilityPropertyDamage: 53_300_000,
      status: { insured: 'yes', deliveryDate: null },
    })
  })
})
