/**
 * Texts, colours and icons that the cards, the page and the sheets of an order share. Decisions, section 10.
 */
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
import { rulesOfStatus, type StatusColour } from '#contract/values/policy-actions.ts'
import type { StatusChipProps } from '#ui/feedback/StatusChip.tsx'

/** «شخص ثالث». */
export const insuranceName = (type: InsuranceType): string =>
  type === 'motorcycle' ? t`موتورسیکلت` : type === 'carbody' ? t`بدنه` : t`شخص ثالث`

export type StatusKind = StatusChipProps['kind']

/** Chip colours and icons for the colours of document 3. */
export const statusKinds: Readonly<Record<StatusColour, StatusKind>> = {
  success: 'ok',
  warning: 'warn',
  error: 'err',
  neutral: 'neutral',
}
export const kindIcons: Readonly<Record<StatusKind, LucideIcon>> = {
  ok: CircleCheck,
  warn: Hourglass,
  err: CalendarX,
  info: Clock,
  neutral: CircleMinus,
}
/** Neutral statuses that change without the customer look like work in progress, not like an end. */
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
export const statusLook = (statusId: number): { kind: StatusKind; Icon: LucideIcon } => {
  const kind = GOING_ON.has(statusId) ? 'info' : statusKinds[rulesOfStatus(statusId).colour]
  return { kind, Icon: statusIcons[statusId] ?? kindIcons[kind] }
}

export const paymentTypeName = (type: PaymentType): string => {
  if (type === 'bnpl') return t`قسطی`
  return type === 'installment' ? t`چکی` : t`نقدی`
}
