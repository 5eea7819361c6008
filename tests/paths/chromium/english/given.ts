/** What is Persian on an English page of a path because it was given so: typed by a person, or told by this gateway in its own words. */
import type { NamedPath } from '#machines/paths/catalogue.ts'
import { replyTo } from '#machines/paths/third-party/told/failures.ts'
import { card } from '#machines/paths/third-party/told/details.ts'
import { operationsOf } from '#machines/paths/third-party/told/told.ts'
import { PERSIAN } from './persian-left.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return PERSIAN.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** «listAddresses: two», «saveHolder: done»: what the gateway replies then, whatever of it the chart keeps. */
const repliesTo = (happening: string): unknown => {
  const [call = '', outcome = ''] = happening.split(/: (.*)/)
  return operationsOf(call).map((operation) => replyTo(call, outcome === 'done' ? '' : outcome, operation))
}

/** Takes a chart and a path of it; gives every Persian text that its page may say in any language. */
export const givenOn = (chart: string, { path: { beginning, begins, steps } }: NamedPath): string[] => {
  const happened = [{ by: beginning, after: begins }, ...steps]
  const given = happened.flatMap(({ by, after }) => textsIn([by.event, after.context, repliesTo(by.name)]))
  return [...new Set([...given, ...(chart === 'upload-box' ? textsIn(card) : [])])]
}
