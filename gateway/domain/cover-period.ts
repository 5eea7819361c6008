/**
 * The first and the last day of a policy. Document 2 section 4: it begins the day after the last policy, and
 * where that is past or there was none, on the day of issue.
 */
import type { Receipt } from '#contract/operations/receipt.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { termOf, type TermOfSearch } from './ordered-product.ts'

type Search = { lastPolicyExpDate: string | null } & TermOfSearch

type Cover = NonNullable<Receipt['cover']>

/** @param issueDay null while unknown: then only a policy that begins after today has its days */
export function coverPeriod(search: Search, issueDay: string, today: string): Cover
export function coverPeriod(search: Search, issueDay: string | null, today: string): Cover | null
export function coverPeriod(search: Search, issueDay: string | null, today: string): Cover | null {
  const { lastPolicyExpDate } = search
  const dayAfter = lastPolicyExpDate === null ? null : addToJalali(lastPolicyExpDate, { days: 1 })
  const earliest = issueDay ?? today
  const from = dayAfter !== null && dayAfter > earliest ? dayAfter : issueDay
  return from === null ? null : { from, to: addToJalali(from, { months: termOf(search), days: -1 }) }
}
