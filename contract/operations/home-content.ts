/**
 * The published content of home: tiles of the insurances, pictures of the slider, and reasons for Separ.
 * Specification: document 3 sections 2, 3 and 7.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'

/** Address of a page of the app. Home never leads outside. */
const AppPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[\w/?=&.-]*$/))
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

const HomeItem = v.strictObject({
  id: Name,
  title: v.string(),
  text: v.nullable(v.string()),
  /** The page that a press opens; null for an item without a link. */
  href: v.nullable(AppPath),
  /** Name of a drawing that ships with the app. Unknown names are left out. */
  picture: Name,
  /** A few characters on the picture, for example a discount. */
  badge: v.nullable(v.string()),
})
export type HomeItem = v.InferOutput<typeof HomeItem>

/**
 * Kinds of sections. `service` are tiles, `slider` are cards in a row that scrolls, `reason` says why Separ.
 */
export const HOME_SECTIONS = ['service', 'slider', 'reason'] as const

const HomeSection = v.strictObject({
  /** One of `HOME_SECTIONS`. Typed as a text, so that the app leaves out the kinds of a newer gateway. */
  type: Name,
  title: v.nullable(v.string()),
  items: v.array(HomeItem),
})
export type HomeSection = v.InferOutput<typeof HomeSection>

export const HomeContent = v.strictObject({
  /** Version of the content. A page that was built with the same version is not rendered again. */
  version: v.string(),
  sections: v.array(HomeSection),
})
export type HomeContent = v.InferOutput<typeof HomeContent>

export const homeContent = {
  readHomeContent: operation({
    summary: 'What is published on home, in the language of the request.',
    method: 'GET',
    path: '/api/v1/content/home',
    who: 'anyone',
    idempotency: 'read',
    cacheSeconds: 300,
    answer: HomeContent,
    errors: [],
  }),
}
