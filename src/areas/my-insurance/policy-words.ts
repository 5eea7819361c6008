/** Words and looks that the cards, the page and the sheets of an order share. Decisions, section 10. */
import { t } from '@lingui/core/macro'
import {
  Banknote,
  CalendarX,
  CircleCheck,
  CircleMinus,
  Clock,
  FilePen,
  Hourglass,
  type LucideIcon,
  Undo2,
} from 'lucide-react'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { ORDER_STATUS as S } from '#contract/values/order-status.ts'
import { type PolicyActionType, rulesOfStatus, type StatusColour } from '#contract/values/policy-actions.ts'
import { type OrderFacts, owesOnlyCheques } from '#machines/areas/policy-actions.ts'
import type { StatusChipProps } from '#ui/feedback/StatusChip.tsx'

/** «شخص ثالث پژو ۲۰۷», «موتورسیکلت دنده‌ای»: the title of a motorcycle says what it is. */
export const policyTitle = (type: InsuranceType, vehicleTitle: string): string =>
  type === 'motorcycle' ? vehicleTitle : t`شخص ثالث ${vehicleTitle}`

/** «شخص ثالث». */
export const insuranceName = (type: InsuranceType): string =>
  type === 'motorcycle' ? t`موتورسیکلت` : t`شخص ثالث`

type Kind = StatusChipProps['kind']

const kinds: Readonly<Record<StatusColour, Kind>> = {
  success: 'ok',
  warning: 'warn',
  error: 'err',
  neutral: 'neutral',
}
const kindIcons: Readonly<Record<Kind, LucideIcon>> = {
  ok: CircleCheck,
  warn: Hourglass,
  err: CalendarX,
  info: Clock,
  neutral: CircleMinus,
}
/** Neutral statuses that go on without the customer look like it, instead of like an end. */
const GOING_ON: ReadonlySet<number> = new Set([S.paid, S.checking, S.approved, S.issuing, S.refunding])
const statusIcons: Readonly<Record<number, LucideIcon>> = {
  [S.awaitingPayment]: Banknote,
  [S.correctingDetails]: FilePen,
  [S.correctingDocuments]: FilePen,
  [S.correctingCheques]: FilePen,
  [S.needingDocuments]: FilePen,
  [S.refunding]: Undo2,
  [S.refunded]: Undo2,
}

/** Colour and icon of a status; the word is the gateway's. */
export const statusLook = (statusId: number): { kind: Kind; Icon: LucideIcon } => {
  const kind = GOING_ON.has(statusId) ? 'info' : kinds[rulesOfStatus(statusId).colour]
  return { kind, Icon: statusIcons[statusId] ?? kindIcons[kind] }
}

/** What the button of an action says. */
export const actionName = (action: PolicyActionType, order: Pick<OrderFacts, 'owes'>): string => {
  const names: Readonly<Record<PolicyActionType, () => string>> = {
    'continue-purchase': () => t`ادامهٔ خرید`,
    'edit-information': () => (order.owes.length > 0 ? t`کامل کردن اطلاعات` : t`ویرایش اطلاعات`),
    'upload-documents': () => (owesOnlyCheques(order) ? t`فرستادن چک‌ها` : t`فرستادن مدارک`),
    'view-policy': () => t`دریافت بیمه‌نامه`,
    'select-time': () => t`انتخاب زمان`,
    'request-visit': () => t`درخواست بازدید`,
    'start-visit': () => t`شروع بازدید`,
    'renew-at-insurer': () => t`تمدید در سایت بیمه‌گر`,
    'renew-here': () => t`تمدید`,
  }
  return names[action]()
}

export const paymentTypeName = (type: PaymentType): string => {
  if (type === 'bnpl') return t`قسطی`
  return type === 'installment' ? t`چکی` : t`نقدی`
}
