/** The bank page: what is paid, and the ways a payment can end. Decisions, section 4. */
import type { PaymentType } from '#contract/operations/third-party-offers.ts'
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

const decision = (value: string, label: string, look: string): Markup =>
  html`<button type="submit" form="${FORM}" name="decision" value="${value}" class="${look}">
    ${label}
  </button>`

/** Takes an open attempt; gives the page on which it is decided. It moves by no clock: what is pressed too late is answered so. */
export const bankPage = ({
  locale,
  path,
  action,
  amount,
  insurer,
  vehicle,
  paymentType,
  secondsLeft,
}: BankPageParts): Page => {
  const say = bankMessages[locale]
  return {
    locale,
    path,
    title: say.title,
    content: html` <h1>${say.heading}</h1>
      <p class="note">
        ${say.sandbox} ${digitsIn(locale, say.minutes(Math.ceil(secondsLeft / MINUTE_SECONDS)))}
      </p>
      <section class="card">
        <p class="row"><span>${say.insurer}</span><strong>${insurer}</strong></p>
        <p class="row"><span>${say.vehicle}</span><strong>${vehicle}</strong></p>
        <p class="row total"><span>${say.payNow[paymentType]}</span><span>${toman(locale, amount)}</span></p>
      </section>
      <form id="${FORM}" method="post" action="${action}"></form>
      ${decision('cancelled', say.cancel, 'tonal')}
      <section class="stack">
        <h2 class="help">${say.forTesting}</h2>
        <div class="side">
          ${decision('refused', say.refuse, 'plain danger')}${decision('timed-out', say.timeOut, 'plain danger')}
        </div>
      </section>`,
    action: decision('paid', say.pay, ''),
  }
}

/** Takes a language, how an attempt ended and where the app is; gives the page that says so. */
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

/** Takes a language; gives the page of an attempt that is not there. */
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
