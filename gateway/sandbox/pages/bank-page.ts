/** The bank page in words: what is paid, and the ways a payment can end. Decisions, section 4. */
import type { PaymentType } from '#contract/operations/third-party-offers.ts'
import { toPersianDigits } from '#contract/values/digits.ts'
import { html, type Markup } from '../../http/html.ts'
import type { AttemptState } from '../../store/schema/index.ts'
import type { Page } from './frame.ts'

const TITLE = 'درگاه بانک آزمایشی'
const FORM = 'bank'

export type BankPageParts = {
  action: string
  amount: number
  insurer: string
  vehicle: string
  paymentType: PaymentType
  secondsLeft: number
}

const payNowLabel: Record<PaymentType, string> = { cash: 'مبلغ قابل پرداخت', bnpl: 'قسط اول', installment: 'پیش‌پرداخت' }

const toman = (amount: number): Markup => html`<span class="price">${toPersianDigits(amount.toLocaleString('en-US').replaceAll(',', '٬'))}</span> <span class="unit">تومان</span>`

const decision = (value: string, label: string, look: string): Markup => html`<button type="submit" form="${FORM}" name="decision" value="${value}" class="${look}">${label}</button>`

/** Takes an open attempt; gives the page on which it is decided. */
export const bankPage = ({ action, amount, insurer, vehicle, paymentType, secondsLeft }: BankPageParts): Page => ({
  title: TITLE,
  refreshIn: secondsLeft + 1,
  content: html`
    <h1>پرداخت حق‌بیمه</h1>
    <p class="note">این‌جا محیط آزمایشی است و پولی جابه‌جا نمی‌شود. ${toPersianDigits(Math.ceil(secondsLeft / 60))} دقیقه فرصت دارید.</p>
    <section class="card">
      <p class="row"><span>بیمه‌گر</span><strong>${insurer}</strong></p>
      <p class="row"><span>خودرو</span><strong>${vehicle}</strong></p>
      <p class="row total"><span>${payNowLabel[paymentType]}</span><span>${toman(amount)}</span></p>
    </section>
    <form id="${FORM}" method="post" action="${action}"></form>
    ${decision('cancelled', 'انصراف از پرداخت', 'tonal')}
    <section class="stack">
      <h2 class="help">برای آزمایش</h2>
      <div class="side">${decision('refused', 'کارت پذیرفته نشود', 'plain danger')}${decision('timed-out', 'مهلت تمام شود', 'plain danger')}</div>
    </section>`,
  action: decision('paid', 'پرداخت', ''),
})

const endings: Record<Exclude<AttemptState, 'open'>, { heading: string; sentence: string; look: string }> = {
  paid: { heading: 'این پرداخت انجام شده است', sentence: 'مبلغ یک بار پرداخت شد و دوباره کم نمی‌شود.', look: 'note ok' },
  cancelled: { heading: 'این پرداخت لغو شده است', sentence: 'مبلغی کم نشد. از فاکتور دوباره پرداخت کنید.', look: 'note err' },
  'timed-out': { heading: 'مهلت این پرداخت تمام شده است', sentence: 'مبلغی کم نشد. از فاکتور دوباره پرداخت کنید.', look: 'note err' },
  refused: { heading: 'کارت پذیرفته نشد', sentence: 'مبلغی کم نشد. از فاکتور دوباره پرداخت کنید.', look: 'note err' },
}

/** Takes how an attempt ended and where the app is; gives the page that says so. */
export const endedPage = (state: Exclude<AttemptState, 'open'>, wayBack: string): Page => {
  const { heading, sentence, look } = endings[state]
  return { title: TITLE, content: html`<h1>${heading}</h1><p class="${look}" role="status">${sentence}</p>`, action: html`<a class="button" href="${wayBack}">بازگشت به سپر</a>` }
}

/** The page of an attempt that is not there. */
export const noAttemptPage: Page = { title: TITLE, content: html`<h1>این پرداخت پیدا نشد</h1><p class="note err" role="alert">به سپر برگردید و از فاکتور دوباره پرداخت کنید.</p>` }
