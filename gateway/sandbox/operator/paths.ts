/** Paths of the operator page. An order's path contains its tracking code, which is no personal data. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ImageId } from '#contract/operations/documents.ts'
import type { Locale } from '#contract/texts.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { inLanguage } from '../pages/paths.ts'

export const OPERATOR_PATH = '/sandbox/operator'
export const OPERATOR_SIGN_IN_PATH = `${OPERATOR_PATH}/sign-in`
export const OPERATOR_SIGN_OUT_PATH = `${OPERATOR_PATH}/sign-out`
export const OPERATOR_SEARCH_PATH = `${OPERATOR_PATH}/search`
export const OPERATOR_LOG_PATH = `${OPERATOR_PATH}/log`

export const operatedOrderPath = (trackingCode: string): string => `${OPERATOR_PATH}/order/${trackingCode}`
export const movePath = (trackingCode: string): string => `${operatedOrderPath(trackingCode)}/move`
export const holdPath = (trackingCode: string): string => `${operatedOrderPath(trackingCode)}/hold`
export const operatedDocumentPath = (trackingCode: string, imageId: string): string =>
  `${operatedOrderPath(trackingCode)}/document/${imageId}`

/** Parameters of an order's paths; null where a part is malformed. */
export const OrderParams = v.object({ trackingCode: v.fallback(v.nullable(TrackingCode), null) })
export const DocumentParams = v.object({
  ...OrderParams.entries,
  imageId: v.fallback(v.nullable(ImageId), null),
})

const LAST_PAGE = 100_000
const PageQuery = v.object({
  page: v.fallback(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number), v.maxValue(LAST_PAGE)),
    1,
  ),
})

/** Returns the number of the page of a list that a request asks for; the first by default. */
export const pageOf = (request: FastifyRequest): number => v.parse(PageQuery, request.query).page

/** Returns the address of a page of a list. */
export const listAddress = (path: string, locale: Locale, page: number): string => {
  const address = inLanguage(path, locale)
  return page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}
