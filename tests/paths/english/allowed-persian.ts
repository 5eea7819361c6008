/**
 * Persian texts that an English page may show: typed by a user, or sent by this gateway.
 */
import type { NamedPath } from '#explorer/catalogue.ts'
import { card } from '#explorer/stubs/details.ts'
import { replyFor } from '#explorer/journey/replies.ts'
import { operationsOf } from '#explorer/stubs/products.ts'
import { isJourneyId, type JourneyId } from '#machines/journeys.ts'
import { PERSIAN } from './untranslated.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return PERSIAN.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The gateway's replies behind «listAddresses: two» or «saveHolder: done». */
const repliesTo = (eventCase: string, journey: JourneyId): unknown => {
  const [call = '', outcome = ''] = eventCase.split(/: (.*)/)
  return operationsOf(call, journey).map((operation) =>
    replyFor(call, outcome === 'done' ? '' : outcome, operation, journey),
  )
}

/** Returns every Persian text that the page of a path may show in any language. */
export const allowedPersianOn = (
  chart: string,
  { path: { start, startSnapshot, steps } }: NamedPath,
): string[] => {
  const journey = isJourneyId(chart) ? chart : 'third-party'
  const all = [{ by: start, after: startSnapshot }, ...steps]
  const allowed = all.flatMap(({ by, after }) =>
    textsIn([by.event, after.context, repliesTo(by.name, journey)]),
  )
  return [...new Set([...allowed, ...(chart === 'upload-box' ? textsIn(card) : [])])]
}
