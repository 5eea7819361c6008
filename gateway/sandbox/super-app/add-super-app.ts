/**
 * The sandbox's super-app: a page that shows the app in a frame and signs the user in, like the ride-hailing
 * company's app. Only if a setting allows it. Specification: document 1 section 4 "Startup"; decisions,
 * section 9.
 */
import type { FastifyInstance } from 'fastify'
import { Opener } from '#contract/opener.ts'
import type { Locale } from '#contract/texts.ts'
import type { Gateway } from '../../http/gateway.ts'
import { html } from '../../http/html.ts'
import type { Limiter } from '../../http/limits.ts'
import { ApiError } from '../../domain/api-error.ts'
import { isCodeEntryBlocked, issueToken } from '../../store/sign-in.ts'
import { browserScript } from '../pages/browser-script.ts'
import { digitsIn, type Page, sendPage } from '../pages/page-layout.ts'
import { languageOf, SUPER_APP_PATH } from '../pages/paths.ts'
import { parseSameOriginForm } from '../pages/same-origin-form.ts'
import { people } from '../people.ts'
import { TokenRequest } from './token-request.ts'
import { superAppMessages } from './messages.ts'

const SCRIPT_PATH = `${SUPER_APP_PATH}.js`
const TOKEN_PATH = `${SUPER_APP_PATH}/token`
const TEN_MINUTES_SECONDS = 600

const pageIn = (locale: Locale): Page => {
  const messages = superAppMessages[locale]
  const options = Opener.options.map(
    (opener) => html`<option value="${opener}">${messages.openers[opener]}</option>`,
  )
  return {
    locale,
    title: messages.title,
    path: SUPER_APP_PATH,
    script: SCRIPT_PATH,
    content: html` <h1>${messages.title}</h1>
      <p class="lead">${messages.lead}</p>
      <form id="host" class="card" method="post" action="${TOKEN_PATH}" novalidate>
        <div>
          <label for="cellNumber">${messages.number}</label>
          <input
            id="cellNumber"
            type="tel"
            inputmode="numeric"
            autocomplete="off"
            value="${digitsIn(locale, people[0]?.cellNumber ?? '')}"
            aria-describedby="cellNumber-help"
            aria-invalid="false"
          />
          <p id="cellNumber-help" class="help" aria-live="polite">${messages.numberHelp}</p>
        </div>
        <div>
          <label for="openedVia">${messages.opener}</label>
          <select id="openedVia">
            ${options}
          </select>
        </div>
        <button type="submit">${messages.open}</button>
      </form>
      <p id="said" class="help" role="status"></p>
      <iframe id="app" class="app" title="${messages.frame}" hidden></iframe>`,
  }
}

export const addSuperApp = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const {
    store: { db },
    instant,
  } = gateway
  const script = browserScript(new URL('./host.ts', import.meta.url))

  server.get(SUPER_APP_PATH, (request, reply) => sendPage(reply, pageIn(languageOf(request))))
  server.get(SCRIPT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await script()),
  )
  // No code is entered, because this app's user is signed in. The sandbox shows its codes in any case.
  server.post(TOKEN_PATH, async (request, reply) => {
    const tokenRequest = parseSameOriginForm(gateway, request, TokenRequest)
    await limiter('signInCode', request, null)
    await limiter('signInCode', request, tokenRequest.cellNumber)
    if (await isCodeEntryBlocked(db, tokenRequest.cellNumber, instant()))
      throw new ApiError('tooMany', { retryAfterSeconds: TEN_MINUTES_SECONDS })
    return reply
      .header('cache-control', 'no-store')
      .send({ token: await issueToken(db, tokenRequest, instant()) })
  })
}
