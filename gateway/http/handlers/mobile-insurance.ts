/** Mobile policies of a user. Document 3 sections 3 and 7; decisions, section 2 "Mobile policies list". */
import { Readable } from 'node:stream'
import { registry } from '#contract/index.ts'
import type { MobileAction, MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import { POLICIES_PER_PAGE } from '#contract/operations/my-insurance.ts'
import type { MobileStatus } from '#contract/values/mobile-policy.ts'
import { FileResponse } from '../../documents/file-response.ts'
import { policyFileOf } from '../../documents/policy-file/policy-file.ts'
import { ApiError } from '../../domain/api-error.ts'
import {
  goesOnAtInsurer,
  hasMobileFile,
  isPreviousStatus,
  mobilePlanTitle,
  mobileStatusOn,
  mobileStatusTitle,
} from '../../domain/mobile-policy.ts'
import { mobilePolicyDocumentOf, type MobilePolicyFacts } from '../../domain/mobile-policy-document.ts'
import { mobilePolicyOf, mobilePolicyPage, type MobilePolicyRow } from '../../store/mobile-policies.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext, Handlers } from '../handler.ts'

type UserCall = HandlerContext & { user: User }

/** The renewal is the first button. */
const actionsOf = (
  { id, siteCode }: MobilePolicyRow,
  status: MobileStatus,
  { ownOrigin, phonePolicyPath, locale }: UserCall,
): MobileAction[] => [
  ...(goesOnAtInsurer(status)
    ? [{ type: 'renewal', url: `${ownOrigin}${phonePolicyPath(siteCode, locale)}` } as const]
    : []),
  ...(hasMobileFile(status)
    ? [
        {
          type: 'download',
          url: `${ownOrigin}${registry.readMobilePolicyFile.path.replace(':id', id)}`,
        } as const,
      ]
    : []),
]

const cardOf = (policy: MobilePolicyRow, call: UserCall): MobilePolicy => {
  const { locale, clock } = call
  const status = mobileStatusOn(policy, clock.today())
  return {
    id: policy.id,
    insuranceStatusFa: mobileStatusTitle(locale, status),
    insuranceStatusEn: status,
    insuranceCertificationNumber: policy.paidOn === null ? null : String(policy.number),
    deviceModel: policy.deviceModel,
    imeiOrDeviceSerialNumber: policy.imei,
    insurancePlan: mobilePlanTitle(locale, policy.plan),
    buyerName: policy.buyerName,
    expireDate: policy.coverTo,
    actions: actionsOf(policy, status, call),
  }
}

const loadPolicy = async (id: string, { db, user }: UserCall): Promise<MobilePolicyRow> => {
  const policy = await mobilePolicyOf(db, user.id, id)
  if (policy === null) throw new ApiError('notFound')
  return policy
}

/** Throws the ApiError policyNotIssued. */
const factsOf = (
  policy: MobilePolicyRow,
  { user, market, clock, phoneInsurer }: UserCall,
): MobilePolicyFacts => {
  const { paidOn, coverFrom, coverTo } = policy
  if (
    paidOn === null ||
    coverFrom === null ||
    coverTo === null ||
    !hasMobileFile(mobileStatusOn(policy, clock.today()))
  )
    throw new ApiError('policyNotIssued')
  return {
    ...policy,
    number: String(policy.number),
    insurer: market.insurerName('fa', phoneInsurer).title,
    paidOn,
    cover: { from: coverFrom, to: coverTo },
    cellNumber: user.cellNumber,
  }
}

export const mobileInsurance = {
  listMobilePolicies: async ({ params: { page } }, call) => {
    const { db, user, clock } = call
    const listed = await mobilePolicyPage(db, user.id, {
      page,
      size: POLICIES_PER_PAGE,
      today: clock.today(),
    })
    const isPrevious = (policy: MobilePolicyRow) => isPreviousStatus(mobileStatusOn(policy, clock.today()))
    return {
      insurances: listed.filter((policy) => !isPrevious(policy)).map((policy) => cardOf(policy, call)),
      previousInsurances: listed.filter(isPrevious).map((policy) => cardOf(policy, call)),
    }
  },

  readMobilePolicy: async ({ params: { id } }, call) => cardOf(await loadPolicy(id, call), call),

  readMobilePolicyFile: async ({ params: { id } }, call) => {
    const policy = await loadPolicy(id, call)
    const pdf = await policyFileOf(
      mobilePolicyDocumentOf(factsOf(policy, call)),
      `${call.ownOrigin}${call.policyPagePath(policy.policyCode)}`,
    )
    const file = { content: Readable.from(pdf), bytes: pdf.byteLength }
    return new FileResponse(file, 'application/pdf', `mobile-policy-${policy.number}`)
  },
} satisfies Partial<Handlers>
