/**
 * Adds the places of a user's cards to home from the service worker's cache, so that a signed-in user does
 * not see the guest's page first. A script could not do this before the first paint without delaying it for
 * all visitors. Design notes, "Home".
 */
import { cachedPlaces } from './app/first-page/cached-places.ts'

const templateOf = (html: string, kind: string): string =>
  new RegExp(`<template data-place="${kind}">(.*?)</template>`, 's').exec(html)?.[1] ?? ''

/**
 * Fills the places into the prerendered page of a guest, and hides the entry to the inquiry, which they
 * replace.
 */
export const withPlaces = (
  html: string,
  { kinds, height }: { readonly kinds: readonly string[]; readonly height: number },
): string =>
  html
    .replace(
      /data-places="true"><\/div>/,
      () =>
        `data-places="true" style="min-block-size:${height}px">${kinds
          .map((kind) => templateOf(html, kind))
          .join('')}</div>`,
    )
    .replace(/data-entry="true"/, 'data-entry="true" hidden')

/** The response with the places of the last user; unchanged if there was none. */
export const homeWithPlaces = async (answer: Response): Promise<Response> => {
  const places = await cachedPlaces()
  if (places === null) return answer
  const headers = new Headers(answer.headers)
  // The body is longer now and not compressed, so these headers are removed.
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(withPlaces(await answer.text(), places), { headers })
}
