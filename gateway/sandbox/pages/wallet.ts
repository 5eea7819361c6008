/**
 * The sandbox's wallet, in place of a partner's site that the settings' help links to. Document 1 section 2
 * "Profile/help menu".
 */
import type { FastifyInstance } from 'fastify'
import type { Locale } from '#contract/texts.ts'
import { html } from '../../http/html.ts'
import { type Page, sendPage } from './page-layout.ts'
import { languageOf, WALLET_PATH } from './paths.ts'

const messages = {
  fa: {
    title: 'کیف پول آزمایشی',
    lead: 'این صفحه جای سایت همکار را گرفته است که کیف پول آن‌جاست. این‌جا پولی نگه داشته نمی‌شود.',
    close: 'این صفحه را ببندید تا به سپر برگردید.',
  },
  en: {
    title: 'Sandbox wallet',
    lead: 'This page stands where the partner’s site with the wallet would. No money is kept here.',
    close: 'Close this page to go back to Separ.',
  },
} as const satisfies Readonly<Record<Locale, object>>

const pageIn = (locale: Locale): Page => {
  const { title, lead, close } = messages[locale]
  return {
    locale,
    title,
    path: WALLET_PATH,
    content: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p class="help">${close}</p>`,
  }
}

export const addWallet = (server: FastifyInstance): void => {
  server.get(WALLET_PATH, (request, reply) => sendPage(reply, pageIn(languageOf(request))))
}
