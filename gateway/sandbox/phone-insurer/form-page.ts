/** The form of the phone insurer's site. Document 3 section 9, "Mobile insurance". */
import { type Locale, translate } from '#contract/texts.ts'
import { MobilePlan } from '#contract/values/mobile-policy.ts'
import { html, type Markup } from '../../http/html.ts'
import type { PhoneForm } from '../../store/schema/index.ts'
import { digitsIn, type Page } from '../pages/page-layout.ts'
import { phoneMessages } from './messages.ts'
import type { PhoneProblem } from './phone-form.ts'
import { phonesByBrand } from './phones.data.ts'

const FORM = 'phone'

export type FormPageParts = {
  locale: Locale
  path: string
  action: string
  typed: PhoneForm
  problems: readonly PhoneProblem[]
}

/** Returns the sentence about a field, or null. */
const problemOf = ({ problems, locale }: FormPageParts, field: PhoneProblem['field']): string | null => {
  const problem = problems.find((each) => each.field === field)
  if (problem === undefined) return null
  return 'rule' in problem
    ? translate(problem.rule, locale)
    : (phoneMessages[locale].problems[`${problem.field}.${problem.reason}`] ?? null)
}

const helpLine = (name: string, error: string | null, help: string): Markup =>
  html`<p
    id="${name}-help"
    class="${error === null ? 'help' : 'help err'}"
    ${error === null ? '' : html`role="alert"`}
  >
    ${error ?? help}
  </p>`

/** The first invalid field has the focus. */
const focus = ({ problems }: FormPageParts, name: string): Markup =>
  problems[0]?.field === name ? html`autofocus` : html``

const textField = (
  parts: FormPageParts,
  name: 'cellNumber' | 'buyerName' | 'imei' | 'phonePrice',
  { label, help, attributes }: { label: string; help: string; attributes: Markup },
): Markup => {
  const error = problemOf(parts, name)
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${name === 'buyerName' ? parts.typed[name] : digitsIn(parts.locale, parts.typed[name])}"
      aria-describedby="${name}-help"
      aria-invalid="${error === null ? 'false' : 'true'}"
      ${attributes}
      ${focus(parts, name)}
    />
    ${helpLine(name, error, help)}
  </div>`
}

const deviceField = (parts: FormPageParts): Markup => {
  const { device, chooseDevice } = phoneMessages[parts.locale]
  const error = problemOf(parts, 'device')
  const isChosen = (code: string) => (code === parts.typed.device ? html`selected` : html``)
  return html`<div>
    <label for="device">${device}</label>
    <select
      id="device"
      name="device"
      aria-describedby="device-help"
      aria-invalid="${error === null ? 'false' : 'true'}"
      ${focus(parts, 'device')}
    >
      <option value="">${chooseDevice}</option>
      ${phonesByBrand.map(
        ({ brand, phones }) =>
          html`<optgroup label="${brand}">
            ${phones.map(({ code, name }) => html`<option value="${code}" ${isChosen(code)}>${name}</option>`)}
          </optgroup>`,
      )}
    </select>
    ${helpLine('device', error, '')}
  </div>`
}

type Choice = { value: string; label: string; detail: string }

const choices = (
  parts: FormPageParts,
  name: 'repaired' | 'plan',
  legend: string,
  offered: readonly Choice[],
): Markup => {
  const error = name === 'repaired' ? problemOf(parts, name) : null
  const chosen = (value: string) => (parts.typed[name] === value ? html`checked` : html``)
  return html`<fieldset aria-describedby="${name}-help">
    <legend>${legend}</legend>
    <div class="choices">
      ${offered.map(
        ({ value, label, detail }, index) =>
          html`<label class="choice">
            <input
              type="radio"
              name="${name}"
              value="${value}"
              ${chosen(value)}
              ${index === 0 ? focus(parts, name) : ''}
            />
            <span><strong>${label}</strong>${detail === '' ? '' : html`<small>${detail}</small>`}</span>
          </label>`,
      )}
    </div>
    ${helpLine(name, error, '')}
  </fieldset>`
}

/** Returns the page with the form of the phone to insure. */
export const phoneFormPage = (parts: FormPageParts): Page => {
  const { locale, path, action } = parts
  const messages = phoneMessages[locale]
  const digits = html`type="tel" inputmode="numeric"`
  const plans = MobilePlan.options.map((value): Choice => {
    const [label, detail] = messages.plans[value]
    return { value, label, detail }
  })
  return {
    locale,
    path,
    title: messages.title,
    content: html`<h1>${messages.heading}</h1>
      <p class="note">${messages.sandbox}</p>
      <form id="${FORM}" method="post" action="${action}" class="fields" novalidate>
        ${textField(parts, 'cellNumber', {
          label: messages.cellNumber,
          help: messages.cellNumberHelp,
          attributes: html`${digits} autocomplete="tel-national"`,
        })}
        ${textField(parts, 'buyerName', {
          label: messages.buyerName,
          help: messages.buyerNameHelp,
          attributes: html`type="text" autocomplete="name" class="words"`,
        })}
        ${deviceField(parts)}
        ${textField(parts, 'imei', {
          label: messages.imei,
          help: messages.imeiHelp,
          attributes: html`${digits} autocomplete="off"`,
        })}
        ${textField(parts, 'phonePrice', {
          label: messages.phonePrice,
          help: messages.phonePriceHelp,
          attributes: html`${digits} autocomplete="off"`,
        })}
        ${choices(parts, 'repaired', messages.repaired, [
          { value: 'no', label: messages.repairedNo, detail: '' },
          { value: 'yes', label: messages.repairedYes, detail: '' },
        ])}
        ${choices(parts, 'plan', messages.plan, plans)}
      </form>`,
    action: html`<button type="submit" form="${FORM}">${messages.goOn}</button>`,
  }
}

/** Returns the page of a visit that is over. */
export const phoneVisitOverPage = (locale: Locale, startPath: string): Page => {
  const {
    title,
    over: [heading, sentence],
    again,
  } = phoneMessages[locale]
  return {
    locale,
    title,
    content: html`<h1>${heading}</h1>
      <p class="lead">${sentence}</p>`,
    action: html`<a class="button" href="${startPath}">${again}</a>`,
  }
}

/** Returns the page in place of the claim site. */
export const phoneClaimPage = (locale: Locale, path: string): Page => {
  const {
    claim: { title, lead, steps },
    close,
  } = phoneMessages[locale]
  return {
    locale,
    title,
    path,
    content: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <ol class="steps">
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p class="help">${close}</p>`,
  }
}
