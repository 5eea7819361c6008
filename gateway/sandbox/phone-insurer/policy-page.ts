/**
 * The page of a policy on the phone insurer's site: its price and payment, its renewal, or its final status.
 * It shows no data of its owner, because a link opens it. Document 3 section 9, "Mobile insurance".
 */
import type { Locale } from '#contract/texts.ts'
import type { MobileStatus } from '#contract/values/mobile-policy.ts'
import { mobileCover, mobilePlanTitle } from '../../domain/mobile-policy.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { html, type Markup } from '../../http/html.ts'
import type { MobilePolicyRow } from '../../store/mobile-policies.ts'
import { digitsIn, type Page } from '../pages/page-layout.ts'
import { phoneMessages } from './messages.ts'

const FORM = 'phone-policy'

export type PolicySiteParts = {
  locale: Locale
  path: string
  action: string
  policy: MobilePolicyRow
  status: MobileStatus
  today: string
  /** The app's page of the policy. */
  appAddress: string
}

const amount = (locale: Locale, toman: number): string =>
  digitsIn(locale, toman.toLocaleString('en-US')).replaceAll(',', locale === 'fa' ? '٬' : ',')

const row = (name: string, value: Markup | string): Markup =>
  html`<p class="row"><span>${name}</span><strong>${value}</strong></p>`

/** What the customer pays; a renewal has no discount for new customers. */
const priceCard = ({ locale, policy, status, today }: PolicySiteParts): Markup => {
  const messages = phoneMessages[locale]
  const { from, to } = mobileCover(today, status === 'renewal' ? policy.coverTo : null)
  const discount = status === 'renewal' ? 0 : policy.discount
  const toman = (number: number) => `${amount(locale, number)} ${messages.toman}`
  return html`<section class="card">
    ${row(
      messages.phone,
      html`<bdi>${policy.deviceModel ?? `IMEI ${policy.imei.slice(0, 6)}…${policy.imei.slice(-2)}`}</bdi>`,
    )}
    ${row(messages.plan, mobilePlanTitle(locale, policy.plan))}
    <p class="help">${messages.cover(formatLongDate(from, locale), formatLongDate(to, locale))}</p>
    ${row(messages.premium, toman(policy.premium))}
    ${discount === 0 ? '' : row(messages.discount, html`<bdi dir="ltr">−${amount(locale, discount)}</bdi>`)}
    <p class="row total">
      <span>${messages.toPay}</span>
      <span
        ><span class="price">${amount(locale, policy.premium - discount)}</span>
        <span class="unit">${messages.toman}</span></span
      >
    </p>
  </section>`
}

const decision = (value: string, label: string, look: string): Markup =>
  html`<button type="submit" form="${FORM}" name="decision" value="${value}" class="${look}">
    ${label}
  </button>`

const pricePage = (parts: PolicySiteParts): Page => {
  const { locale, path, action, status } = parts
  const messages = phoneMessages[locale]
  const isRenewal = status === 'renewal'
  return {
    locale,
    path,
    title: messages.title,
    content: html`<h1>${isRenewal ? messages.renewHeading : messages.orderedHeading}</h1>
      <p class="note">${messages.sandbox}</p>
      ${priceCard(parts)}
      <form id="${FORM}" method="post" action="${action}"></form>
      ${isRenewal ? '' : decision('cancel', messages.cancel, 'plain danger')}`,
    action: isRenewal ? decision('renew', messages.renew, '') : decision('pay', messages.pay, ''),
  }
}

/** Returns the page of a policy in its status. */
export const policySitePage = (parts: PolicySiteParts): Page => {
  const { locale, path, status, appAddress } = parts
  if (status === 'ready_to_pay' || status === 'renewal') return pricePage(parts)
  const { title, endings, back } = phoneMessages[locale]
  const [heading, sentence] = endings[status]
  return {
    locale,
    path,
    title,
    content: html`<h1>${heading}</h1>
      <p class="${status === 'active' ? 'note ok' : 'note'}" role="status">${sentence}</p>`,
    action: html`<a class="button" href="${appAddress}">${back}</a>`,
  }
}
