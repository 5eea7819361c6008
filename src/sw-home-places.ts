/**
 * Home from the service worker's cache with the places of a user's cards in it, so that a signed-in user sees no guest's
 * page first. A script cannot do this before the first paint without delaying it for everybody. Design notes, "Home".
 */
import { cachedPlaces } from './app/first-page/cached-places.ts'

const templateOf = (html: string, kind: string): string =>
  new RegExp(`<template data-place="${kind}">(.*?)</template>`, 's').exec(html)?.[1] ?? ''

/** Fills the places into the prerendered page of a guest, and hides the entry to the inquiry, which they replace. */
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

/** The answer with the places of the user who was here last; as it is where there is none. */
export const homeWithPlaces = async (answer: Response): Promise<Response> => {
  const places = await cachedPlaces()
  if (places === null) return answer
  const headers = new Headers(answer.headers)
  // The page is longer now, and is not compressed.
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(withPlaces(await answer.text(), places), { headers })
}
