/** What is Persian on an English page of a path because it was given so: typed by a person, or told by this gateway in its own words. */
import type { NamedPath } from '#explorer/catalogue.ts'
import { replyFor } from '#explorer/third-party/replies.ts'
import { card } from '#explorer/stubs/details.ts'
import { operationsOf } from '#explorer/stubs/stubbed-answers.ts'
import { PERSIAN } from './untranslated.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return PERSIAN.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** «listAddresses: two», «saveHolder: done»: what the gateway replies then, whatever of it the chart keeps. */
const repliesTo = (happening: string): unknown => {
  const [call = '', outcome = ''] = happening.split(/: (.*)/)
  return operationsOf(call).map((operation) => replyFor(call, outcome === 'done' ? '' : outcome, operation))
}

/** Takes a chart and a path of it; gives every Persian text that its page may say in any language. */
export const allowedPersianOn = (
  chart: string,
  { path: { start: beginning, startSnapshot: begins, steps } }: NamedPath,
): string[] => {
  const happened = [{ by: beginning, after: begins }, ...steps]
  const given = happened.flatMap(({ by, after }) => textsIn([by.event, after.context, repliesTo(by.name)]))
  return [...new Set([...given, ...(chart === 'upload-box' ? textsIn(card) : [])])]
}
