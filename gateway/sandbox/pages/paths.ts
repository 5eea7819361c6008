/** Addresses of the pages that the gateway draws itself. */
import * as v from 'valibot'

const SANDBOX = '/sandbox'

export const SIGN_IN_PATH = `${SANDBOX}/sign-in`
export const BANK_PATH = `${SANDBOX}/bank`
export const STYLE_PATH = `${SANDBOX}/pages.css`
export const FONT_PATH = `${SANDBOX}/vazirmatn.woff2`

/** Takes an attempt's token; gives the path of its bank page. */
export const bankPagePath = (token: string): string => `${BANK_PATH}/${token}`

/** Takes a visit's token; gives the path of its sign-in page. */
export const visitPath = (token: string): string => `${SIGN_IN_PATH}/${token}`

/** A token as an address of these pages carries it; whatever else stands there names nothing. */
export const PageToken = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), '')
