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
import { appAddress } from '../../http/origins.ts'
import {
  issueCode,
  isCodeEntryBlocked,
  openVisit,
  saveProblem,
  secondsToResend,
  type SignInVisit,
  tryCode,
  visitOf,
  withdrawCode,
} from '../../store/sign-in.ts'
import { browserScript } from './browser-script.ts'
import type { SignInProblem } from '../../store/schema/index.ts'
import { digitsIn, sendPage } from './page-layout.ts'
import { inLanguage, languageOf, PageToken, SIGN_IN_PATH, SIGN_IN_SCRIPT_PATH, visitPath } from './paths.ts'
import { parseSameOriginForm } from './same-origin-form.ts'
import { codePage, numberPage, signedInPage, signInStopPage } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'

const [SEE_OTHER, BAD_REQUEST, NOT_FOUND, TOO_MANY] = [303, 400, 404, 429]
const TEN_MINUTES_SECONDS = 600

const StartQuery = v.object({
  returnTo: v.pipe(v.string(), v.maxLength(2000)),
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

/** Returns the sentence about a refused form, or null. */
const problemText = (visit: SignInVisit, locale: Locale, now: Date): string | null => {
  const messages = signInMessages[locale]
  switch (visit.problem) {
    case null:
      return null
    case 'number': {
      const number = v.safeParse(CellNumber, visit.typed ?? '', { abortPipeEarly: true })
      return number.success ? null : translate(number.issues[0].message, locale)
    }
    case 'required':
      return translate(textRef('required'), locale)
    case 'wrong':
      return messages.wrong
    case 'expired':
      return messages.expired
    case 'too-soon': {
      const seconds = secondsToResend(visit, now)
      return seconds === 0
        ? null
        : messages.resendSoon.replace('{seconds}', digitsIn(locale, String(seconds)))
    }
  }
}

/** A visit's page as it was asked for. */
type Visited = { token: string; locale: Locale }

export const addSignIn = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const { db } = gateway.store
  const now = gateway.instant

  const visitOfRequest = async (request: FastifyRequest) => {
    const { visit: token } = v.parse(VisitParams, request.params)
    return { token, visit: await visitOf(db, token, now()), locale: languageOf(request) }
  }
  const stop = (
    reply: FastifyReply,
    request: FastifyRequest,
    which: Parameters<typeof signInStopPage>[1],
    status: number,
    backTo = '/',
  ) => sendPage(reply, signInStopPage(languageOf(request), which, backTo), status)
  const stopAfterMistakes = (reply: FastifyReply, request: FastifyRequest, { returnTo }: SignInVisit) =>
    stop(reply.header('retry-after', TEN_MINUTES_SECONDS), request, 'mistakes', TOO_MANY, returnTo)

  /** Returns the address of a visit's page, or of one of its forms. */
  const addressOf = ({ token, locale }: Visited, form?: 'number' | 'code' | 'change' | 'resend') =>
    inLanguage(form === undefined ? visitPath(token) : `${visitPath(token)}/${form}`, locale)
  const show = (reply: FastifyReply, visit: SignInVisit, visited: Visited) => {
    const { token, locale } = visited
    const parts = {
      locale,
      visitPath: visitPath(token),
      appAddress: visit.returnTo,
      error: problemText(visit, locale, now()),
    }
    if (visit.code === null)
      return sendPage(
        reply,
        numberPage({
          ...parts,
          action: addressOf(visited, 'number'),
          typed: (visit.problem === 'number' ? visit.typed : visit.cellNumber) ?? '',
        }),
      )
    return sendPage(
      reply,
      codePage({
        ...parts,
        action: addressOf(visited, 'code'),
        changeAction: addressOf(visited, 'change'),
        resendAction: addressOf(visited, 'resend'),
        resendSeconds: secondsToResend(visit, now()),
        typed: (visit.problem === 'wrong' ? visit.typed : null) ?? '',
        cellNumber: visit.cellNumber ?? '',
        code: visit.code,
      }),
    )
  }
  /** A redirect, so that Back never meets the answer to a form, which browsers do not repeat. */
  const showAgain = (reply: FastifyReply, visited: Visited) => reply.redirect(addressOf(visited), SEE_OTHER)
  const refuse = async (
    reply: FastifyReply,
    visit: SignInVisit,
    visited: Visited,
    problem: SignInProblem,
    typed = '',
  ) => {
    await saveProblem(db, visit, problem, typed)
    return showAgain(reply, visited)
  }

  const script = browserScript(new URL('./sign-in-script.ts', import.meta.url))
  server.get(SIGN_IN_SCRIPT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await script()),
  )

  server.get(SIGN_IN_PATH, async (request, reply) => {
    await limiter('signInVisit', request, null)
    const query = v.safeParse(StartQuery, request.query)
    const address = query.success ? appAddress(gateway, request, query.output.returnTo) : null
    if (!query.success || address === null) return stop(reply, request, 'badLink', BAD_REQUEST)
    // The parsed address: it escapes what a database or a header cannot contain.
    const token = await openVisit(db, { ...query.output, returnTo: address.href }, now())
    return reply.redirect(inLanguage(visitPath(token), languageOf(request)), SEE_OTHER)
  })

  server.get(visitPath(':visit'), async (request, reply) => {
    const { visit, ...visited } = await visitOfRequest(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    return visit.code === null && visit.signedInAt !== null
      ? sendPage(reply, signedInPage(visited.locale, visit.returnTo))
      : show(reply, visit, visited)
  })

  server.post(`${visitPath(':visit')}/number`, async (request, reply) => {
    const { cellNumber: typed } = parseSameOriginForm(gateway, request, Form)
    const { visit, ...visited } = await visitOfRequest(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    const number = v.safeParse(CellNumber, typed, { abortPipeEarly: true })
    if (!number.success) return refuse(reply, visit, visited, 'number', typed)
    await limiter('signInCode', request, null)
    await limiter('signInCode', request, number.output)
    if (await isCodeEntryBlocked(db, number.output, now())) return stopAfterMistakes(reply, request, visit)
    await issueCode(db, visit, number.output, now())
    return showAgain(reply, visited)
  })

  server.post(`${visitPath(':visit')}/resend`, async (request, reply) => {
    parseSameOriginForm(gateway, request, Form)
    const { visit, ...visited } = await visitOfRequest(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    if (secondsToResend(visit, now()) > 0) return refuse(reply, visit, visited, 'too-soon')
    if (visit.code !== null && visit.cellNumber !== null) {
      await limiter('signInCode', request, null)
      await limiter('signInCode', request, visit.cellNumber)
      await issueCode(db, visit, visit.cellNumber, now())
    }
    return showAgain(reply, visited)
  })

  server.post(`${visitPath(':visit')}/change`, async (request, reply) => {
    parseSameOriginForm(gateway, request, Form)
    await limiter('signInVisit', request, null)
    const { visit, ...visited } = await visitOfRequest(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    await withdrawCode(db, visit)
    return showAgain(reply, visited)
  })

  server.post(`${visitPath(':visit')}/code`, async (request, reply) => {
    const { code: typed } = parseSameOriginForm(gateway, request, Form)
    const { visit, ...visited } = await visitOfRequest(request)
    if (visit === null) return stop(reply, request, 'visitOver', NOT_FOUND)
    if (typed.trim() === '') return refuse(reply, visit, visited, 'required')
    const tried = await tryCode(db, visit, onlyDigits(typed), now())
    if (tried === 'too-many') return stopAfterMistakes(reply, request, visit)
    if (tried === 'expired' || tried === 'wrong') return refuse(reply, visit, visited, tried, typed)
    return reply.redirect(returnAddress(visit, tried.token), SEE_OTHER)
  })
}
