/**
 * The sandbox's super-app: a page that shows the app in a frame and signs its person in, as the ride-hailing company's app does.
 * Only where a setting lets the app stand in frames of our own. Specification: document 1 section 4 "Startup"; decisions, section 9.
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
  const say = superAppMessages[locale]
  return {
    locale,
    title: say.title,
    path: SUPER_APP_PATH,
    script: SCRIPT_PATH,
    content: html` <h1>${say.title}</h1>
      <p class="lead">${say.lead}</p>
      <form id="host" class="card" method="post" action="${TOKEN_PATH}" novalidate>
        <div>
          <label for="cellNumber">${say.number}</label>
          <input
            id="cellNumber"
            type="tel"
            inputmode="numeric"
            autocomplete="off"
            value="${digitsIn(locale, people[0]?.cellNumber ?? '')}"
            aria-describedby="cellNumber-help"
            aria-invalid="false"
          />
          <p id="cellNumber-help" class="help" aria-live="polite">${say.numberHelp}</p>
        </div>
        <div>
          <label for="openedVia">${say.opener}</label>
          <select id="openedVia">
            ${Opener.options.map((opener) => html`<option value="${opener}">${say.openers[opener]}</option>`)}
          </select>
        </div>
        <button type="submit">${say.open}</button>
      </form>
      <p id="said" class="help" role="status"></p>
      <iframe id="app" class="app" title="${say.frame}" hidden></iframe>`,
  }
}

/** Takes a server, the gateway and its limits; adds the page. */
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
  // Nobody types a code here: this app's person is signed in already. The sandbox shows its codes to everybody in any case.
  server.post(TOKEN_PATH, async (request, reply) => {
    const asked = parseSameOriginForm(gateway, request, TokenRequest)
    await limiter('signInCode', request, null)
    await limiter('signInCode', request, asked.cellNumber)
    if (await isCodeEntryBlocked(db, asked.cellNumber, instant()))
      throw new ApiError('tooMany', { retryAfterSeconds: TEN_MINUTES_SECONDS })
    return reply.header('cache-control', 'no-store').send({ token: await issueToken(db, asked, instant()) })
  })
}
