/**
 * The sign-in page. It returns to allowed origins only, with a one-time token that can be exchanged with the
 * same `state` for two minutes. Decisions, section 3.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Opener } from '#contract/opener.ts'
import { SignInState } from '#contract/operations/session.ts'
import { type Locale, translate, textRef } from '#contract/texts.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { onlyDigits } from '#contract/digits.ts'
import type { Gateway } from '../../http/gateway.ts'
import type { Limiter } from '../../http/limits.ts'
import { isAllowedOrigin } from '../../http/origins.ts'
import {
  issueCode,
  isCodeEntryBlocked,
  openVisit,
  type SignInVisit,
  tryCode,
  visitOf,
} from '../../store/sign-in.ts'
import { sendPage } from './page-layout.ts'
import { inLanguage, languageOf, PageToken, SIGN_IN_PATH, visitPath } from './paths.ts'
import { parseSameOriginForm } from './same-origin-form.ts'
import { codePage, numberPage, signInStopPage } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'

const [SEE_OTHER, BAD_REQUEST, NOT_FOUND, TOO_MANY] = [303, 400, 404, 429]
const TEN_MINUTES_SECONDS = 600

const StartQuery = v.object({
  returnTo: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  openedVia: v.optional(Opener, 'pwa'),
  state: SignInState,
})
const VisitParams = v.object({ visit: PageToken })
const Form = v.object({ cellNumber: v.optional(v.string(), ''), code: v.optional(v.string(), '') })

const returnAddress = ({ returnTo, openedVia, state }: SignInVisit, token: string): string => {
  const address = new URL(returnTo)
  for (const [name, value] of Object.entries({ token, openedVia, isRedirectedFromSso: 'true', state }))
    address.searchParams.set(name, value)
  return address.href
}

export const addSignIn = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const { db } = gateway.store
  const now = gateway.instant

  const visited = async (request: FastifyRequest) => {
    const { visit: token } = v.parse(VisitParams, request.params)
    return { token, visit: await visitOf(db, token, now()), locale: languageOf(request) }
  }
  const stop = (
    reply: FastifyReply,
    request: FastifyRequest,
    which: Parameters<typeof signInStopPage>[1],
    status: number,
  ) => sendPage(reply, signInStopPage(languageOf(request), which), status)
  const stopAfterMistakes = (reply: FastifyReply, request: FastifyRequest) =>
    stop(reply.header('retry-after', TEN_MINUTES_SECONDS), request, 'mistakes', TOO_MANY)

  type Shown = { token: string; locale: Locale; typed: string; error: string | null }
  const partsOf = ({ token, locale, typed, error }: Shown, step: 'number' | 'code') => ({
    locale,
    visitPath: visitPath(token),
    action: inLanguage(`${visitPath(token)}/${step}`, locale),
    typed,
    error,
  })
  const showNumber = (reply: FastifyReply, shown: Shown) =>
    sendPage(reply, numberPage(partsOf(shown, 'number')))
  const showCode = (reply: FastifyReply, { cellNumber, code }: SignInVisit, shown: Shown) =>
    sendPage(
      reply,
      codePage({
        ...partsOf(shown, 'code'),
        changeAction: inLanguage(`${visitPath(shown.token)}/change`, shown.locale),
        cellNumber: cellNumber ?? '',
        code: code ?? '',
      }),
    )

  server.get(SIGN_IN_PATH, async (request, reply) => {
    await limiter('signInVisit', request, null)
    const query = v.safeParse(StartQuery, request.query)
    if (!query.success || !isAllowedOrigin(gateway, request, new URL(query.output.returnTo).origin))
      return stop(reply, request, 'badLink', BAD_REQUEST)
    return reply.redirect(
      inLanguage(visitPath(await openVisit(db, query.output, now())), languageOf(request)),
      SEE_OTHER,
    )
  })

  server.get(visitPath(':visit'), async (request, reply) => {
    const { token, visit, locale } = await visited(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    return visit.code === null
      ? showNumber(reply, { token, locale, typed: visit.cellNumber ?? '', error: null })
      : showCode(reply, visit, { token, locale, typed: '', error: null })
  })

  server.post(`${visitPath(':visit')}/number`, async (request, reply) => {
    const { cellNumber: typed } = parseSameOriginForm(gateway, request, Form)
    const { token, visit, locale } = await visited(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    const number = v.safeParse(CellNumber, typed, { abortPipeEarly: true })
    if (!number.success)
      return showNumber(reply, { token, locale, typed, error: translate(number.issues[0].message, locale) })
    await limiter('signInCode', request, null)
    await limiter('signInCode', request, number.output)
    if (await isCodeEntryBlocked(db, number.output, now())) return stopAfterMistakes(reply, request)
    await issueCode(db, visit, number.output, now())
    return reply.redirect(inLanguage(visitPath(token), locale), SEE_OTHER)
  })

  server.post(`${visitPath(':visit')}/change`, async (request, reply) => {
    parseSameOriginForm(gateway, request, Form)
    const { token, visit, locale } = await visited(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    await issueCode(db, visit, null, now())
    return reply.redirect(inLanguage(visitPath(token), locale), SEE_OTHER)
  })

  server.post(`${visitPath(':visit')}/code`, async (request, reply) => {
    const { code: typed } = parseSameOriginForm(gateway, request, Form)
    const { token, visit, locale } = await visited(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    if (typed.trim() === '')
      return showCode(reply, visit, { token, locale, typed, error: translate(textRef('required'), locale) })
    const tried = await tryCode(db, visit, onlyDigits(typed), now())
    if (tried === 'too-many') return stopAfterMistakes(reply, request)
    if (tried === 'expired')
      return showNumber(reply, {
        token,
        locale,
        typed: visit.cellNumber ?? '',
        error: signInMessages[locale].expired,
      })
    if (tried === 'wrong')
      return showCode(reply, visit, { token, locale, typed, error: signInMessages[locale].wrong })
    return reply.redirect(returnAddress(visit, tried.token), SEE_OTHER)
  })
}
