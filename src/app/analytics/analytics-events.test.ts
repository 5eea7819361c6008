/**
 * Tracks every transition that the explorer finds in the charts. Issue "Around the journey", "Measurement".
 */
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { testModels } from '#explorer/test-models.ts'
import { snapshotAfter } from '#explorer/path-cover.ts'
import { carBodyOffer } from '#explorer/stubs/car-body-answers.ts'
import { invoice } from '#explorer/stubs/gateway-answers.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { type ReportedEvent, toReportedEvent } from './event-schemas.ts'
import { analyticsEventsOf, analyticsPlaceOf } from './analytics-events.ts'

const reporter = {
  userId: 'b3c1',
  experiments: { 'offer-card': 'A', 'complete-later': null },
} as const

const reportsOf = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): readonly ReportedEvent[] =>
  analyticsEventsOf(before, event, after).map((happened) =>
    toReportedEvent(happened, analyticsPlaceOf(after), reporter),
  )

/** All strings in a value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const isFailure = (error: unknown): boolean => typeof error === 'object' && error !== null && 'kind' in error

/** Parts of the journey's context with personal data, keys or codes. */
const PERSONAL = [
  'quote',
  'holder',
  'addressDraft',
  'addressUid',
  'addressBook',
  'delivery',
  'trackingCode',
  'searchTrackingCode',
  'discountCode',
  'discountDraft',
  'intent',
  'order',
]
/** Values of the contract in those parts that are not personal. */
const NOT_PERSONAL = new Set([
  'car_owner',
  'another_person',
  'company',
  'cash',
  'bnpl',
  'installment',
  'damavand',
  'open',
  'optional',
  'required',
  'no_delivery',
  'car',
  'motorcycle',
  'thirdparty',
  'carbody',
  'passenger',
  'with_policy',
  'key',
])

const walked = Object.entries(testModels).map(([chart, walk]) => {
  const { model, exploration } = explorationOf(walk)
  const edges = exploration.edges.map((edge) => {
    const after = snapshotAfter(model.stepper, edge)
    return { ...edge, after, reports: reportsOf(edge.from.snapshot, edge.by.event, after) }
  })
  return { chart, edges, reports: edges.flatMap(({ reports }) => reports) }
})

describe('analytics events', () => {
  it('cover every kind of event over all transitions', () => {
    const events = new Set(
      walked.flatMap(({ reports }) =>
        reports.map(({ event }) => event.replace(/^(?:thirdparty|motor|carbody)_/, '')),
      ),
    )
    const kinds = [
      'page_view',
      'button_click',
      'modal_view',
      'toast_view',
      'error_view',
      'error_page',
      'invalid_discount',
      'offers_view',
      'guest_offers_view',
      'offer_chosen',
      'guest_offer_chosen',
      'order_creation',
      'guest_order_creation',
      'payment_started',
      'purchase',
    ]
    expect([...events].toSorted()).toEqual(kinds.toSorted())
  })

  it('contain nothing that a user typed and no code, in any transition of any chart', () => {
    const leaks = walked.flatMap(({ edges }) =>
      edges.flatMap(({ reports, after }) => {
        const reported = textsIn(reports)
        if (reported.length === 0) return []
        const own = new Set(
          PERSONAL.flatMap((part) => textsIn(after.context[part])).filter(
            (text) => text.length > 2 && !NOT_PERSONAL.has(text),
          ),
        )
        return reported.filter((text) => own.has(text) || /\d{4}/.test(text) || /[\u0600-\u06FF]/.test(text))
      }),
    )
    expect(leaks).toEqual([])
  })

  it('report every failure of a call that is shown, also only in a toast', () => {
    const silent = walked.flatMap(({ chart, edges }) =>
      edges.flatMap(({ by, reports }) => {
        const isTold =
          by.event.type.startsWith('xstate.error.actor.') &&
          !/listExperiments|listMyPlates|listUpsells|readKnownHolder/.test(by.event.type)
        const names = reports.map(({ event }) => event)
        return isTold && isFailure(by.event['error']) && !names.some((name) => name.endsWith('error_view'))
          ? [`${chart}: ${by.name}`]
          : []
      }),
    )
    expect([...new Set(silent)]).toEqual([])
  })

  it('report a failed upload', () => {
    const box = walked.find(({ chart }) => chart === 'upload-box')
    const failed = box?.edges.find(({ by }) => by.event.type === 'upload.failed')
    expect(failed?.reports).toEqual([expect.objectContaining({ event: 'error_view' })])
  })

  it('report a page once when it appears, and a sheet over it as a sheet', () => {
    const third = walked.find(({ chart }) => chart === 'third-party')
    const opened = third?.edges.find(({ by }) => by.name === 'term-sheet.opened')
    expect(opened?.reports).toEqual([
      expect.objectContaining({
        event: 'thirdparty_button_click',
        button_name: 'term-sheet.opened',
        section: 'thirdparty',
        page: 'offers',
      }),
      expect.objectContaining({ event: 'thirdparty_modal_view', modal_name: 'offers.term-sheet' }),
    ])
  })

  it('say «motor» instead of «thirdparty» for a motorcycle', () => {
    const said = walked.find(({ chart }) => chart === 'motorcycle')?.reports ?? []
    expect(textsIn(said).filter((text) => text.includes('thirdparty'))).toEqual([])
    expect(said.some(({ event }) => event === 'motor_page_view')).toBe(true)
  })

  it('say «motor» of a renewal once its policy is known to be a motorcycle’s', () => {
    const edges = walked.find(({ chart }) => chart === 'renewal')?.edges ?? []
    const sections = (product: string) =>
      new Set(
        edges
          .filter(({ after }) => after.context.quote.product === product)
          .map(({ after }) => analyticsPlaceOf(after).section),
      )
    expect([...sections('motorcycle')]).toEqual(['motor'])
    expect([...sections('thirdparty')]).toEqual(['thirdparty'])
  })

  it('count only presses of the user as clicks, by the names that reports know', () => {
    const clicks = new Set(walked.flatMap(({ reports }) => reports.map(({ button_name: name }) => name)))
    const automatic = ['toast.added', 'labels.relocalised', 'navigated', 'route.refused', 'session.changed']
    expect(automatic.filter((type) => clicks.has(type))).toEqual([])
    expect(['toast.paused', 'toast.resumed'].filter((type) => clicks.has(type))).toEqual([])
    expect(['continue', 'toast.held', 'toast.released'].filter((type) => !clicks.has(type))).toEqual([])
  })

  it('report amounts in rials', () => {
    const chosen = walked
      .flatMap(({ reports }) => reports)
      .find(({ event }) => event === 'thirdparty_offer_chosen')
    expect(chosen).toMatchObject({ company: 'damavand', amount: 57_024_000 })
    const viewed = ['thirdparty', 'motor'].map((section) =>
      walked.flatMap(({ reports }) => reports).find(({ event }) => event === `${section}_offers_view`),
    )
    const prices = { ceiling: 533_000_000, term: 12 }
    expect(viewed).toMatchObject([prices, prices])
  })

  it('report amounts of car-body insurance in rials, and no ceiling', () => {
    const first = (event: string) =>
      walked.flatMap(({ reports }) => reports).find((report) => report.event === event)
    const amount = carBodyOffer.payableAmount * 10
    expect(first('carbody_offers_view')).toMatchObject({ ceiling: null, term: null })
    expect(first('carbody_offer_chosen')).toMatchObject({ company: carBodyOffer.companyCode, amount })
    expect(first('carbody_order_creation')).toMatchObject({ amount, payment_type: 'cash' })
    expect(first('carbody_payment_started')).toMatchObject({ amount: invoice.payNow * 10 })
  })

  it('report a crash with its id and page, and reject any other value as the id', () => {
    const place = { section: 'thirdparty', page: 'holder', guest: false }
    expect(
      toReportedEvent(
        { name: 'error_page', error_id: 'QWERTYUPASDFGHJK', error_code: null },
        place,
        reporter,
      ),
    ).toEqual({
      event: 'thirdparty_error_page',
      error_id: 'QWERTYUPASDFGHJK',
      error_code: null,
      section: 'thirdparty',
      page: 'holder',
      user_id: 'b3c1',
      experiments: reporter.experiments,
    })
    expect(() =>
      toReportedEvent({ name: 'error_page', error_id: '0084575948', error_code: null }, place, reporter),
    ).toThrow('Invalid format')
  })

  it('reject an event with an unknown value', () => {
    const place = { section: 'home', page: 'home', guest: true }
    expect(() => toReportedEvent({ name: 'button_click', button_name: 'مریم' }, place, reporter)).toThrow(
      'Invalid format',
    )
    expect(() =>
      toReportedEvent({ name: 'page_view' }, { ...place, page: '/third-party/payment/S-1' }, reporter),
    ).toThrow('Invalid format')
  })
})
