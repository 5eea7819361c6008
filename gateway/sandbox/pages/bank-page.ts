/** The bank page: the payment, and the outcomes to choose from. Decisions, section 4. */
import type { PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { html, type Markup } from '../../http/html.ts'
import { bankMessages, type Ending } from './bank-messages.ts'
import { digitsIn, type Page } from './page-layout.ts'

const FORM = 'bank'
const MINUTE_SECONDS = 60

export type BankPageParts = {
  locale: Locale
  path: string
  action: string
  amount: number
  insurer: string
  product: InsuranceType
  vehicle: string
  paymentType: PaymentType
  secondsLeft: number
}

const grouped = (locale: Locale, amount: number): string => {
  const english = amount.toLocaleString('en-US')
  return locale === 'fa' ? toPersianDigits(english.replaceAll(',', '٬')) : english
}

const toman = (locale: Locale, amount: number): Markup =>
  html`<span class="price">${grouped(locale, amount)}</span>
    <span class="unit">${bankMessages[locale].toman}</span>`

const decisionButton = (value: string, label: string, look: string): Markup =>
  html`<button type="submit" form="${FORM}" name="decision" value="${value}" class="${look}">
    ${label}
  </button>`

/**
 * Returns the page on which an open attempt is decided. It shows no countdown; a late decision is answered as
 * such.
 */
export const bankPage = ({
  locale,
  path,
  action,
  amount,
  insurer,
  product,
  vehicle,
  paymentType,
  secondsLeft,
}: BankPageParts): Page => {
  const messages = bankMessages[locale]
  return {
    locale,
    path,
    title: messages.title,
    content: html` <h1>${messages.heading}</h1>
      <p class="note">
        ${messages.sandbox} ${digitsIn(locale, messages.minutes(Math.ceil(secondsLeft / MINUTE_SECONDS)))}
      </p>
      <section class="card">
        <p class="row"><span>${messages.insurer}</span><strong>${insurer}</strong></p>
        <p class="row"><span>${messages.vehicle[product]}</span><strong>${vehicle}</strong></p>
        <p class="row total">
          <span>${messages.payNow[paymentType]}</span><span>${toman(locale, amount)}</span>
        </p>
      </section>
      <form id="${FORM}" method="post" action="${action}"></form>
      ${decisionButton('cancelled', messages.cancel, 'tonal')}
      <section class="stack">
        <h2 class="help">${messages.forTesting}</h2>
        <div class="side">
          ${decisionButton('refused', messages.refuse, 'plain danger')}
          ${decisionButton('timed-out', messages.timeOut, 'plain danger')}
        </div>
      </section>`,
    action: decisionButton('paid', messages.pay, ''),
  }
}

/** Returns the page that shows how an attempt ended. */
export const endedPage = (locale: Locale, ending: Ending, wayBack: string): Page => {
  const {
    title,
    back,
    endings: {
      [ending]: [heading, sentence],
    },
  } = bankMessages[locale]
  return {
    locale,
    title,
    content: html`<h1>${heading}</h1>
      <p class="${ending === 'paid' ? 'note ok' : 'note err'}" role="status">${sentence}</p>`,
    action: html`<a class="button" href="${wayBack}">${back}</a>`,
  }
}

/** Returns the page for an unknown attempt. */
export const noAttemptPage = (locale: Locale): Page => {
  const {
    title,
    unknown: [heading, sentence],
  } = bankMessages[locale]
  return {
    locale,
    title,
    content: html`<h1>${heading}</h1>
      <p class="note err" role="alert">${sentence}</p>`,
  }
}
