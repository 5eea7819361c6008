/**
 * Signing in outside the app: the gateway's own page. It leads back only to origins of ours, with a one-time token
 * that the same `state` can exchange for two minutes. Decisions, section 3.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Opener } from '#contract/opener.ts'
import { SignInState } from '#contract/operations/session.ts'
import { say, textRef } from '#contract/texts.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { onlyDigits } from '#contract/values/digits.ts'
import type { Gateway } from '../../http/gateway.ts'
import type { Limiter } from '../../http/limits.ts'
import { isOurs } from '../../http/origins.ts'
import { askForCode, hadTooManyMistakes, openVisit, type SignInVisit, tryCode, visitOf } from '../../store/sign-in.ts'
import { sendPage } from './frame.ts'
import { PageToken, SIGN_IN_PATH, visitPath } from './paths.ts'
import { checkedPost } from './posted-form.ts'
import { codePage, numberPage, signInStopPage } from './sign-in-page.ts'

const [SEE_OTHER, BAD_REQUEST, NOT_FOUND, TOO_MANY] = [303, 400, 404, 429]
const TEN_MINUTES_SECONDS = 600

const StartQuery = v.object({ returnTo: v.pipe(v.string(), v.url(), v.maxLength(2000)), openedVia: v.optional(Opener, 'pwa'), state: SignInState })
const VisitParams = v.object({ visit: PageToken })
const Form = v.object({ cellNumber: v.optional(v.string(), ''), code: v.optional(v.string(), '') })

const wayBack = ({ returnTo, openedVia, state }: SignInVisit, token: string): string => {
  const address = new URL(returnTo)
  for (const [name, value] of Object.entries({ token, openedVia, isRedirectedFromSso: 'true', state })) address.searchParams.set(name, value)
  return address.href
}

const stopped = {
  link: signInStopPage('این پیوند ورود درست نیست', 'از خود سپر دوباره دکمهٔ ورود را بزنید.'),
  visit: signInStopPage('مهلت این صفحه تمام شده است', 'به سپر برگردید و دوباره دکمهٔ ورود را بزنید.'),
  mistakes: signInStopPage('فعلاً نمی‌شود وارد شد', 'پنج بار کد نادرست وارد شد. ده دقیقهٔ دیگر دوباره امتحان کنید.'),
}

/** Takes a server, the gateway and its limits; adds the sign-in pages. */
export const addSignIn = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const { db } = gateway.store
  const now = gateway.instant

  const visited = async (request: FastifyRequest) => {
    const { visit: token } = v.parse(VisitParams, request.params)
    return { token, visit: await visitOf(db, token, now()) }
  }
  const showNumber = (reply: FastifyReply, token: string, typed: string, error: string | null) =>
    sendPage(reply, numberPage(`${visitPath(token)}/number`, typed, error))
  const showCode = (reply: FastifyReply, token: string, { cellNumber, code }: SignInVisit, typed: string, error: string | null) =>
    sendPage(reply, codePage({ action: `${visitPath(token)}/code`, changeAction: `${visitPath(token)}/change`, cellNumber: cellNumber ?? '', code: code ?? '', typed, error }))
  const stopAfterMistakes = (reply: FastifyReply) => sendPage(reply.header('retry-after', TEN_MINUTES_SECONDS), stopped.mistakes, TOO_MANY)

  server.get(SIGN_IN_PATH, async (request, reply) => {
    await limiter('signInVisit', request, null)
    const query = v.safeParse(StartQuery, request.query)
    if (!query.success || !isOurs(gateway, request, new URL(query.output.returnTo).origin)) return sendPage(reply, stopped.link, BAD_REQUEST)
    return reply.redirect(visitPath(await openVisit(db, query.output, now())), SEE_OTHER)
  })

  server.get(visitPath(':visit'), async (request, reply) => {
    const { token, visit } = await visited(request)
    if (visit === null) return sendPage(reply, stopped.visit, NOT_FOUND)
    return visit.code === null ? showNumber(reply, token, visit.cellNumber ?? '', null) : showCode(reply, token, visit, '', null)
  })

  server.post(`${visitPath(':visit')}/number`, async (request, reply) => {
    const { cellNumber: typed } = checkedPost(gateway, request, Form)
    const { token, visit } = await visited(request)
    if (visit === null) return sendPage(reply, stopped.visit, NOT_FOUND)
    const number = v.safeParse(CellNumber, typed, { abortPipeEarly: true })
    if (!number.success) return showNumber(reply, token, typed, say(number.issues[0].message, 'fa'))
    await limiter('signInCode', request, null)
    await limiter('signInCode', request, number.output)
    if (await hadTooManyMistakes(db, number.output, now())) return stopAfterMistakes(reply)
    await askForCode(db, visit, number.output, now())
    return reply.redirect(visitPath(token), SEE_OTHER)
  })

  server.post(`${visitPath(':visit')}/change`, async (request, reply) => {
    checkedPost(gateway, request, Form)
    const { token, visit } = await visited(request)
    if (visit === null) return sendPage(reply, stopped.visit, NOT_FOUND)
    await askForCode(db, visit, null, now())
    return reply.redirect(visitPath(token), SEE_OTHER)
  })

  server.post(`${visitPath(':visit')}/code`, async (request, reply) => {
    const { code: typed } = checkedPost(gateway, request, Form)
    const { token, visit } = await visited(request)
    if (visit === null) return sendPage(reply, stopped.visit, NOT_FOUND)
    if (typed.trim() === '') return showCode(reply, token, visit, typed, say(textRef('required'), 'fa'))
    const tried = await tryCode(db, visit, onlyDigits(typed), now())
    if (tried === 'too-many') return stopAfterMistakes(reply)
    if (tried === 'expired') return showNumber(reply, token, visit.cellNumber ?? '', 'مهلت کد قبلی تمام شد؛ کد تازه بگیرید.')
    if (tried === 'wrong') return showCode(reply, token, visit, typed, 'این کد درست نیست؛ رقم‌ها را دوباره بررسی کنید.')
    return reply.redirect(wayBack(visit, tried.token), SEE_OTHER)
  })
}
