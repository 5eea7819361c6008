/** Label of an action's button, on home and in My Insurance. Decisions, section 10. */
import { t } from '@lingui/core/macro'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { type OrderFacts, owesOnlyCheques } from '#machines/areas/policy-actions.ts'

export const actionName = (
  action: PolicyActionType,
  order: Pick<OrderFacts, 'owes' | 'statusId'>,
): string => {
  const names: Readonly<Record<PolicyActionType, () => string>> = {
    'continue-purchase': () => t`ادامهٔ خرید`,
    'edit-information': () => (order.owes.length > 0 ? t`کامل کردن اطلاعات` : t`ویرایش اطلاعات`),
    'upload-documents': () => (owesOnlyCheques(order) ? t`فرستادن چک‌ها` : t`فرستادن مدارک`),
    'view-policy': () => t`دریافت بیمه‌نامه`,
    'select-time': () =>
      order.statusId === ORDER_STATUS.choosingVisit ? t`انتخاب زمان بازدید` : t`انتخاب زمان تحویل`,
    'request-visit': () => t`درخواست بازدید`,
    'start-visit': () => t`شروع بازدید`,
    'renew-at-insurer': () => t`تمدید در سایت بیمه‌گر`,
    'renew-here': () => t`تمدید`,
  }
  return names[action]()
}
