/**
 * The status of an order as a label: its id and title, in the colour of the status table, and whether it is
 * on hold.
 */
import type { OrderStatusId } from '#contract/values/order-status.ts'
import { rulesOfStatus, type StatusColour } from '#contract/values/policy-actions.ts'
import type { Locale } from '#contract/texts.ts'
import { statusTitle } from '../../domain/order-status-titles.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Order } from '../../store/orders.ts'
import { digitsIn } from '../pages/page-layout.ts'
import { operatorMessages } from './messages.ts'

const looks: Readonly<Record<StatusColour, string>> = {
  success: 'badge ok',
  warning: 'badge warn',
  error: 'badge err',
  neutral: 'badge',
}

/** Returns a status with its id: «۵ · در حال بررسی». */
export const statusText = (locale: Locale, status: OrderStatusId): string =>
  `${digitsIn(locale, String(status))} · ${statusTitle(locale, status)}`

export const statusBadge = (locale: Locale, { statusId, held }: Pick<Order, 'statusId' | 'held'>): Markup =>
  html`<span class="${looks[rulesOfStatus(statusId).colour]}">${statusText(locale, statusId)}</span>${
      held ? html`<span class="badge info">${operatorMessages[locale].held}</span>` : ''
    }`
