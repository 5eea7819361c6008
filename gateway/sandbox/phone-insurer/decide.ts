/**
 * Decisions of a customer on the page of a policy: paying it, cancelling the order, or renewing it. Each
 * takes effect once.
 */
import { mobileCover, mobileStatusOn } from '../../domain/mobile-policy.ts'
import type { Database } from '../../store/database.ts'
import { changeMobilePolicy, insertMobilePolicy, type MobilePolicyRow } from '../../store/mobile-policies.ts'

export const decisions = ['pay', 'cancel', 'renew'] as const
export type Decision = (typeof decisions)[number]

const renew = async (tx: Database, policy: MobilePolicyRow, today: string, now: Date): Promise<string> => {
  const { userId, deviceModel, imei, plan, buyerName, phonePrice, premium, returnOrigin } = policy
  const { from, to } = mobileCover(today, policy.coverTo)
  await changeMobilePolicy(tx, policy.id, { renewedOn: today })
  return insertMobilePolicy(tx, {
    userId,
    deviceModel,
    imei,
    plan,
    buyerName,
    phonePrice,
    premium,
    returnOrigin,
    discount: 0,
    renews: policy.id,
    createdAt: now,
    paidOn: today,
    coverFrom: from,
    coverTo: to,
  })
}

/**
 * Applies a decision if the status of the locked policy allows it. Otherwise the page shows the current
 * status.
 * @returns the site code of the policy that is shown then
 */
export const decideOnPolicy = async (
  tx: Database,
  policy: MobilePolicyRow,
  decision: Decision,
  { today, now }: { today: string; now: Date },
): Promise<string> => {
  const status = mobileStatusOn(policy, today)
  if (status === 'renewal' && decision === 'renew') return renew(tx, policy, today, now)
  if (status === 'ready_to_pay' && decision === 'pay') {
    const { from, to } = mobileCover(today, null)
    await changeMobilePolicy(tx, policy.id, { paidOn: today, coverFrom: from, coverTo: to })
  }
  if (status === 'ready_to_pay' && decision === 'cancel')
    await changeMobilePolicy(tx, policy.id, { cancelledOn: today })
  return policy.siteCode
}
