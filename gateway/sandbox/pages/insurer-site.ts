/**
 * The sandbox's page in place of an insurer's own site, to which expired policies lead that are renewed
 * there. Decisions, section 10, statuses 1001 and 1002.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Locale } from '#contract/texts.ts'
import { html } from '../../http/html.ts'
import { insurerName, insurerOf } from '../insurers.ts'
import { type Page, sendPage } from './page-layout.ts'
import { insurerSitePath, languageOf } from './paths.ts'

const NOT_FOUND = 404
const Params = v.object({ code: v.string() })

const messages = {
  fa: {
    title: (insurer: string) => `سایت آزمایشی ${insurer}`,
    lead: 'این صفحه جای سایت بیمه‌گر را گرفته است. این بیمه‌گر بیمه‌نامه‌هایش را فقط در سایت خودش تمدید می‌کند.',
    close: 'این صفحه را ببندید تا به سپر برگردید.',
    unknown: 'چنین بیمه‌گری نداریم.',
  },
  en: {
    title: (insurer: string) => `Sandbox site of ${insurer}`,
    lead: 'This page stands where the insurer’s site would. This insurer renews its policies on its own site only.',
    close: 'Close this page to go back to Separ.',
    unknown: 'There is no such insurer.',
  },
} as const satisfies Readonly<Record<Locale, object>>

const siteOf = (locale: Locale, code: string): Page => {
  const { title, lead, close } = messages[locale]
  const heading = title(insurerName(locale, code).title)
  return {
    locale,
    title: heading,
    path: insurerSitePath(code),
    content: html`<h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <p class="help">${close}</p>`,
  }
}

const unknownSite = (locale: Locale): Page => ({
  locale,
  title: messages[locale].unknown,
  content: html`<h1>${messages[locale].unknown}</h1>`,
})

export const addInsurerSites = (server: FastifyInstance): void => {
  server.get(insurerSitePath(':code'), (request, reply) => {
    const { code } = v.parse(Params, request.params)
    const locale = languageOf(request)
    const isKnown = insurerOf(code)?.renewsHere === false
    return isKnown ? sendPage(reply, siteOf(locale, code)) : sendPage(reply, unknownSite(locale), NOT_FOUND)
  })
}
