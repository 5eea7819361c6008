/** The status of an order as a label: its id and title, in the colour of the status table, and whether it is held. */
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Locale } from '#contract/texts.ts'
import { statusTitle } from '../../domain/order-status-titles.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Order } from '../../store/orders.ts'
import { digitsIn } from '../pages/page-layout.ts'
import { operatorMessages } from './messages.ts'

const good: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.issuedWithPaper,
  ORDER_STATUS.issued,
  ORDER_STATUS.endorsed,
  ORDER_STATUS.issuedInInstalments,
  ORDER_STATUS.delivered,
  ORDER_STATUS.sentBySms,
  ORDER_STATUS.reissued,
  ORDER_STATUS.issuedAfterVisit,
])
const bad: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.cancelled,
  ORDER_STATUS.correctingDetails,
  ORDER_STATUS.needingDocuments,
  ORDER_STATUS.correctingDocuments,
  ORDER_STATUS.correctingCheques,
])

const lookOf = (status: OrderStatusId): string => {
  if (good.has(status)) return 'badge ok'
  return bad.has(status) ? 'badge err' : 'badge'
}

/** Returns a status with its id: «۵ · در حال بررسی». */
export const statusText = (locale: Locale, status: OrderStatusId): string =>
  `${digitsIn(locale, String(status))} · ${statusTitle(locale, status)}`

export const statusBadge = (locale: Locale, { statusId, held }: Pick<Order, 'statusId' | 'held'>): Markup =>
  html`<span class="${lookOf(statusId)}">${statusText(locale, statusId)}</span>${
      held ? html`<span class="badge info">${operatorMessages[locale].held}</span>` : ''
    }`
