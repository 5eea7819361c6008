/**
 * Schemas of all analytics events. They hold names of states and events of the charts, numbers and
 * variants, but no text that a user typed or read, no order code and no address. Document 1 section 1
 * "analytics events".
 */
import * as v from 'valibot'
import { Variant } from '#contract/operations/experiments.ts'
import { PaymentType } from '#contract/operations/offers.ts'
import { journeyIds, journeys } from '#machines/journeys.ts'

/** A name from a chart: of a state, an event or a screen. Never typed by a user. */
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{0,63}$/i))
const Rials = v.pipe(v.number(), v.integer(), v.minValue(0))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ErrorCode = v.nullable(v.pipe(v.number(), v.integer()))
const Payment = v.nullable(PaymentType)

/** An event before the reporter and the reported names are added. */
export const AnalyticsEvent = v.variant('name', [
  v.strictObject({ name: v.literal('page_view') }),
  v.strictObject({ name: v.literal('button_click'), button_name: Name }),
  v.strictObject({ name: v.literal('modal_view'), modal_name: Name }),
  v.strictObject({ name: v.literal('toast_view'), kind: v.picklist(['success', 'info', 'error']) }),
  v.strictObject({
    name: v.literal('error_view'),
    kind: v.picklist(['refused', 'unreachable', 'broken', 'signed-out']),
    error_code: ErrorCode,
  }),
  // An error page. The crash screen has the random id that it shows, so that support finds the report; a
  // failed
  // startup has the gateway's code; a page that could not be loaded has neither.
  v.strictObject({
    name: v.literal('error_page'),
    error_id: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{16}$/))),
    error_code: ErrorCode,
  }),
  v.strictObject({ name: v.literal('invalid_discount'), error_code: ErrorCode }),
  // A list of offers was loaded. Property-damage ceiling, and term in months.
  v.strictObject({ name: v.literal('offers_view'), ceiling: v.nullable(Rials), term: v.nullable(Count) }),
  v.strictObject({ name: v.literal('offer_chosen'), company: Name, amount: Rials }),
  v.strictObject({ name: v.literal('order_creation'), amount: Rials, payment_type: Payment }),
  v.strictObject({ name: v.literal('payment_started'), amount: Rials }),
  v.strictObject({ name: v.literal('purchase'), amount: Rials }),
  // The page was scrolled to ninety percent.
  v.strictObject({ name: v.literal('scroll_90') }),
])
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>

/** Where an event happened: section of the app, and screen; and whether the user is a guest. */
export const AnalyticsPlace = v.strictObject({ section: Name, page: Name, guest: v.boolean() })
export type AnalyticsPlace = v.InferOutput<typeof AnalyticsPlace>

/**
 * Who an event is about, with variants. For a guest, `userId` is a digest: the uuid is
 * a credential.
 */
export const Reporter = v.strictObject({
  userId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  experiments: v.record(Name, v.nullable(Variant)),
})
export type Reporter = v.InferOutput<typeof Reporter>

/** An event as the app reports it. */
export type ReportedEvent = Readonly<
  Record<string, string | number | boolean | null | Reporter['experiments']>
> & { readonly event: string }

/** Events that the specification names separately for guests. */
const GUEST_VARIANTS: ReadonlySet<AnalyticsEvent['name']> = new Set([
  'offers_view',
  'offer_chosen',
  'order_creation',
])

/**
 * Events of a journey begin with its section: «thirdparty», for a motorcycle «motor». Document 1 section 1.
 */
const JOURNEY_SECTIONS: ReadonlySet<string> = new Set(journeyIds.map((id) => journeys[id].section))

/** Completes an event for reporting. @throws where it holds anything that the schemas do not allow */
export const toReportedEvent = (
  event: AnalyticsEvent,
  place: AnalyticsPlace,
  reporter: Reporter,
): ReportedEvent => {
  const { name, ...details } = v.parse(AnalyticsEvent, event)
  const { guest, ...location } = v.parse(AnalyticsPlace, place)
  const { userId, experiments } = v.parse(Reporter, reporter)
  const eventName = guest && GUEST_VARIANTS.has(name) ? `guest_${name}` : name
  return {
    ...location,
    ...details,
    event: JOURNEY_SECTIONS.has(location.section) ? `${location.section}_${eventName}` : eventName,
    user_id: userId,
    experiments,
  }
}
