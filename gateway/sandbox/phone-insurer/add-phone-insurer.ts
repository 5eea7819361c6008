/**
 * The sandbox's pages in place of the site that sells mobile insurance, and of its claim site. The app opens
 * the first one by a form post with the mobile number, so that the number is in no address; a guest is asked
 * for it there. A visit orders one policy, and a policy is paid, cancelled or renewed once, even if a form is
 * sent repeatedly. Document 3 sections 1 and 9; issue "Policies, My Insurance, home, account".
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { CellNumber } from '#contract/values/cell-number.ts'
import { NEW_CUSTOMER_DISCOUNT } from '#contract/values/mobile-policy.ts'
import { mobileStatusOn } from '../../domain/mobile-policy.ts'
import type { Gateway } from '../../http/gateway.ts'
import type { Limiter } from '../../http/limits.ts'
import { appAddress } from '../../http/origins.ts'
import {
  isPhoneInsured,
  lockedMobilePolicyOfSite,
  mobilePolicyOfSite,
  orderMobilePolicy,
} from '../../store/mobile-policies.ts'
import { userOfNumber } from '../../store/owners.ts'
import {
  openPhoneVisit,
  type PhoneInsurerVisit,
  phoneVisitOf,
  savePhoneForm,
} from '../../store/phone-insurer-visits.ts'
import { sendPage } from '../pages/page-layout.ts'
import {
  inLanguage,
  languageOf,
  PageToken,
  PHONE_CLAIM_PATH,
  PHONE_INSURER_PATH,
  phonePolicyPath,
  phoneVisitPath,
} from '../pages/paths.ts'
import { parseSameOriginForm } from '../pages/same-origin-form.ts'
import { decideOnPolicy, decisions } from './decide.ts'
import { phoneClaimPage, phoneFormPage, phoneVisitOverPage } from './form-page.ts'
import {
  emptyPhoneForm,
  PhoneFormSchema,
  type PhoneProblem,
  type PhonePurchase,
  readPhoneForm,
} from './phone-form.ts'
import { phonePremium } from './phones.data.ts'
import { policySitePage } from './policy-page.ts'

const [SEE_OTHER, NOT_FOUND] = [303, 404]
const HUNDRED = 100

const Params = v.object({ code: PageToken })
/** Fields that the app posts. They are not trusted, because the form comes from another site. */
const Opening = v.object({
  cellNumber: v.fallback(CellNumber, ''),
  returnTo: v.fallback(v.pipe(v.string(), v.maxLength(2000)), ''),
})
const DecisionForm = v.object({ decision: v.picklist(decisions) })

/** Rounded down to 1,000 toman: the price is never above the exact one. */
const discountOfFirst = (premium: number): number =>
  premium - Math.floor((premium * (HUNDRED - NEW_CUSTOMER_DISCOUNT)) / HUNDRED / 1000) * 1000

export const addPhoneInsurer = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const { db } = gateway.store
  const { clock, instant: now } = gateway

  const open = async (request: FastifyRequest, reply: FastifyReply, input: unknown) => {
    await limiter('change', request, null)
    const { cellNumber, returnTo } = v.parse(Opening, input)
    const visit = {
      typed: { ...emptyPhoneForm, cellNumber },
      returnOrigin: appAddress(gateway, request, returnTo)?.origin ?? '',
    }
    const token = await openPhoneVisit(db, visit, now())
    return reply.redirect(inLanguage(phoneVisitPath(token), languageOf(request)), SEE_OTHER)
  }
  server.get(PHONE_INSURER_PATH, (request, reply) => open(request, reply, {}))
  server.post(PHONE_INSURER_PATH, (request, reply) => open(request, reply, request.body ?? {}))

  const visitOfRequest = async (request: FastifyRequest) => {
    const { code: token } = v.parse(Params, request.params)
    return { token, visit: await phoneVisitOf(db, token, now()), locale: languageOf(request) }
  }
  const visitOver = (request: FastifyRequest, reply: FastifyReply) => {
    const locale = languageOf(request)
    return sendPage(reply, phoneVisitOverPage(locale, inLanguage(PHONE_INSURER_PATH, locale)), NOT_FOUND)
  }
  const showPolicy = (request: FastifyRequest, reply: FastifyReply, siteCode: string) =>
    reply.redirect(inLanguage(phonePolicyPath(siteCode), languageOf(request)), SEE_OTHER)

  /** Returns the errors of a form that was sent. */
  const problemsOf = async ({ typed, sentAt }: PhoneInsurerVisit): Promise<PhoneProblem[]> => {
    if (sentAt === null) return []
    const { purchase, problems } = readPhoneForm(typed)
    const isInsured = purchase !== null && (await isPhoneInsured(db, purchase.imei, clock.today()))
    return isInsured ? [{ field: 'imei', reason: 'insured' }] : problems
  }

  const order = async (purchase: PhonePurchase, { returnOrigin }: PhoneInsurerVisit): Promise<string> => {
    const { cellNumber, phone, imei, plan, buyerName, phonePrice } = purchase
    const user = await userOfNumber(db, cellNumber, now())
    const premium = phonePremium(plan, phonePrice)
    const ordered = { userId: user.id, deviceModel: phone.name, imei, plan, buyerName, phonePrice, premium }
    return orderMobilePolicy(db, { ...ordered, returnOrigin }, discountOfFirst, now())
  }

  server.get(phoneVisitPath(':code'), async (request, reply) => {
    const { token, visit, locale } = await visitOfRequest(request)
    if (visit === null) return visitOver(request, reply)
    if (visit.siteCode !== null) return showPolicy(request, reply, visit.siteCode)
    const path = phoneVisitPath(token)
    return sendPage(
      reply,
      phoneFormPage({
        locale,
        path,
        action: inLanguage(path, locale),
        typed: visit.typed,
        problems: await problemsOf(visit),
      }),
    )
  })

  server.post(phoneVisitPath(':code'), async (request, reply) => {
    const typed = parseSameOriginForm(gateway, request, PhoneFormSchema)
    await limiter('change', request, null)
    const { token, visit, locale } = await visitOfRequest(request)
    if (visit === null) return visitOver(request, reply)
    if (visit.siteCode !== null) return showPolicy(request, reply, visit.siteCode)
    const { purchase } = readPhoneForm(typed)
    const isRefused = purchase === null || (await isPhoneInsured(db, purchase.imei, clock.today()))
    const siteCode = isRefused ? null : await order(purchase, visit)
    await savePhoneForm(db, visit, typed, { siteCode, now: now() })
    return siteCode === null
      ? reply.redirect(inLanguage(phoneVisitPath(token), locale), SEE_OTHER)
      : showPolicy(request, reply, siteCode)
  })

  server.get(phonePolicyPath(':code'), async (request, reply) => {
    const { code } = v.parse(Params, request.params)
    const policy = await mobilePolicyOfSite(db, code)
    if (policy === null) return visitOver(request, reply)
    const [locale, path, today] = [languageOf(request), phonePolicyPath(policy.siteCode), clock.today()]
    return sendPage(
      reply,
      policySitePage({
        locale,
        path,
        action: inLanguage(path, locale),
        policy,
        status: mobileStatusOn(policy, today),
        today,
        appAddress: `${policy.returnOrigin}/my-insurances?tab=mobile`,
      }),
    )
  })

  server.post(phonePolicyPath(':code'), async (request, reply) => {
    const { decision } = parseSameOriginForm(gateway, request, DecisionForm)
    await limiter('change', request, null)
    const { code } = v.parse(Params, request.params)
    const shown = await db.transaction(async (tx) => {
      const policy = await lockedMobilePolicyOfSite(tx, code)
      return policy === null
        ? null
        : decideOnPolicy(tx, policy, decision, { today: clock.today(), now: now() })
    })
    return shown === null ? visitOver(request, reply) : showPolicy(request, reply, shown)
  })

  server.get(PHONE_CLAIM_PATH, (request, reply) =>
    sendPage(reply, phoneClaimPage(languageOf(request), PHONE_CLAIM_PATH)),
  )
}
