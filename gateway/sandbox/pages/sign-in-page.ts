/** The sign-in page: the mobile number, then the one-time code. Decisions, section 3. */
import type { Locale } from '#contract/texts.ts'
import { html, type Markup } from '../../http/html.ts'
import { digitsIn, type Page } from './page-layout.ts'
import { signInMessages } from './sign-in-messages.ts'

const FORM = 'sign-in'

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

export type NumberPageParts = {
  locale: Locale
  visitPath: string
  action: string
  typed: string
  error: string | null
}

/** Returns the page that asks for the mobile number. */
export const numberPage = ({ locale, visitPath, action, typed, error }: NumberPageParts): Page => {
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
    content: html` <h1>${messages.askNumber}</h1>
      <p class="lead">${messages.whySignIn}</p>
      <form id="${FORM}" method="post" action="${action}" novalidate>${number}</form>`,
    action: submit(messages.sendCode),
  }
}

export type CodePageParts = NumberPageParts & { changeAction: string; cellNumber: string; code: string }

/** Returns the page that asks for the code. The sandbox shows the code instead of sending it. */
export const codePage = ({
  locale,
  visitPath,
  action,
  changeAction,
  cellNumber,
  code,
  typed,
  error,
}: CodePageParts): Page => {
  const messages = signInMessages[locale]
  const codeField = field({
    name: 'code',
    label: messages.code,
    value: digitsIn(locale, typed),
    error,
    help: messages.codeHelp,
    attributes: html`autocomplete="one-time-code" maxlength="12"`,
  })
  return {
    locale,
    title: messages.title,
    path: visitPath,
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
      <form id="${FORM}" method="post" action="${action}" novalidate>${codeField}</form>
      <form method="post" action="${changeAction}" class="side">
        <button type="submit" class="plain">${messages.change}</button>
      </form>`,
    action: submit(messages.signIn),
  }
}

/** Returns the page that explains why sign-in cannot continue. */
export const signInStopPage = (locale: Locale, stop: 'badLink' | 'visitOver' | 'mistakes'): Page => {
  const [heading, sentence] = signInMessages[locale][stop]
  return {
    locale,
    title: signInMessages[locale].title,
    content: html`<h1>${heading}</h1>
      <p class="note err" role="alert">${sentence}</p>`,
  }
}
