/**
 * The forms of the operator page that move an order: a button, or fields for a reason and the wrong parts.
 */
import { missingNames } from '#contract/missing-names.ts'
import type { Locale } from '#contract/texts.ts'
import { html, type Markup } from '../../http/html.ts'
import { inLanguage } from '../pages/paths.ts'
import type { Choice, MoveName } from './choices.ts'
import { operatorMessages } from './messages.ts'
import type { OrderView } from './order-view.ts'
import { holdPath, movePath } from './paths.ts'
import { fieldTitles, moveTitles } from './titles.ts'

/** A refused form, to be shown again. */
export type RefusedMove = {
  name: MoveName
  reason: string
  chosen: ReadonlySet<string>
  /** Sentences about the reason and the choice, or null. */
  reasonError: string | null
  choiceError: string | null
}

type FormParts = { locale: Locale; view: OrderView; choice: Choice; refused: RefusedMove | null }

const isHarmful = (name: MoveName): boolean =>
  ['refuse', 'cancelForInsurer', 'cancelForCustomer', 'refuseVisit'].includes(name)

const errorText = (id: string, error: string | null): Markup =>
  error === null ? html`` : html`<p id="${id}" class="help err" role="alert">${error}</p>`

const checkbox = (id: string, group: string, value: string, label: string, isChecked: boolean): Markup =>
  html`<label class="check" for="${id}">
    <input
      id="${id}"
      type="checkbox"
      name="${group}"
      value="${value}"
      ${isChecked ? html`checked` : ''}
    />${label}
  </label>`

const checkboxes = ({ locale, view, choice, refused }: FormParts): Markup => {
  const { name, asks, fields, pictures } = choice
  const say = operatorMessages[locale]
  if (fields.length + pictures.length === 0) return html``
  const legend = asks === 'fields' ? say.fields : asks === 'further-documents' ? say.requested : say.rejected
  const pictureName = (tag: string) => missingNames([tag], view.order.product, locale)[0] ?? tag
  const isChecked = (value: string) => refused?.chosen.has(value) ?? false
  const errorId = `${name}-choice-error`
  return html`<fieldset ${refused?.choiceError ? html`aria-describedby="${errorId}"` : ''}>
    <legend>${legend}</legend>
    ${fields.map((field) =>
      checkbox(`${name}-${field}`, 'wrongFields', field, fieldTitles[field][locale], isChecked(field)),
    )}
    ${pictures.map((tag) => checkbox(`${name}-${tag}`, 'pictures', tag, pictureName(tag), isChecked(tag)))}
    ${errorText(errorId, refused?.choiceError ?? null)}
  </fieldset>`
}

const reasonField = ({ locale, choice: { name }, refused }: FormParts): Markup => {
  const say = operatorMessages[locale]
  const isEndorsement = ['endorse', 'issueWithEndorsement', 'noteDamage'].includes(name)
  const error = refused?.reasonError ?? null
  return html`<div>
    <label for="${name}-reason">${isEndorsement ? say.endorsement : say.reason}</label>
    <textarea
      id="${name}-reason"
      name="reason"
      rows="3"
      maxlength="600"
      aria-describedby="${name}-reason-help"
      aria-invalid="${error === null ? 'false' : 'true'}"
    >
${refused?.reason ?? ''}</textarea>
    ${
      error === null
        ? html`<p id="${name}-reason-help" class="help">${say.reasonHelp}</p>`
        : errorText(`${name}-reason-help`, error)
    }
  </div>`
}

const moveForm = (parts: FormParts): Markup => {
  const { locale, view, choice, refused } = parts
  const { name, asks } = choice
  const title = moveTitles[name][locale]
  const look = isHarmful(name) ? 'tonal danger' : 'tonal'
  const form = (content: Markup): Markup =>
    html`<form method="post" action="${inLanguage(movePath(view.order.trackingCode), locale)}" novalidate>
      <input type="hidden" name="move" value="${name}" />
      <input type="hidden" name="seen" value="${view.moves.length}" />
      ${content}
      <button type="submit" class="${look}">${title}</button>
    </form>`
  if (asks === 'nothing') return form(html``)
  return html`<details class="card" ${refused === null ? '' : html`open`}>
    <summary class="${isHarmful(name) ? 'danger' : ''}">${title}</summary>
    ${form(html`${checkboxes(parts)}${reasonField(parts)}`)}
  </details>`
}

/** Returns the button that puts an order on hold or releases it. */
export const holdForm = (locale: Locale, { order: { trackingCode, held } }: OrderView): Markup => {
  const say = operatorMessages[locale]
  return html`<form method="post" action="${inLanguage(holdPath(trackingCode), locale)}">
    <input type="hidden" name="held" value="${held ? 'no' : 'yes'}" />
    <p class="help">${held ? say.heldHelp : say.holdHelp}</p>
    <button type="submit" class="tonal">${held ? say.release : say.hold}</button>
  </form>`
}

/** Returns the forms of all moves that can be made now. */
export const moveForms = (locale: Locale, view: OrderView, refused: RefusedMove | null): Markup => {
  const say = operatorMessages[locale]
  const refusedAt = (choice: Choice) => (refused?.name === choice.name ? refused : null)
  return html`<section class="stack" aria-labelledby="moves">
    <h2 id="moves">${say.moves}</h2>
    ${view.order.status === 'open' ? html`<p class="lead">${say.unpaid}</p>` : ''}
    ${
      view.order.status !== 'open' && view.choices.length === 0
        ? html`<p class="lead">${say.noMoves}</p>`
        : ''
    }
    ${view.choices.map((choice) => moveForm({ locale, view, choice, refused: refusedAt(choice) }))}
  </section>`
}
