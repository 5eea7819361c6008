/**
 * The sandbox's bank: decides a payment attempt once and returns to the app, which asks the gateway for the
 * result. Decisions, section 4.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Gateway } from '../../http/gateway.ts'
import { sendOrderEvent } from '../../http/handlers/order-moves.ts'
import type { Limiter } from '../../http/limits.ts'
import { type Attempt, attemptByToken, attemptState, settleAttempt } from '../../store/payments.ts'
import { bankPage, endedPage, noAttemptPage } from './bank-page.ts'
import { sendPage } from './page-layout.ts'
import { insurerName } from '../insurers.ts'
import { bankPagePath, inLanguage, languageOf, PageToken } from './paths.ts'
import { parseSameOriginForm } from './same-origin-form.ts'

const [SEE_OTHER, NOT_FOUND, CONFLICT] = [303, 404, 409]
const Params = v.object({ attempt: PageToken })
const Form = v.object({ decision: v.picklist(['paid', 'cancelled', 'refused', 'timed-out']) })

/** Address of the app's page of the payment result. A new window learns from it what opened the app. */
const resultAddress = ({
  returnOrigin,
  trackingCode,
  openedVia,
}: Pick<Attempt, 'returnOrigin' | 'trackingCode' | 'openedVia'>): string =>
  `${returnOrigin}/payment-result/${trackingCode}${openedVia === 'pwa' ? '' : `?openedVia=${openedVia}`}`

export const addBank = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const {
    store: { db },
    clock,
    instant,
  } = gateway

  server.get(bankPagePath(':attempt'), async (request, reply) => {
    const { attempt: token } = v.parse(Params, request.params)
    const locale = languageOf(request)
    const found = await attemptByToken(db, token)
    if (found === null) return sendPage(reply, noAttemptPage(locale), NOT_FOUND)
    const { attempt, order } = found
    const state = attemptState(attempt, instant())
    if (state !== 'open') return sendPage(reply, endedPage(locale, state, resultAddress(attempt)))
    return sendPage(
      reply,
      bankPage({
        locale,
        path: bankPagePath(token),
        action: inLanguage(bankPagePath(token), locale),
        amount: attempt.amount,
        insurer: insurerName(locale, order.companyCode).title,
        product: order.product,
        vehicle: locale === 'fa' ? order.vehicleTitle : vehicleTitleOf(order.search, locale),
        paymentType: order.paymentType,
        secondsLeft: Math.max(1, Math.round((attempt.expiresAt.getTime() - instant().getTime()) / 1000)),
      }),
    )
  })

  const decide = async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = languageOf(request)
    const { decision } = parseSameOriginForm(gateway, request, Form)
    await limiter('change', request, null)
    const { attempt: token } = v.parse(Params, request.params)
    const [today, now] = [clock.today(), instant()]
    let isPaidNow = false
    const attempt = await settleAttempt(db, token, {
      decision,
      today,
      now,
      onPaid: async (tx, trackingCode) => {
        await sendOrderEvent(tx, trackingCode, { type: 'bank.paid' }, { at: now, day: today })
        isPaidNow = true
      },
    })
    if (isPaidNow) gateway.metrics.recordPurchase()
    if (attempt === null) return sendPage(reply, noAttemptPage(locale), NOT_FOUND)
    const isAsDecided = attempt.state === decision
    return isAsDecided || attempt.state === 'open'
      ? reply.redirect(resultAddress(attempt), SEE_OTHER)
      : sendPage(reply, endedPage(locale, attempt.state, resultAddress(attempt)), CONFLICT)
  }
  server.post(bankPagePath(':attempt'), decide)
}
