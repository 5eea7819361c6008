/**
 * Derives analytics events from a chart's transitions: pages, presses, sheets, failures, offers, orders,
 * payments. They use the chart's own names, so that a new step is tracked without further code. Document 1
 * section 1.
 */
import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { isJourneyId, journeyOf, journeys, productIn } from '#machines/journeys.ts'
import { metaOfSnapshot } from '#machines/path-of.ts'
import type { AnalyticsEvent, AnalyticsPlace } from './event-schemas.ts'

/** Amounts in tomans are reported in rials. */
const RIALS_PER_TOMAN = 10

const CallFailure = v.object({
  kind: v.picklist(['refused', 'unreachable', 'broken', 'signed-out']),
  code: v.nullable(v.number()),
})
/** The tracked parts of any chart's context; a chart without them has the fallbacks. */
const TrackedContext = v.object({
  signedIn: v.fallback(v.boolean(), false),
  failure: v.fallback(v.nullable(CallFailure), null),
  choice: v.fallback(
    v.nullable(
      v.object({
        offer: v.object({ companyCode: v.string(), payableAmount: v.number() }),
        paymentType: v.picklist(['cash', 'bnpl', 'installment']),
      }),
    ),
    null,
  ),
  quote: v.fallback(
    v.object({
      liabilityPropertyDamage: v.fallback(v.nullable(v.number()), null),
      policyTerm: v.fallback(v.nullable(v.number()), null),
      product: v.fallback(v.nullable(v.string()), null),
    }),
    { liabilityPropertyDamage: null, policyTerm: null, product: null },
  ),
  invoice: v.fallback(v.nullable(v.object({ payNow: v.number() })), null),
  result: v.fallback(v.nullable(v.object({ state: v.string(), amount: v.number() })), null),
})
const ChosenOffer = v.object({ offer: v.object({ companyCode: v.string(), payableAmount: v.number() }) })
const AddedToast = v.object({ toast: v.object({ kind: v.picklist(['success', 'info', 'error']) }) })

const contextOf = ({ context }: AnyMachineSnapshot) => v.parse(TrackedContext, context)

const isTitled = (meta: unknown): meta is { title: string } =>
  typeof meta === 'object' && meta !== null && 'title' in meta && typeof meta.title === 'string'
const titleOf = ({ meta, path }: AnyStateNode): string => (isTitled(meta) ? meta.title : path.join('.'))

/** Titles of the sheets over the page. */
const sheetsOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ tags }) => tags.includes('sheet')).map(titleOf)

const pageOf = (snapshot: AnyMachineSnapshot): string =>
  metaOfSnapshot(snapshot).screen ?? snapshot.machine.id

/** Events that are no press of the user: typing, and what calls, timers and the charts themselves send. */
const AUTOMATIC_PATTERNS = [
  /^xstate\./,
  /\.changed$/,
  /^upload\.(?:begun|ended|progressed|done|failed)$/,
  /^chat\.(?:ready|unread)$/,
]
const AUTOMATIC: ReadonlySet<string> = new Set([
  'toast.added',
  'navigated',
  'page.shown',
  'call.ended',
  'version.known',
  'version.waiting',
  'install.possible',
  'installed',
  'route.refused',
  'labels.relocalised',
  'account.deleted',
  'more.needed',
])

/** Reported names stay when an event is renamed, because reports compare them over time. */
const REPORTED_NAMES: Readonly<Record<string, string>> = {
  'toast.paused': 'toast.held',
  'toast.resumed': 'toast.released',
}

/** The section is the product's: a renewal of a motorcycle's policy counts as its purchase does. */
const sectionOf = (snapshot: AnyMachineSnapshot): string => {
  const { id } = snapshot.machine
  if (!isJourneyId(id)) return id
  return journeys[journeyOf(productIn(id, contextOf(snapshot).quote.product))].section
}

/** Section and page of a snapshot. */
export const analyticsPlaceOf = (snapshot: AnyMachineSnapshot): AnalyticsPlace => ({
  section: sectionOf(snapshot),
  page: pageOf(snapshot),
  guest: !contextOf(snapshot).signedIn,
})

const presses = ({ type }: AnyEventObject): readonly AnalyticsEvent[] =>
  AUTOMATIC.has(type) || AUTOMATIC_PATTERNS.some((pattern) => pattern.test(type))
    ? []
    : [{ name: 'button_click', button_name: REPORTED_NAMES[type] ?? type }]

const views = (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): readonly AnalyticsEvent[] => {
  const isNew = before === null || pageOf(before) !== pageOf(after)
  const opened = sheetsOf(after).filter((sheet) => before === null || !sheetsOf(before).includes(sheet))
  return [
    ...(isNew ? [{ name: 'page_view' } as const] : []),
    ...opened.map((sheet) => ({ name: 'modal_view', modal_name: sheet }) as const),
  ]
}

/** Calls whose failure is not shown to the user: the journey goes on without their answer. */
const SILENT_FAILURES: ReadonlySet<string> = new Set([
  'listExperiments',
  'listMyPlates',
  'listUpsells',
  'readKnownHolder',
])

/** The failure of a call that this event ends, if it is shown: on the page, or by a toast alone. */
const shownFailure = (event: AnyEventObject): v.InferOutput<typeof CallFailure> | null => {
  const call = /^(?:xstate\.error\.actor\.(.+)|upload\.failed)$/.exec(event.type)
  if (call === null || SILENT_FAILURES.has(call[1] ?? '')) return null
  const failure = v.safeParse(CallFailure, event['error'] ?? event['failure'])
  return failure.success ? failure.output : null
}

const failures = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => {
  const stored = before?.context.failure === after.context.failure ? null : contextOf(after).failure
  const failure = shownFailure(event) ?? stored
  const isOfDiscount = /^xstate\.error\.actor\.(?:searchWithDiscount|applyDiscount)$/.test(event.type)
  const refusal = isOfDiscount ? v.safeParse(CallFailure, event['error']) : null
  return [
    ...(failure ? [{ name: 'error_view', kind: failure.kind, error_code: failure.code } as const] : []),
    ...(refusal?.success && refusal.output.kind === 'refused'
      ? [{ name: 'invalid_discount', error_code: refusal.output.code } as const]
      : []),
  ]
}

/** The error page of a failed startup. */
const startupErrors = (
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => {
  const isNew = after.machine.id === 'startup' && after.hasTag('failed') && before?.hasTag('failed') !== true
  return isNew
    ? [{ name: 'error_page', error_id: null, error_code: contextOf(after).failure?.code ?? null }]
    : []
}

const sales = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => {
  const {
    quote: { liabilityPropertyDamage: ceiling, policyTerm },
    invoice,
    result,
  } = contextOf(after)
  // Registering the order removes the choice from the context, so the previous one is read.
  const { choice } = contextOf(before ?? after)
  const chosen = event.type === 'offer.chosen' ? v.safeParse(ChosenOffer, event) : null
  const paid = result?.state === 'paid' && before?.context.result !== after.context.result
  const isLeaving = after.matches('signIn') && before !== null && !before.matches('signIn')
  const isOrdered = event.type === 'xstate.done.actor.registerOrder' || isLeaving
  return [
    ...(event.type === 'xstate.done.actor.searchOffers'
      ? [
          {
            name: 'offers_view',
            ceiling: ceiling === null ? null : ceiling * RIALS_PER_TOMAN,
            term: policyTerm,
          } as const,
        ]
      : []),
    ...(chosen?.success
      ? [
          {
            name: 'offer_chosen',
            company: chosen.output.offer.companyCode,
            amount: chosen.output.offer.payableAmount * RIALS_PER_TOMAN,
          } as const,
        ]
      : []),
    ...(isOrdered && choice
      ? [
          {
            name: 'order_creation',
            amount: choice.offer.payableAmount * RIALS_PER_TOMAN,
            payment_type: choice.paymentType,
          } as const,
        ]
      : []),
    ...(event.type === 'xstate.done.actor.startPayment' && invoice
      ? [{ name: 'payment_started', amount: invoice.payNow * RIALS_PER_TOMAN } as const]
      : []),
    ...(paid ? [{ name: 'purchase', amount: result.amount * RIALS_PER_TOMAN } as const] : []),
  ]
}

const toasts = (event: AnyEventObject): readonly AnalyticsEvent[] => {
  const added = event.type === 'toast.added' ? v.safeParse(AddedToast, event) : null
  return added?.success ? [{ name: 'toast_view', kind: added.output.toast.kind }] : []
}

/**
 * Analytics events of one transition, in order.
 * @param before previous snapshot, or null at the start of the chart
 */
export const analyticsEventsOf = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly AnalyticsEvent[] => [
  ...presses(event),
  ...sales(before, event, after),
  ...failures(before, event, after),
  ...startupErrors(before, after),
  ...views(before, after),
  ...toasts(event),
]
