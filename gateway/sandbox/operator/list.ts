/**
 * The operator page's list of orders, newest first, all or those that a search finds. Decisions, section 8.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Locale } from '#contract/texts.ts'
import type { Gateway } from '../../http/gateway.ts'
import { titleOfVehicle } from '../../http/handlers/load-order.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Limiter } from '../../http/limits.ts'
import { findOrders, ORDERS_ON_A_PAGE } from '../../store/find-orders.ts'
import { logAction } from '../../store/operator-log.ts'
import { saveOperatorSearch } from '../../store/operator-sessions.ts'
import type { Order } from '../../store/orders.ts'
import { insurerName } from '../insurers.ts'
import { digitsIn, type Page, sendPage } from '../pages/page-layout.ts'
import { inLanguage } from '../pages/paths.ts'
import { parseSameOriginForm } from '../pages/same-origin-form.ts'
import { pager } from './pager.ts'
import { operatorMessages } from './messages.ts'
import {
  OPERATOR_LOG_PATH,
  OPERATOR_PATH,
  OPERATOR_SEARCH_PATH,
  OPERATOR_SIGN_OUT_PATH,
  operatedOrderPath,
  pageOf,
} from './paths.ts'
import { searchTermsOf } from './search-terms.ts'
import { forOperators } from './session.ts'
import { statusBadge } from './status-badge.ts'

const SEE_OTHER = 303
const LONGEST_SEARCH = 60
const SearchForm = v.object({ search: v.pipe(v.string(), v.maxLength(LONGEST_SEARCH), v.trim()) })
const SIGN_OUT_FORM = 'operator-sign-out'

const searchForm = (locale: Locale, search: string | null): Markup => {
  const say = operatorMessages[locale]
  return html`<form method="post" action="${inLanguage(OPERATOR_SEARCH_PATH, locale)}" role="search">
    <label for="search">${say.search}</label>
    <div class="beside">
      <input
        id="search"
        name="search"
        type="text"
        value="${digitsIn(locale, search ?? '')}"
        maxlength="${LONGEST_SEARCH}"
        aria-describedby="search-help"
        autocomplete="off"
      />
      <button type="submit" class="tonal">${say.find}</button>
    </div>
    <p id="search-help" class="help">${say.searchHelp}</p>
  </form>`
}

const entry = (locale: Locale, order: Order): Markup =>
  html`<li>
    <a class="card" href="${inLanguage(operatedOrderPath(order.trackingCode), locale)}">
      <span class="beside">
        <strong>${digitsIn(locale, String(order.number))}</strong>
        <span class="badges">${statusBadge(locale, order)}</span>
      </span>
      <span class="lead">
        ${digitsIn(locale, titleOfVehicle(order, locale))} · ${insurerName(locale, order.companyCode).title}
      </span>
    </a>
  </li>`

type ListParts = {
  locale: Locale
  search: string | null
  page: number
  found: { orders: readonly Order[]; total: number }
}

const listPage = ({ locale, search, page, found: { orders, total } }: ListParts): Page => {
  const say = operatorMessages[locale]
  return {
    locale,
    title: say.title,
    look: 'operator',
    path: OPERATOR_PATH,
    content: html`<h1>${say.orders}</h1>
      ${searchForm(locale, search)}
      <p class="lead" role="status">${digitsIn(locale, say.found(total, search !== null))}</p>
      ${
        search === null
          ? ''
          : html`<form method="post" action="${inLanguage(OPERATOR_SEARCH_PATH, locale)}">
              <input type="hidden" name="search" value="" />
              <button type="submit" class="plain">${say.showAll}</button>
            </form>`
      }
      <ul class="orders">
        ${orders.map((order) => entry(locale, order))}
      </ul>
      ${pager({ locale, path: OPERATOR_PATH, page, size: ORDERS_ON_A_PAGE, total })}
      <div class="links">
        <a href="${inLanguage(OPERATOR_LOG_PATH, locale)}">${say.log}</a>
        <button type="submit" form="${SIGN_OUT_FORM}" class="plain">${say.signOut}</button>
      </div>
      <form
        id="${SIGN_OUT_FORM}"
        method="post"
        action="${inLanguage(OPERATOR_SIGN_OUT_PATH, locale)}"
      ></form>`,
  }
}

export const addOrderList = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const {
    store: { db },
    instant,
  } = gateway

  server.get(
    OPERATOR_PATH,
    forOperators(gateway, async ({ request, reply, session: { search }, locale }) => {
      const page = pageOf(request)
      const found = await findOrders(db, search === null ? null : searchTermsOf(search), page)
      return sendPage(reply, listPage({ locale, search, page, found }))
    }),
  )

  server.post(
    OPERATOR_SEARCH_PATH,
    forOperators(gateway, async ({ request, reply, session, locale }) => {
      const { search } = parseSameOriginForm(gateway, request, SearchForm)
      await limiter('change', request, session.id)
      await saveOperatorSearch(db, session, search === '' ? null : search.replaceAll('\0', ''))
      await logAction(db, { at: instant(), sessionId: session.id, action: 'searched' })
      return reply.redirect(inLanguage(OPERATOR_PATH, locale), SEE_OTHER)
    }),
  )
}
