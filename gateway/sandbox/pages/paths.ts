/** Addresses of the pages that the gateway draws itself. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { CHAT_PATH } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'

const SANDBOX = '/sandbox'

export const SIGN_IN_PATH = `${SANDBOX}/sign-in`
export const BANK_PATH = `${SANDBOX}/bank`
export const WALLET_PATH = `${SANDBOX}/wallet`
export const SUPER_APP_PATH = `${SANDBOX}/super-app`
export const STYLE_PATH = `${SANDBOX}/pages.css`
export const FONT_PATH = `${SANDBOX}/vazirmatn.woff2`
export const LATIN_FONT_PATH = `${SANDBOX}/vazirmatn-latin.woff2`

export const CHAT_STYLE_PATH = `${CHAT_PATH}.css`
export const CHAT_SCRIPT_PATH = `${CHAT_PATH}.js`

/** Takes an attempt's token; gives the path of its bank page. */
export const bankPagePath = (token: string): string => `${BANK_PATH}/${token}`

/** Takes a visit's token; gives the path of its sign-in page. */
export const visitPath = (token: string): string => `${SIGN_IN_PATH}/${token}`

/** A token as an address of these pages carries it; whatever else stands there names nothing. */
export const PageToken = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), '')

const Language = v.object({ lang: v.fallback(v.picklist(['fa', 'en']), 'fa') })

/** Takes a request for a page; gives the language that its address asks for: Persian where it asks for none that we speak. */
export const languageOf = (request: FastifyRequest): Locale => v.parse(Language, request.query).lang

/** Takes a page's path without a query and a language; gives the address of the page in that language. */
export const inLanguage = (path: string, locale: Locale): string =>
  locale === 'fa' ? path : `${path}?lang=${locale}`
