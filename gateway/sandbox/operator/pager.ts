/** Links to the previous and the next page of a list of the operator page. */
import type { Locale } from '#contract/texts.ts'
import { html, type Markup } from '../../http/html.ts'
import { digitsIn } from '../pages/page-layout.ts'
import { operatorMessages } from './messages.ts'
import { listAddress } from './paths.ts'

type Pager = { locale: Locale; path: string; page: number; size: number; total: number }

/** Returns the links; empty if there is one page only. */
export const pager = ({ locale, path, page, size, total }: Pager): Markup => {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1 && page === 1) return html``
  const { pages, previous, next, pageOfPages } = operatorMessages[locale]
  const link = (to: number, label: string): Markup =>
    to < 1 || to > last ? html`<span></span>` : html`<a href="${listAddress(path, locale, to)}">${label}</a>`
  return html`<nav class="pager" aria-label="${pages}">
    ${link(Math.min(page - 1, last), previous)}
    <span>${digitsIn(locale, pageOfPages(page, last))}</span>
    ${link(page + 1, next)}
  </nav>`
}
