/**
 * The public page that confirms a policy, behind the QR code on its file. It says what was insured until
 * when, and nothing about a person. Decisions, section 2 "Policy file".
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import type { Gateway } from '../../http/gateway.ts'
import { html } from '../../http/html.ts'
import { mobilePolicyOfCode } from '../../store/mobile-policies.ts'
import { movesOf } from '../../store/order-moves.ts'
import { orderOfPolicyCode } from '../../store/orders.ts'
import { insurerName } from '../insurers.ts'
import { digitsIn, type Page, sendPage } from './page-layout.ts'
import { languageOf, policyPagePath } from './paths.ts'

const NOT_FOUND = 404
const Params = v.object({ code: v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null) })

const messages = {
  fa: {
    title: 'بررسی بیمه‌نامه',
    valid: 'این بیمه‌نامه درست است و اعتبار دارد.',
    early: 'این بیمه‌نامه درست است؛ اعتبار آن هنوز شروع نشده است.',
    ended: 'این بیمه‌نامه درست است، ولی اعتبار آن تمام شده است.',
    unknown: 'چنین بیمه‌نامه‌ای نداریم. نشانی را دوباره از روی بیمه‌نامه بخوانید.',
    product: 'بیمه',
    products: {
      thirdparty: 'شخص ثالث خودرو',
      motorcycle: 'شخص ثالث موتورسیکلت',
      carbody: 'بدنه',
      mobile: 'موبایل',
    },
    insurer: 'بیمه‌گر',
    number: 'شمارهٔ بیمه‌نامه',
    from: 'شروع',
    to: 'پایان',
    compare: 'این‌ها را با بیمه‌نامه‌ای که در دست دارید مقایسه کنید.',
  },
  en: {
    title: 'Check a policy',
    valid: 'This policy is genuine and in force.',
    early: 'This policy is genuine; its cover has not begun yet.',
    ended: 'This policy is genuine, but its cover has ended.',
    unknown: 'There is no such policy. Read the address from the policy again.',
    product: 'Insurance',
    products: {
      thirdparty: 'Third-party, car',
      motorcycle: 'Third-party, motorcycle',
      carbody: 'Car-body',
      mobile: 'Mobile',
    },
    insurer: 'Insurer',
    number: 'Policy number',
    from: 'From',
    to: 'To',
    compare: 'Compare these with the policy in your hand.',
  },
} as const satisfies Readonly<Record<Locale, object>>

type ConfirmedPolicy = {
  product: InsuranceType | 'mobile'
  insurer: string
  number: string
  cover: { from: string; to: string }
}

const unknownPage = (locale: Locale): Page => ({
  locale,
  title: messages[locale].title,
  content: html`<h1>${messages[locale].title}</h1>
    <p class="lead">${messages[locale].unknown}</p>`,
})

const confirmedPage = (
  locale: Locale,
  path: string,
  today: string,
  { product, insurer, number, cover }: ConfirmedPolicy,
): Page => {
  const say = messages[locale]
  const state = today < cover.from ? say.early : today > cover.to ? say.ended : say.valid
  const rows = [
    [say.product, say.products[product]],
    [say.insurer, insurer],
    [say.number, digitsIn(locale, number)],
    [say.from, formatLongDate(cover.from, locale)],
    [say.to, formatLongDate(cover.to, locale)],
  ] as const
  return {
    locale,
    title: say.title,
    path,
    content: html`<h1>${state}</h1>
      <dl>
        ${rows.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="help">${say.compare}</p>`,
  }
}

/** Returns an issued policy of a vehicle or of a phone, or null. */
const policyOfCode = async (
  { store: { db }, clock, backends }: Gateway,
  code: string,
  locale: Locale,
): Promise<ConfirmedPolicy | null> => {
  const order = await orderOfPolicyCode(db, code)
  const issued = order === null ? undefined : issuingMove(await movesOf(db, order.trackingCode))
  if (order !== null && issued !== undefined)
    return {
      product: order.product,
      insurer: insurerName(locale, order.companyCode).title,
      number: String(order.number),
      cover: coverPeriod(order.search, issued.day, clock.today()),
    }
  const mobile = await mobilePolicyOfCode(db, code)
  if (mobile === null || mobile.coverFrom === null || mobile.coverTo === null) return null
  return mobile.cancelledOn === null
    ? {
        product: 'mobile',
        insurer: insurerName(locale, backends.phoneInsurer).title,
        number: String(mobile.number),
        cover: { from: mobile.coverFrom, to: mobile.coverTo },
      }
    : null
}

export const addPolicyPage = (server: FastifyInstance, gateway: Gateway): void => {
  server.get(policyPagePath(':code'), async (request, reply) => {
    const locale = languageOf(request)
    const { code } = v.parse(Params, request.params)
    const policy = code === null ? null : await policyOfCode(gateway, code, locale)
    return code === null || policy === null
      ? sendPage(reply, unknownPage(locale), NOT_FOUND)
      : sendPage(reply, confirmedPage(locale, policyPagePath(code), gateway.clock.today(), policy))
  })
}
