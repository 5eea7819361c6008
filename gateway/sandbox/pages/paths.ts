/** Paths of the sandbox's pages. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { CHAT_PATH } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'

const SANDBOX = '/sandbox'

export const SIGN_IN_PATH = `${SANDBOX}/sign-in`
export const SIGN_IN_SCRIPT_PATH = `${SIGN_IN_PATH}.js`
export const BANK_PATH = `${SANDBOX}/bank`
export const WALLET_PATH = `${SANDBOX}/wallet`
export const SUPER_APP_PATH = `${SANDBOX}/super-app`
export const STYLE_PATH = `${SANDBOX}/pages.css`
export const FONT_PATH = `${SANDBOX}/vazirmatn.woff2`
export const LATIN_FONT_PATH = `${SANDBOX}/vazirmatn-latin.woff2`

export const CHAT_STYLE_PATH = `${CHAT_PATH}.css`
export const CHAT_SCRIPT_PATH = `${CHAT_PATH}.js`

export const bankPagePath = (token: string): string => `${BANK_PATH}/${token}`

export const policyPagePath = (policyCode: string): string => `${SANDBOX}/policy/${policyCode}`

export const insurerSitePath = (companyCode: string): string => `${SANDBOX}/insurer/${companyCode}`

export const PHONE_INSURER_PATH = `${SANDBOX}/phone-insurer`
export const PHONE_CLAIM_PATH = `${SANDBOX}/phone-claim`

export const phoneVisitPath = (token: string): string => `${PHONE_INSURER_PATH}/visit/${token}`
export const phonePolicyPath = (siteCode: string): string => `${PHONE_INSURER_PATH}/policy/${siteCode}`

export const visitPath = (token: string): string => `${SIGN_IN_PATH}/${token}`

/** A token in a path of these pages; empty if it is malformed. */
export const PageToken = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), '')

const Language = v.object({ lang: v.fallback(v.picklist(['fa', 'en']), 'fa') })

/** Returns the language of a request for a page; Persian by default. */
export const languageOf = (request: FastifyRequest): Locale => v.parse(Language, request.query).lang

/** Returns the address of a page (a path without a query) in a language. */
export const inLanguage = (path: string, locale: Locale): string =>
  locale === 'fa' ? path : `${path}?lang=${locale}`
