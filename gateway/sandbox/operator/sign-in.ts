/**
 * Sign-in and sign-out of the operator page. Every attempt is limited and logged. Decisions, sections 8 and
 * 9.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Locale } from '#contract/texts.ts'
import type { Gateway } from '../../http/gateway.ts'
import { html } from '../../http/html.ts'
import type { Limiter } from '../../http/limits.ts'
import { logAction } from '../../store/operator-log.ts'
import { endOperatorSession, startOperatorSession } from '../../store/operator-sessions.ts'
import { type Page, sendPage } from '../pages/page-layout.ts'
import { inLanguage, languageOf } from '../pages/paths.ts'
import { parseSameOriginForm } from '../pages/same-origin-form.ts'
import { operatorMessages } from './messages.ts'
import { OPERATOR_PATH, OPERATOR_SIGN_IN_PATH, OPERATOR_SIGN_OUT_PATH } from './paths.ts'
import { forOperators, isPassword, sessionOf, setSessionCookie } from './session.ts'

const [SEE_OTHER, FORBIDDEN] = [303, 403]
const LONGEST_PASSWORD = 200
const FORM = 'operator-sign-in'
const Form = v.object({ password: v.pipe(v.string(), v.maxLength(LONGEST_PASSWORD)) })

const signInPage = (locale: Locale, isWrong: boolean): Page => {
  const { title, password, passwordHelp, wrongPassword, signIn, askPassword } = operatorMessages[locale]
  return {
    locale,
    title,
    path: OPERATOR_SIGN_IN_PATH,
    content: html`<h1>${askPassword}</h1>
      <form id="${FORM}" method="post" action="${inLanguage(OPERATOR_SIGN_IN_PATH, locale)}">
        <label for="password">${password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="${LONGEST_PASSWORD}"
          required
          aria-describedby="password-help"
          aria-invalid="${isWrong ? 'true' : 'false'}"
          autofocus
        />
        <p id="password-help" class="${isWrong ? 'help err' : 'help'}" ${isWrong ? html`role="alert"` : ''}>
          ${isWrong ? wrongPassword : passwordHelp}
        </p>
      </form>`,
    action: html`<button type="submit" form="${FORM}">${signIn}</button>`,
  }
}

export const addOperatorSignIn = (
  server: FastifyInstance,
  gateway: Gateway,
  limiter: Limiter,
  password: string,
): void => {
  const {
    store: { db },
    instant,
  } = gateway

  server.get(OPERATOR_SIGN_IN_PATH, async (request, reply) => {
    const locale = languageOf(request)
    return (await sessionOf(gateway, request)) === null
      ? sendPage(reply, signInPage(locale, false))
      : reply.redirect(inLanguage(OPERATOR_PATH, locale), SEE_OTHER)
  })

  server.post(OPERATOR_SIGN_IN_PATH, async (request, reply) => {
    const locale = languageOf(request)
    const { password: typed } = parseSameOriginForm(gateway, request, Form)
    await limiter('operatorSignIn', request, null)
    const now = instant()
    if (!isPassword(typed, password)) {
      await logAction(db, { at: now, sessionId: null, action: 'sign-in-refused' })
      return sendPage(reply, signInPage(locale, true), FORBIDDEN)
    }
    const { token, id } = await startOperatorSession(db, now)
    await logAction(db, { at: now, sessionId: id, action: 'signed-in' })
    return setSessionCookie(gateway, request, reply, token).redirect(
      inLanguage(OPERATOR_PATH, locale),
      SEE_OTHER,
    )
  })

  server.post(
    OPERATOR_SIGN_OUT_PATH,
    forOperators(gateway, async ({ request, reply, session, locale }) => {
      parseSameOriginForm(gateway, request, v.object({}))
      await endOperatorSession(db, session)
      await logAction(db, { at: instant(), sessionId: session.id, action: 'signed-out' })
      return setSessionCookie(gateway, request, reply, null).redirect(
        inLanguage(OPERATOR_SIGN_IN_PATH, locale),
        SEE_OTHER,
      )
    }),
  )
}
