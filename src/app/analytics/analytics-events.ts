/**
 * What a step of a chart is measured as: pages, presses, sheets, failures, offers, orders, payments. Read off the chart's own
 * names, so that a new step measures itself. Specification: document 1 section 1; house rules, "How data flows".
 */
import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { metaOfSnapshot } from '#machines/path-of.ts'
import type { AnalyticsEvent, AnalyticsPlace } from './event-schemas.ts'

/** Tomans are reported in rials. */
const RIALS = 10

const Failed = v.object({
  kind: v.picklist(['refused', 'unreachable', 'broken', 'signed-out']),
  code: v.nullable(v.number()),
})
/** The parts of any chart's memory that are measured; a chart without them has none of it. */
const Memory = v.object({
  signedIn: v.fallback(v.boolean(), false),
  failure: v.fallback(v.nullable(Failed), null),
  choice: v.fallback(
    v.nullable(
      v.object({
        offer: v.object({ companyCode: v.string(), payableAmount: v.number() }),
        paymentType: v.picklist(['cash', 'bnpl', 'installment']),
      }),
    ),
    null,
  ),
  ceiling: v.fallback(v.nullable(v.number()), null),
  policyTerm: v.fallback(v.nullable(v.number()), null),
  invoice: v.fallback(v.nullable(v.object({ payNow: v.number() })), null),
  result: v.fallback(v.nullable(v.object({ state: v.string(), amount: v.number() })), null),
})
const Chosen = v.object({ offer: v.object({ companyCode: v.string(), payableAmount: v.number() }) })
const Said = v.object({ toast: v.object({ kind: v.picklist(['success', 'info', 'error']) }) })

const memoryOf = ({ context }: AnyMachineSnapshot) => v.parse(Memory, context)

const isTitled = (meta: unknown): meta is { title: string } =>
  typeof meta === 'object' && meta !== null && 'title' in meta && typeof meta.title === 'string'
const titleOf = ({ meta, path }: AnyStateNode): string => (isTitled(meta) ? meta.title : path.join('.'))

/** Sheets that lie over the page. */
const sheetsOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ tags }) => tags.includes('sheet')).map(titleOf)

const pageOf = (snapshot: AnyMachineSnapshot): string =>
  metaOfSnapshot(snapshot).screen ?? snapshot.machine.id

/** Typing is not pressing, and what charts hear of calls, time and themselves is nobody's doing. */
const NOBODYS =
  /^xstate\.|\.changed$|^upload\.(?:begun|ended|progressed|done|failed)$|^chat\.(?:ready|unread)$|^(?:toast\.said|navigated|call\.ended|version\.known|version\.waiting|install\.possible|installed|route\.refused|names\.renewed)$/

/** Section of each chart: «thirdparty» is said of motorcycles as «motor». */
const SECTIONS: Readonly<Record<string, string>> = { 'third-party': 'thirdparty' }

/** Takes a snapshot; gives where it stands, for what happens there. */
export const analyticsPlaceOf = (snapshot: AnyMachineSnapshot): AnalyticsPlace => ({
  section: SECTIONS[snapshot.machine.id] ?? snapshot.machine.id,
  page: pageOf(snapshot),
  guest: !memoryOf(snapshot).signedIn,
})

const pressed = ({ type }: AnyEventObject): readonly AnalyticsEvent[] =>
  NOBODYS.test(type) ? [] : [{ name: 'button_click', button_name: type }]

const viewed = (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): readonly AnalyticsEvent[] => {
  const isNew = before === null || pageOf(before) !== pageOf(after)
  const opened = sheetsOf(after).filter((sheet) => before === null || !sheetsOf(before).includes(sheet))
  return [
    ...(isNew ? [{ name: 'page_view' } as const] : []),
    ...opened.map((sheet) => ({ name: 'modal_view', modal_name: sheet }) as const),
  ]
}

const failed = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => {
  const { failure } = memoryOf(after)
  const isNew = failure !== null && before?.context.failure !== after.context.failure
  const isOfDiscount = /^xstate\.error\.actor\.(?:searchWithDiscount|applyDiscount)$/.test(event.type)
  const refusal = isOfDiscount ? v.safeParse(Failed, event['error']) : null
  return [
    ...(isNew ? [{ name: 'error_view', kind: failure.kind, error_code: failure.code } as const] : []),
    ...(refusal?.success && refusal.output.kind === 'refused'
      ? [{ name: 'invalid_discount', error_code: refusal.output.code } as const]
      : []),
  ]
}

/** The app could not begin: its error page stands in place of every other. */
const stopped = (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): readonly AnalyticsEvent[] => {
  const isNew = after.machine.id === 'startup' && after.hasTag('failed') && before?.hasTag('failed') !== true
  return isNew
    ? [{ name: 'error_page', error_id: null, error_code: memoryOf(after).failure?.code ?? null }]
    : []
}

const sold = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => {
  const { ceiling, policyTerm, invoice, result } = memoryOf(after)
  // An order that was made has taken its choice along.
  const { choice } = memoryOf(before ?? after)
  const chosen = event.type === 'offer.chosen' ? v.safeParse(Chosen, event) : null
  const paid = result?.state === 'paid' && before?.context.result !== after.context.result
  const isLeaving = after.matches('signIn') && before !== null && !before.matches('signIn')
  const isOrdered = event.type === 'xstate.done.actor.registerOrder' || isLeaving
  return [
    ...(event.type === 'xstate.done.actor.searchOffers'
      ? [
          {
            name: 'offers_view',
            ceiling: ceiling === null ? null : ceiling * RIALS,
            term: policyTerm,
          } as const,
        ]
      : []),
    ...(chosen?.success
      ? [
          {
            name: 'offer_chosen',
            company: chosen.output.offer.companyCode,
            amount: chosen.output.offer.payableAmount * RIALS,
          } as const,
        ]
      : []),
    ...(isOrdered && choice
      ? [
          {
            name: 'order_creation',
            amount: choice.offer.payableAmount * RIALS,
            payment_type: choice.paymentType,
          } as const,
        ]
      : []),
    ...(event.type === 'xstate.done.actor.startPayment' && invoice
      ? [{ name: 'payment_started', amount: invoice.payNow * RIALS } as const]
      : []),
    ...(paid ? [{ name: 'purchase', amount: result.amount * RIALS } as const] : []),
  ]
}

const spoken = (event: AnyEventObject): readonly AnalyticsEvent[] => {
  const said = event.type === 'toast.added' ? v.safeParse(Said, event) : null
  return said?.success ? [{ name: 'toast_view', kind: said.output.toast.kind }] : []
}

/** Takes a step of a chart: where it was (null at its beginning), what happened, where it is; gives what is measured of it, in order. */
export const analyticsEventsOf = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => [
  ...pressed(event),
  ...sold(before, event, after),
  ...failed(before, event, after),
  ...stopped(before, after),
  ...viewed(before, after),
  ...spoken(event),
]
