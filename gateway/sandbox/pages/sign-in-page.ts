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

/** Takes where the form goes, what was typed and what is wrong with it; gives the page that asks for the number. */
export const numberPage = ({ locale, visitPath, action, typed, error }: NumberPageParts): Page => {
  const say = signInMessages[locale]
  return {
    locale,
    title: say.title,
    path: visitPath,
    content: html` <h1>${say.askNumber}</h1>
      <p class="lead">${say.whySignIn}</p>
      <form id="${FORM}" method="post" action="${action}" novalidate>
        ${field({ name: 'cellNumber', label: say.number, value: digitsIn(locale, typed), error, help: say.numberHelp, attributes: html`autocomplete="tel-national"` })}
      </form>`,
    action: submit(say.sendCode),
  }
}

export type CodePageParts = NumberPageParts & { changeAction: string; cellNumber: string; code: string }

/** Takes the number that a code was sent to; gives the page that asks for the code. The sandbox sends no message, it shows the code. */
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
  const say = signInMessages[locale]
  return {
    locale,
    title: say.title,
    path: visitPath,
    content: html` <h1>${say.askCode}</h1>
      <p class="lead">
        ${say.sentBefore}
        <bdi dir="ltr">${digitsIn(locale, cellNumber)}</bdi>${locale === 'fa' ? ' ' : ''}${say.sentAfter}
      </p>
      <p class="note">
        ${say.shownBefore}
        <b dir="ltr" data-code="${code}">${digitsIn(locale, code)}</b
        >${locale === 'fa' ? ' ' : ''}${say.shownAfter}
      </p>
      <form id="${FORM}" method="post" action="${action}" novalidate>
        ${field({ name: 'code', label: say.code, value: digitsIn(locale, typed), error, help: say.codeHelp, attributes: html`autocomplete="one-time-code" maxlength="12"` })}
      </form>
      <form method="post" action="${changeAction}" class="side">
        <button type="submit" class="plain">${say.change}</button>
      </form>`,
    action: submit(say.signIn),
  }
}

/** Takes a language and which stop it is; gives the page that says what happened and what to do. */
export const signInStopPage = (locale: Locale, stop: 'badLink' | 'visitOver' | 'mistakes'): Page => {
  const [heading, sentence] = signInMessages[locale][stop]
  return {
    locale,
    title: signInMessages[locale].title,
    content: html`<h1>${heading}</h1>
      <p class="note err" role="alert">${sentence}</p>`,
  }
}
