/**
 * The sandbox's chat, which the app shows in a sandboxed frame: a page without an origin that may load its
 * own script, style and font only. Decisions, section 9 "Chat widget".
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { CHAT_PATH } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'
import { html, type Markup } from '../../http/html.ts'
import { browserScript } from '../pages/browser-script.ts'
import { allowAnyOrigin } from '../pages/allow-any-origin.ts'
import { CHAT_SCRIPT_PATH, CHAT_STYLE_PATH, languageOf, STYLE_PATH } from '../pages/paths.ts'
import { hintsIn } from './expert.ts'
import { chatMessages } from './messages.ts'

const HOUR = 3600
const style = fileURLToPath(new URL('./chat.css', import.meta.url))

/**
 * `sandbox` removes the page's origin wherever it is opened, so that it can read its own public files only.
 */
const policy = (mayFrame: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'sandbox allow-scripts allow-forms',
    `frame-ancestors ${["'self'", ...mayFrame].join(' ')}`,
  ].join(';')

const pageIn = (locale: Locale): Markup => {
  const messages = chatMessages[locale]
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${messages.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <link rel="stylesheet" href="${CHAT_STYLE_PATH}" />
        <script defer src="${CHAT_SCRIPT_PATH}"></script>
      </head>
      <body class="chat">
        <main>
          <h1 class="who">${messages.title}</h1>
          <p class="note">${messages.sandbox}</p>
          <noscript><p class="note err">${messages.noScript}</p></noscript>
          <div id="log" role="log" aria-label="${messages.log}" tabindex="0"></div>
          <p id="typing" class="help" role="status" hidden>${messages.typing}</p>
          <div id="hints" class="side" role="group" aria-label="${messages.hints}">
            ${hintsIn(locale).map((hint) => html`<button type="button" class="tonal">${hint}</button>`)}
          </div>
          <form id="form">
            <label for="message">${messages.message}</label>
            <div class="line">
              <input
                id="message"
                name="message"
                type="text"
                dir="auto"
                maxlength="500"
                autocomplete="off"
                enterkeyhint="send"
              /><button type="submit">${messages.send}</button>
            </div>
          </form>
        </main>
      </body>
    </html>`
}

const send = (reply: FastifyReply, type: string, content: string): FastifyReply =>
  allowAnyOrigin(reply).header('cache-control', `public, max-age=${HOUR}`).type(type).send(content)

/** @param allowedOrigins other origins that serve the app and may frame the chat */
export const addChat = async (server: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> => {
  const css = await readFile(style, 'utf8')
  const script = browserScript(new URL('./widget.ts', import.meta.url))
  server.get(CHAT_PATH, (request, reply) =>
    reply
      .header('content-security-policy', policy(allowedOrigins))
      // Browsers warn about this header on a page without an origin.
      .removeHeader('origin-agent-cluster')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageIn(languageOf(request)).text),
  )
  server.get(CHAT_STYLE_PATH, (_request, reply) => send(reply, 'text/css; charset=utf-8', css))
  server.get(CHAT_SCRIPT_PATH, async (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', await script()),
  )
}
