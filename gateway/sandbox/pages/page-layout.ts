/**
 * Layout of the sandbox's pages: in the reader's language and direction, without inline scripts, never
 * cached.
 */
import type { FastifyReply } from 'fastify'
import type { Locale } from '#contract/texts.ts'
import { toLatinDigits, toPersianDigits } from '#contract/digits.ts'
import { html, type Markup } from '../../http/html.ts'
import { inLanguage, STYLE_PATH } from './paths.ts'

const mark = html`<svg
  xmlns="http://www.w3.org/2000/svg"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.75"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M12 2.5 20 5v6.5c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10V5z" />
  <rect x="2.5" y="9.5" width="19" height="6" rx="3" fill="currentColor" stroke="none" />
  <rect x="8" y="11" width="8" height="3" rx="1" fill="#fff" />
</svg>`

/** A data URL, because these pages load nothing that needs a build. */
const icon = `data:image/svg+xml,${encodeURIComponent(mark.text.replaceAll('currentColor', '#0B5D5B'))}`

export type Page = {
  locale: Locale
  title: string
  content: Markup
  /** Content of the bar at the bottom. */
  action?: Markup
  /** Path for the link to the other language; without it there is no link. */
  path?: string
  /** Path of the page's script. */
  script?: string
}

const OK = 200
const names = { fa: { brand: 'سپر', direction: 'rtl' }, en: { brand: 'Separ', direction: 'ltr' } } as const

/** Returns a text with the digits of a language. */
export const digitsIn = (locale: Locale, text: string): string =>
  locale === 'fa' ? toPersianDigits(text) : toLatinDigits(text)

const otherLanguage = ({ locale, path }: Page): Markup => {
  if (path === undefined) return html``
  return locale === 'fa'
    ? html`<a class="language" lang="en" href="${inLanguage(path, 'en')}">English</a>`
    : html`<a class="language" lang="fa" href="${path}">فارسی</a>`
}

export const sendPage = (reply: FastifyReply, page: Page, status = OK): FastifyReply => {
  const { locale, title, content, action, script } = page
  const { brand, direction } = names[locale]
  const rendered = html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <header><div>${mark}<span>${title}</span>${otherLanguage(page)}</div></header>
        <main>${content}</main>
        ${action === undefined ? '' : html`<div class="bumper"><div>${action}</div></div>`}
      </body>
    </html>`
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(rendered.text)
}
