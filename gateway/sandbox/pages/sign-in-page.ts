/** The sign-in page in words: the mobile number, then the one-time code. Decisions, section 3. */
import { toPersianDigits } from '#contract/values/digits.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Page } from './frame.ts'

const FORM = 'sign-in'
const TITLE = 'ورود به سپر'

type Field = { name: string; label: string; value: string; error: string | null; help: string; attributes: Markup }

const field = ({ name, label, value, error, help, attributes }: Field): Markup => html`
  <div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="tel" inputmode="numeric" value="${toPersianDigits(value)}" aria-describedby="${name}-help" aria-invalid="${error === null ? 'false' : 'true'}" ${attributes} autofocus>
    <p id="${name}-help" class="${error === null ? 'help' : 'help err'}" ${error === null ? '' : html`role="alert"`}>${error ?? help}</p>
  </div>`

const submit = (label: string): Markup => html`<button type="submit" form="${FORM}">${label}</button>`

/** Takes where the form goes, what was typed and what is wrong with it; gives the page that asks for the number. */
export const numberPage = (action: string, typed: string, error: string | null): Page => ({
  title: TITLE,
  content: html`
    <h1>شمارهٔ موبایل شما چند است؟</h1>
    <p class="lead">برای خرید بیمه و دیدن بیمه‌نامه‌ها وارد شوید. یک کد ورود برایتان می‌فرستیم.</p>
    <form id="${FORM}" method="post" action="${action}" novalidate>
      ${field({ name: 'cellNumber', label: 'شمارهٔ موبایل', value: typed, error, help: 'مثل ۰۹۱۲۳۴۵۶۷۸۹', attributes: html`autocomplete="tel-national"` })}
    </form>`,
  action: submit('دریافت کد ورود'),
})

export type CodePageParts = { action: string; changeAction: string; cellNumber: string; code: string; typed: string; error: string | null }

/** Takes the number that a code was sent to; gives the page that asks for the code. The sandbox sends no message, it shows the code. */
export const codePage = ({ action, changeAction, cellNumber, code, typed, error }: CodePageParts): Page => ({
  title: TITLE,
  content: html`
    <h1>کد ورود را وارد کنید</h1>
    <p class="lead">کد پنج‌رقمی را به شمارهٔ <bdi dir="ltr">${toPersianDigits(cellNumber)}</bdi> فرستادیم.</p>
    <p class="note">این‌جا محیط آزمایشی است و پیامکی نمی‌رود. کد شما <b dir="ltr" data-code="${code}">${toPersianDigits(code)}</b> است.</p>
    <form id="${FORM}" method="post" action="${action}" novalidate>
      ${field({ name: 'code', label: 'کد ورود', value: typed, error, help: 'این کد پنج دقیقه اعتبار دارد.', attributes: html`autocomplete="one-time-code" maxlength="12"` })}
    </form>
    <form method="post" action="${changeAction}" class="side"><button type="submit" class="plain">تغییر شماره یا کد تازه</button></form>`,
  action: submit('ورود'),
})

/** Takes what happened and what to do; gives a page that says so. */
export const signInStopPage = (heading: string, sentence: string): Page => ({
  title: TITLE,
  content: html`<h1>${heading}</h1><p class="note err" role="alert">${sentence}</p>`,
})
