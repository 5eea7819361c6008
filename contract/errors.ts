/**
 * All errors of the gateway, with their codes and HTTP statuses. Their messages are in error-texts/, one
 * file for each language. Codes that the documents do not name start at 2000. Specification: document 1
 * section 8, document 2 section 8.
 */
import * as v from 'valibot'
import { InsuranceType } from './values/insurance-type.ts'

type Entry = { code: number; status: number }

export const errors = {
  registryDown: { code: 1000, status: 503 },
  plateNotOwners: { code: 1027, status: 422 },
  plateUnknown: { code: 1028, status: 404 },
  registryRefused: { code: 1030, status: 422 },
  nothingToRenew: { code: 1034, status: 409 },
  discountUnknown: { code: 2001, status: 422 },
  discountExpired: { code: 2002, status: 422 },
  discountOtherInsurer: { code: 2003, status: 422 },
  discountUsedUp: { code: 2004, status: 422 },
  searchExpired: { code: 2010, status: 409 },
  offerUnavailable: { code: 2011, status: 409 },
  paymentMethodUnavailable: { code: 2012, status: 422 },
  searchRefused: { code: 2013, status: 422 },
  priceChanged: { code: 2014, status: 409 },
  orderClosed: { code: 2020, status: 409 },
  orderIncomplete: { code: 2021, status: 409 },
  instantUnavailable: { code: 2022, status: 409 },
  policyNotIssued: { code: 2023, status: 409 },
  statusChanged: { code: 2024, status: 409 },
  cellNumberNotHolders: { code: 2030, status: 422 },
  holderUnknown: { code: 2031, status: 422 },
  companyUnknown: { code: 2032, status: 422 },
  slotTaken: { code: 2040, status: 409 },
  inspectionUnavailable: { code: 2041, status: 409 },
  visitNotToday: { code: 2042, status: 409 },
  nothingToPay: { code: 2045, status: 409 },
  signInTokenRefused: { code: 2051, status: 401 },
  accountInUse: { code: 2070, status: 409 },
  codeExpired: { code: 2071, status: 409 },
  fileType: { code: 2060, status: 415 },
  fileTooLarge: { code: 2061, status: 413 },
  fileUnreadable: { code: 2062, status: 422 },
  invalid: { code: 4000, status: 400 },
  signInNeeded: { code: 4010, status: 401 },
  notFound: { code: 4040, status: 404 },
  keyReused: { code: 4090, status: 409 },
  keyMissing: { code: 4001, status: 400 },
  keyUnderWay: { code: 4091, status: 409 },
  tooMany: { code: 4290, status: 429 },
  broken: { code: 5000, status: 500 },
  unavailable: { code: 5030, status: 503 },
} as const satisfies Record<string, Entry>

export type ErrorName = keyof typeof errors

/**
 * The envelope of every error answer. `data.fields` has a message for each refused field in the requested
 * language; `data.missing` names the parts that an incomplete order still needs; `data.product` is that of
 * the order or the policy that the error is about.
 */
export const ErrorAnswer = v.strictObject({
  errorData: v.strictObject({
    message: v.string(),
    errorCode: v.number(),
    data: v.strictObject({
      fields: v.optional(v.record(v.string(), v.string())),
      missing: v.optional(v.array(v.string())),
      product: v.optional(InsuranceType),
      retryAfterSeconds: v.optional(v.number()),
    }),
  }),
})
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>
