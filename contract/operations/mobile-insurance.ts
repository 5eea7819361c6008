/**
 * Mobile policies of a user: their list and their files. They are sold on an insurer's own site, which the
 * app opens. Specification: document 3 sections 3 and 7; decisions, section 2 "Mobile policies list".
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { PolicyPage } from './my-insurance.ts'

/**
 * `renewal`: `url` is the page of the insurer's site that renews the policy, or takes the payment of one that
 * is ready to pay. `download`: `url` is the file's address at this gateway, for its owner.
 */
export const MobileAction = v.strictObject({
  type: v.picklist(['renewal', 'download']),
  url: v.string(),
})
export type MobileAction = v.InferOutput<typeof MobileAction>

export const MobilePolicy = v.strictObject({
  /** Policy number, shown to the owner. */
  id: v.string(),
  /** In the language of the request. */
  insuranceStatusFa: v.string(),
  /** One of `MobileStatus`. Typed as a text, so that a newer gateway's status is shown without a colour. */
  insuranceStatusEn: v.string(),
  /** Null before it is paid. */
  insuranceCertificationNumber: v.nullable(v.string()),
  /** Null if the insurer knows the phone by its number alone. */
  deviceModel: v.nullable(v.string()),
  imeiOrDeviceSerialNumber: v.string(),
  /** In the language of the request. */
  insurancePlan: v.string(),
  buyerName: v.string(),
  /** Last day of the cover; null before it is paid. */
  expireDate: v.nullable(JalaliDate),
  actions: v.array(MobileAction),
})
export type MobilePolicy = v.InferOutput<typeof MobilePolicy>

const idParams = v.strictObject({ id: v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed'))) })

export const mobileInsurance = {
  listMobilePolicies: operation({
    summary:
      'The user’s mobile policies, ten on a page: current ones first, then previous ones, newest first.',
    method: 'GET',
    path: '/api/v1/user/mobile-insurances/:page',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ page: PolicyPage }),
    answer: v.strictObject({
      insurances: v.array(MobilePolicy),
      previousInsurances: v.array(MobilePolicy),
    }),
    errors: ['notFound'],
  }),
  readMobilePolicy: operation({
    summary: 'One of the user’s mobile policies.',
    method: 'GET',
    path: '/api/v1/user/mobile-insurance/:id',
    who: 'user',
    idempotency: 'read',
    params: idParams,
    answer: MobilePolicy,
    errors: ['notFound'],
  }),
  readMobilePolicyFile: operation({
    summary: 'One of the user’s mobile policies as a PDF in Persian.',
    method: 'GET',
    path: '/api/v1/user/mobile-insurance/:id/file',
    who: 'user',
    idempotency: 'read',
    params: idParams,
    errors: ['notFound', 'policyNotIssued'],
  }),
}
