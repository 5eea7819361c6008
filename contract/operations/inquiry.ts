/**
 * Looking a vehicle up in the registry by plate and owner. Specification: document 2 sections 2.5, 3 and 7.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { OwnerCode } from '../values/owner-code.ts'
import { CarPlate, MotorcyclePlate } from '../values/plate.ts'
import { type LiabilityType, liabilityParams } from './parameters.ts'
import { PolicyStatus } from './configuration.ts'

/** A plate and its owner by product, because the plate is that of the product's vehicle. */
export const inquiryRequests = {
  thirdparty: v.strictObject({ nationalCode: OwnerCode, ...CarPlate.entries }),
  motorcycle: v.strictObject({ nationalCode: OwnerCode, ...MotorcyclePlate.entries }),
} as const satisfies Record<LiabilityType, v.GenericSchema>

/** The request of any product's inquiry. The gateway accepts that of the product in the path only. */
export const InquiryRequest = v.union(
  [inquiryRequests.thirdparty, inquiryRequests.motorcycle],
  textRef('malformed'),
)
export type InquiryRequest = v.InferOutput<typeof InquiryRequest>

/**
 * The registry's data, as codes of the configuration; null if unknown. `isDefective` means that required
 * data is missing and the user has to enter it.
 */
export const InquiryAnswer = v.strictObject({
  sbId: v.string(),
  isDefective: v.boolean(),
  message: v.nullable(v.string()),
  carType: v.nullable(v.string()),
  carUsage: v.nullable(v.string()),
  carBrand: v.nullable(v.string()),
  carModel: v.nullable(v.string()),
  carDetailCode: v.nullable(v.string()),
  carProductionYear: v.nullable(v.string()),
  carProductionMonth: v.nullable(v.string()),
  policyStatus: v.nullable(PolicyStatus),
  previousCompany: v.nullable(v.string()),
  lastPolicyStartDate: v.nullable(JalaliDate),
  lastPolicyExpDate: v.nullable(JalaliDate),
  /** Percentages printed on the last policy. */
  noDamageFactor: v.nullable(v.number()),
  driverNoDamageFactor: v.nullable(v.number()),
})
export type InquiryAnswer = v.InferOutput<typeof InquiryAnswer>

const ofEarlierInquiry = {
  nationalCode: v.string(),
  carInfo: v.strictObject({ carModel: v.string(), carProductionYear: v.string() }),
}

/** A plate of an earlier inquiry of the user for this product, with its owner's code. */
export const SavedPlate = v.union([
  v.strictObject({ ...ofEarlierInquiry, ...CarPlate.entries }),
  v.strictObject({ ...ofEarlierInquiry, ...MotorcyclePlate.entries }),
])
export type SavedPlate = v.InferOutput<typeof SavedPlate>

export const inquiry = {
  listMyPlates: operation({
    summary: 'Plates of the user’s earlier inquiries for this product, the latest first.',
    method: 'GET',
    path: '/api/v1/:type/:provider/inquiry/my-plates',
    who: 'user',
    idempotency: 'read',
    params: liabilityParams,
    answer: v.strictObject({ plates: v.array(SavedPlate) }),
    errors: [],
  }),
  lookUpPlate: operation({
    summary: 'Looks up a plate and its owner. Changes nothing visible; rate-limited per guest and per user.',
    method: 'POST',
    path: '/api/v1/:type/:provider/inquiry/by-plate',
    who: 'guest',
    idempotency: 'read',
    params: liabilityParams,
    body: InquiryRequest,
    answer: InquiryAnswer,
    errors: ['invalid', 'registryDown', 'plateNotOwners', 'plateUnknown', 'registryRefused', 'tooMany'],
  }),
}

/** The id of an inquiry that a search may refer to, or null for details entered by hand. */
export const SbId = v.nullable(v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed'))))
