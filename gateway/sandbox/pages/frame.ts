/** The frame of the pages that the gateway draws itself: Persian, right to left, no script, kept by nobody. */
import type { FastifyReply } from 'fastify'
import { html, type Markup } from '../../http/html.ts'
import { STYLE_PATH } from './paths.ts'

const mark = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" aria-hidden="true"><path d="M12 2.5 20 5v6.5c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10V5z"/><rect x="2.5" y="9.5" width="19" height="6" rx="3" fill="currentColor" stroke="none"/><rect x="8" y="11" width="8" height="3" rx="1" fill="#fff"/></svg>`

/** In the address itself: these pages ask for nothing that a build would have to make. */
const icon = `data:image/svg+xml,${encodeURIComponent(mark.text.replaceAll('currentColor', '#0B5D5B'))}`

export type Page = {
  title: string
  content: Markup
  /** What stands in the bar at the bottom. */
  action?: Markup
  /** Seconds after which the page asks for itself again. */
  refreshIn?: number
}

const OK = 200

/** Takes a reply and a page; sends it. */
export const sendPage = (reply: FastifyReply, { title, content, action, refreshIn }: Page, status = OK): FastifyReply => {
  const drawn = html`<!doctype html>
<html lang="fa" dir="rtl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  ${refreshIn === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshIn}">`}
  <title>${title} · سپر</title>
  <link rel="icon" href="${icon}">
  <link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
  <header><div>${mark}<span>${title}</span></div></header>
  <main>${content}</main>
  ${action === undefined ? '' : html`<div class="bumper"><div>${action}</div></div>`}
</body>
</html>`
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(drawn.text)
}
