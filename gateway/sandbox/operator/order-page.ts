/**
 * The operator page of one order: status, missing parts, moves, facts, pictures, timeline. Decisions, section
 * 8.
 */
import { missingNames } from '#contract/missing-names.ts'
import type { Locale } from '#contract/texts.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { wordsOf } from '../../domain/order-status.ts'
import type { Places } from '../../domain/places.ts'
import { tehranTime } from '../../domain/tehran-time.ts'
import { html, type Markup } from '../../http/html.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import { backArrow, digitsIn, type Page } from '../pages/page-layout.ts'
import { inLanguage } from '../pages/paths.ts'
import { operatorMessages } from './messages.ts'
import { holdForm, moveForms, type RefusedMove } from './move-forms.ts'
import { factRows } from './order-facts.ts'
import type { OrderView } from './order-view.ts'
import { OPERATOR_PATH, operatedDocumentPath, operatedOrderPath } from './paths.ts'
import { statusBadge, statusText } from './status-badge.ts'
import { actorTitles, fieldTitles } from './titles.ts'

export type OrderPageParts = {
  locale: Locale
  view: OrderView
  places: Places
  /** The refusal of the last form: a sentence about the order, or the form to be shown again. */
  error?: string | null
  refused?: RefusedMove | null
}

const listed = (locale: Locale, names: readonly string[]): string => names.join(locale === 'fa' ? '، ' : ', ')

const lacksNote = (locale: Locale, { lacks }: OrderView): Markup => {
  const say = operatorMessages[locale]
  if (lacks === null) return html``
  return lacks.length === 0
    ? html`<p class="note ok">${say.lacksNothing}</p>`
    : html`<p class="note"><strong>${say.lacks}:</strong> ${listed(locale, lacks)}</p>`
}

/** The customer's reports of wrong data in the issued policy. */
const reportNotes = (locale: Locale, { reports }: OrderView): readonly Markup[] =>
  reports.map(
    ({ text }) =>
      html`<p class="note err"><strong>${operatorMessages[locale].reported}:</strong> <bdi>${text}</bdi></p>`,
  )

const facts = ({ locale, view, places }: OrderPageParts): Markup =>
  html`<section class="card" aria-labelledby="facts">
    <h2 id="facts">${operatorMessages[locale].facts}</h2>
    <dl>
      ${factRows(locale, view, places).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`

const pictureName = (locale: Locale, { order }: OrderView, tag: string): string =>
  missingNames([tag], order.product, locale)[0] ?? tag

const pictures = (locale: Locale, view: OrderView): Markup => {
  const say = operatorMessages[locale]
  const { trackingCode } = view.order
  return html`<section class="card" aria-labelledby="pictures">
    <h2 id="pictures">${say.pictures}</h2>
    ${view.pictures.length === 0 ? html`<p class="lead">${say.noPictures}</p>` : ''}
    <ul class="rows">
      ${view.pictures.map(({ tag, imageId }) => {
        const name = pictureName(locale, view, tag)
        return html`<li class="row">
          <span
            >${name}${
              view.rejected.has(tag) ? html` <span class="badge err">${say.wasRejected}</span>` : ''
            }</span
          >
          <a href="${operatedDocumentPath(trackingCode, imageId)}" aria-label="${say.see}: ${name}"
            >${say.see}</a
          >
        </li>`
      })}
    </ul>
  </section>`
}

const moveEntry = (locale: Locale, view: OrderView, move: OrderMove): Markup => {
  const words = wordsOf(move, locale)
  const details = [
    ...move.wrongFields.map((field) => fieldTitles[field][locale]),
    ...move.pictures.map((tag) => pictureName(locale, view, tag)),
  ]
  const time = digitsIn(locale, tehranTime(move.at))
  return html`<li>
    <strong>${statusText(locale, move.to)}</strong>
    <span class="help">
      ${listed(locale, [formatLongDate(move.day, locale), time])} · ${actorTitles[move.actor][locale]}
    </span>
    ${words === null ? '' : html`<span class="words"><bdi>${words}</bdi></span>`}
    ${details.length === 0 ? '' : html`<span class="help">${listed(locale, details)}</span>`}
  </li>`
}

const timeline = (locale: Locale, view: OrderView): Markup => {
  const say = operatorMessages[locale]
  return html`<section class="card" aria-labelledby="timeline">
    <h2 id="timeline">${say.timeline}</h2>
    ${view.moves.length === 0 ? html`<p class="lead">${say.noTimeline}</p>` : ''}
    <ol class="timeline" reversed>
      ${view.moves.toReversed().map((move) => moveEntry(locale, view, move))}
    </ol>
  </section>`
}

const backToList = (locale: Locale): Markup =>
  html`<a
    class="back"
    href="${inLanguage(OPERATOR_PATH, locale)}"
    aria-label="${operatorMessages[locale].back}"
    >${backArrow}</a
  >`

/** Returns the page of an order. */
export const orderPage = (parts: OrderPageParts): Page => {
  const { locale, view, error = null, refused = null } = parts
  const { order } = view
  const heading = `${operatorMessages[locale].order} ${digitsIn(locale, String(order.number))}`
  return {
    locale,
    title: heading,
    look: 'operator',
    path: operatedOrderPath(order.trackingCode),
    back: backToList(locale),
    content: html`<h1>${heading}</h1>
      <p class="badges">${statusBadge(locale, order)}</p>
      ${error === null ? '' : html`<p class="note err" role="alert">${error}</p>`} ${lacksNote(locale, view)}
      ${reportNotes(locale, view)} ${holdForm(locale, view)} ${moveForms(locale, view, refused)}
      ${timeline(locale, view)} ${pictures(locale, view)} ${facts(parts)}`,
  }
}

/** Returns the page for a tracking code that no order has. */
export const noOrderPage = (locale: Locale): Page => {
  const { title, noOrder } = operatorMessages[locale]
  return {
    locale,
    title,
    back: backToList(locale),
    content: html`<h1>${title}</h1>
      <p class="note err" role="alert">${noOrder}</p>`,
  }
}
