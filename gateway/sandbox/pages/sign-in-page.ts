/** The sign-in page: the mobile number, then the one-time code. Decisions, section 3. */
import type { Locale } from '#contract/texts.ts'
import { html, type Markup } from '../../http/html.ts'
import { backArrow, digitsIn, type Page } from './page-layout.ts'
import { SIGN_IN_SCRIPT_PATH } from './paths.ts'
import { signInMessages } from './sign-in-messages.ts'

const FORM = 'sign-in'
const [CHANGE_FORM, RESEND_FORM] = ['change', 'resend']

type Field = {
  name: string
  label: string
  value: string
  error: string | null
  help: string
  attributes: Markup
}

const field = ({ name, label, value, error, help, attributes }: Field): Markup =>
  html` <div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="tel"
      inputmode="numeric"
      value="${value}"
      aria-describedby="${name}-help"
      aria-invalid="${error === null ? 'false' : 'true'}"
      ${attributes}
      autofocus
    />
    <p
      id="${name}-help"
      class="${error === null ? 'help' : 'help err'}"
      ${error === null ? '' : html`role="alert"`}
    >
      ${error ?? help}
    </p>
  </div>`

const submit = (label: string): Markup => html`<button type="submit" form="${FORM}">${label}</button>`

const backToApp = (locale: Locale, appAddress: string): Markup =>
  html`<a class="back" href="${appAddress}" aria-label="${signInMessages[locale].back}">${backArrow}</a>`

export type NumberPageParts = {
  locale: Locale
  visitPath: string
  action: string
  /** Where the user came from. */
  appAddress: string
  typed: string
  error: string | null
}

/** Returns the page that asks for the mobile number. */
export const numberPage = ({
  locale,
  visitPath,
  action,
  appAddress,
  typed,
  error,
}: NumberPageParts): Page => {
  const messages = signInMessages[locale]
  const number = field({
    name: 'cellNumber',
    label: messages.number,
    value: digitsIn(locale, typed),
    error,
    help: messages.numberHelp,
    attributes: html`autocomplete="tel-national"`,
  })
  return {
    locale,
    title: messages.title,
    path: visitPath,
    script: SIGN_IN_SCRIPT_PATH,
    back: backToApp(locale, appAddress),
    content: html` <h1>${messages.askNumber}</h1>
      <p class="lead">${messages.whySignIn}</p>
      <form id="${FORM}" method="post" action="${action}" data-offline="${messages.offline}" novalidate>
        ${number}
      </form>`,
    action: submit(messages.sendCode),
  }
}

export type CodePageParts = NumberPageParts & {
  changeAction: string
  resendAction: string
  /** Until another code can be sent. */
  resendSeconds: number
  cellNumber: string
  code: string
}

/** The script counts down to the time when the code can be sent again; without it the gateway says so. */
const resendButton = ({ locale, resendSeconds }: Pick<CodePageParts, 'locale' | 'resendSeconds'>): Markup => {
  const { resend, resendIn } = signInMessages[locale]
  return html`<button
    type="submit"
    form="${RESEND_FORM}"
    class="plain"
    data-seconds="${resendSeconds}"
    data-waiting="${resendIn}"
  >
    ${resend}
  </button>`
}

/** Returns the page that asks for the code. The sandbox shows the code instead of sending it. */
export const codePage = (parts: CodePageParts): Page => {
  const { locale, visitPath, action, changeAction, resendAction, cellNumber, code, typed, error } = parts
  const messages = signInMessages[locale]
  const codeField = field({
    name: 'code',
    label: messages.code,
    value: digitsIn(locale, typed),
    error,
    help: messages.codeHelp,
    attributes: html`autocomplete="one-time-code" maxlength="12" data-submit-at="5"`,
  })
  return {
    locale,
    title: messages.title,
    path: visitPath,
    script: SIGN_IN_SCRIPT_PATH,
    back: html`<button type="submit" form="${CHANGE_FORM}" class="back" aria-label="${messages.change}">
      ${backArrow}
    </button>`,
    content: html` <h1>${messages.askCode}</h1>
      <p class="lead">
        ${messages.sentBefore}
        <bdi dir="ltr">${digitsIn(locale, cellNumber)}</bdi>${locale === 'fa' ? ' ' : ''}${messages.sentAfter}
      </p>
      <p class="note">
        ${messages.shownBefore}
        <b dir="ltr" data-code="${code}">${digitsIn(locale, code)}</b
        >${locale === 'fa' ? ' ' : ''}${messages.shownAfter}
      </p>
      <form id="${FORM}" method="post" action="${action}" data-offline="${messages.offline}" novalidate>
        ${codeField}
      </form>
      <form id="${CHANGE_FORM}" method="post" action="${changeAction}"></form>
      <form id="${RESEND_FORM}" method="post" action="${resendAction}"></form>
      <div class="links">
        ${resendButton(parts)}
        <button type="submit" form="${CHANGE_FORM}" class="plain">${messages.change}</button>
      </div>`,
    action: submit(messages.signIn),
  }
}

/** Returns the page of a visit that has ended: Back from the app passes through it. */
export const signedInPage = (locale: Locale, appAddress: string): Page => {
  const { title, done, goOn } = signInMessages[locale]
  return {
    locale,
    title,
    script: SIGN_IN_SCRIPT_PATH,
    content: html`<h1 data-passed>${done}</h1>`,
    action: html`<a class="button" href="${appAddress}">${goOn}</a>`,
  }
}

/** Returns the page that explains why sign-in cannot continue. */
export const signInStopPage = (
  locale: Locale,
  stop: 'badLink' | 'visitOver' | 'mistakes',
  appAddress: string,
): Page => {
  const messages = signInMessages[locale]
  const [heading, sentence] = messages[stop]
  return {
    locale,
    title: messages.title,
    back: backToApp(locale, appAddress),
    content: html`<h1>${heading}</h1>
      <p class="note err" role="alert">${sentence}</p>`,
    action: html`<a class="button" href="${appAddress}">${messages.back}</a>`,
  }
}
