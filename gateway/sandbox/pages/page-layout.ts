/**
 * Layout of the sandbox's pages: in the reader's language and direction, without inline scripts, never
 * cached.
 */
import type { FastifyReply } from 'fastify'
import type { Locale } from '#contract/texts.ts'
import { toLatinDigits, toPersianDigits } from '#contract/digits.ts'
import { html, type Markup } from '../../http/html.ts'
import { inLanguage, STYLE_PATH } from './paths.ts'

/** The app's logo: a shield crossed by a bumper with a number plate. */
const mark = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill="var(--primary)"
    d="M16 1.6c3.7 1.9 7.6 2.9 11 3.1 1.1.1 1.9 1 1.9 2.1v8.4c0 7.2-5.1 12.5-12 15.3-.6.2-1.2.2-1.8 0C8.2 27.7 3.1 22.4 3.1 15.2V6.8c0-1.1.8-2 1.9-2.1 3.4-.2 7.3-1.2 11-3.1z"
  />
  <path
    fill="var(--on-primary)"
    d="M3.1 14.6c4.2-1 8.5-1.5 12.9-1.5s8.7.5 12.9 1.5v.6c0 1.1-.1 2.1-.3 3.1-4.1-1-8.3-1.5-12.6-1.5s-8.5.5-12.6 1.5c-.2-1-.3-2-.3-3.1z"
  />
  <rect
    x="10.9"
    y="11.7"
    width="10.2"
    height="6.5"
    rx="2"
    fill="var(--saffron)"
    stroke="var(--primary)"
    stroke-width="1.5"
  />
</svg>`

const iconColors = { primary: '#0B5D5B', 'on-primary': '#FFFFFF', saffron: '#FFC83D' }

/** A data URL, because these pages load nothing that needs a build. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  Object.entries(iconColors).reduce(
    (svg, [name, color]) => svg.replaceAll(`var(--${name})`, color),
    mark.text,
  ),
)}`

/** An arrow to the left, mirrored in Persian. */
export const backArrow = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M19 12H5M12 19l-7-7 7-7" />
</svg>`

export type Page = {
  locale: Locale
  title: string
  content: Markup
  /** Content of the bar at the bottom. */
  action?: Markup
  /** The way back, at the start of the header. */
  back?: Markup
  /** Path for the link to the other language; without it there is no link. */
  path?: string
  /** Class of the content, for styles of its own. */
  look?: string
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
  const { locale, title, content, action, script, look = '', back = html`` } = page
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
        <header><div>${back}${mark}<span>${title}</span>${otherLanguage(page)}</div></header>
        <main class="${look}">${content}</main>
        ${action === undefined ? '' : html`<div class="bumper"><div>${action}</div></div>`}
      </body>
    </html>`
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(rendered.text)
}
