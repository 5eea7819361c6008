/**
 * What is measured of the app's use: every event, by its name, with all that it may hold. Names of states and events of the
 * charts, numbers, variants: nothing that a person typed or was told, no code of an order, no address.
 * Specification: document 1 section 1 "analytics events"; issue "Around the journey", "Measurement".
 */
import * as v from 'valibot'
import { Variant } from '#contract/operations/experiments.ts'
import { PaymentType } from '#contract/operations/third-party-offers.ts'

/** A name from a chart: of a state, an event, a screen. Never written by a person. */
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{0,63}$/i))
const Rials = v.pipe(v.number(), v.integer(), v.minValue(0))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ErrorCode = v.nullable(v.pipe(v.number(), v.integer()))
const Payment = v.nullable(PaymentType)

/** What happened, before it is said who it happened to and how it is called outside. */
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
  // A page that says that it cannot go on: the crash screen by the id that it shows, made at random, so that support and reports can
  // speak of the same crash; a startup that failed by the gateway's code; a page that was not fetched has neither.
  v.strictObject({
    name: v.literal('error_page'),
    error_id: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{16}$/))),
    error_code: ErrorCode,
  }),
  v.strictObject({ name: v.literal('invalid_discount'), error_code: ErrorCode }),
  // A list came, for this property-damage ceiling and this term in months.
  v.strictObject({ name: v.literal('offers_view'), ceiling: v.nullable(Rials), term: v.nullable(Count) }),
  v.strictObject({ name: v.literal('offer_chosen'), company: Name, amount: Rials }),
  v.strictObject({ name: v.literal('order_creation'), amount: Rials, payment_type: Payment }),
  v.strictObject({ name: v.literal('payment_started'), amount: Rials }),
  v.strictObject({ name: v.literal('purchase'), amount: Rials }),
  // The page was read to its ninetieth percent.
  v.strictObject({ name: v.literal('scroll_90') }),
])
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>

/** Where it happened: the part of the app and the screen; and whether to a guest. */
export const AnalyticsPlace = v.strictObject({ section: Name, page: Name, guest: v.boolean() })
export type AnalyticsPlace = v.InferOutput<typeof AnalyticsPlace>

/** Who reports, in which variants, of which vehicle. A guest's uuid is a credential: what stands here is made of it and leads nowhere. */
export const Reporter = v.strictObject({
  userId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  experiments: v.record(Name, v.nullable(Variant)),
  isMotor: v.boolean(),
})
export type Reporter = v.InferOutput<typeof Reporter>

/** An event as it leaves the app. */
export type ReportedEvent = Readonly<
  Record<string, string | number | boolean | null | Reporter['experiments']>
> & { readonly event: string }

/** What a guest does is called so, where the specification tells guests apart. */
const GUEST_VARIANTS: ReadonlySet<AnalyticsEvent['name']> = new Set([
  'offers_view',
  'offer_chosen',
  'order_creation',
])

/** Names that say the vehicle. Document 1 section 1: «motor» in place of «thirdparty». */
const NAMED = new Set(['section', 'page', 'button_name', 'modal_name'])

/** Takes what happened, where, and who reports it; gives it as it leaves the app. Throws where it holds anything that it may not. */
export const toReportedEvent = (
  happened: AnalyticsEvent,
  place: AnalyticsPlace,
  reporter: Reporter,
): ReportedEvent => {
  const { name, ...details } = v.parse(AnalyticsEvent, happened)
  const { guest, ...where } = v.parse(AnalyticsPlace, place)
  const { userId, experiments, isMotor } = v.parse(Reporter, reporter)
  const motor = (text: string) => (isMotor ? text.replaceAll('thirdparty', 'motor') : text)
  const said = Object.entries({ ...where, ...details }).map(([key, value]) => [
    key,
    typeof value === 'string' && NAMED.has(key) ? motor(value) : value,
  ])
  const plain = guest && GUEST_VARIANTS.has(name) ? `guest_${name}` : name
  return {
    ...Object.fromEntries(said),
    event: motor(where.section.startsWith('thirdparty') ? `thirdparty_${plain}` : plain),
    user_id: userId,
    experiments,
  }
}
