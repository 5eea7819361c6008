/** Every step that the charts can take is measured, and nothing of anybody is in it. Issue "Around the journey", "Measurement". */
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { testModels } from '#explorer/test-models.ts'
import { snapshotAfter } from '#explorer/path-cover.ts'
import { explore } from '#explorer/explore.ts'
import { type ReportedEvent, toReportedEvent } from './event-schemas.ts'
import { analyticsEventsOf, analyticsPlaceOf } from './analytics-events.ts'

const reporter = {
  userId: 'b3c1',
  experiments: { 'offer-card': 'A', 'complete-later': null },
  isMotor: false,
} as const

const reportsOf = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
  isMotor = false,
): readonly ReportedEvent[] =>
  analyticsEventsOf(before, event, after).map((happened) =>
    toReportedEvent(happened, analyticsPlaceOf(after), { ...reporter, isMotor }),
  )

/** Every text that stands anywhere in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Parts of the journey's memory that are a person's: what they typed, whose the vehicle is, where they live, keys and codes. */
const PERSONS = [
  'plate',
  'ownerNationalCode',
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
/** Words of the contract that stand in those parts beside what is somebody's. */
const COMMON = new Set([
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
  'passenger',
  'with_policy',
  'key',
])

const walked = Object.entries(testModels).map(([chart, walk]) => {
  const model = walk.model()
  const edges = explore(model).edges.map((edge) => ({ ...edge, after: snapshotAfter(model.stepper, edge) }))
  return {
    chart,
    edges,
    reports: edges.flatMap(({ from, by, after }) => reportsOf(from.snapshot, by.event, after)),
  }
})

describe('what is measured', () => {
  it('is of every kind, over all that the charts can do', () => {
    const events = new Set(
      walked.flatMap(({ reports }) => reports.map(({ event }) => event.replace(/^thirdparty_/, ''))),
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

  it('holds nothing that a person typed and no code of anything, in any step of any chart', () => {
    const leaks = walked.flatMap(({ edges }) =>
      edges.flatMap(({ from, by, after }) => {
        const own = new Set(
          PERSONS.flatMap((part) => textsIn(after.context[part])).filter(
            (text) => text.length > 2 && !COMMON.has(text),
          ),
        )
        return textsIn(reportsOf(from.snapshot, by.event, after)).filter(
          (text) => own.has(text) || /\d{4}/.test(text) || /[\u0600-\u06FF]/.test(text),
        )
      }),
    )
    expect(leaks).toEqual([])
  })

  it('names each page once when it comes, and a sheet over it as a sheet', () => {
    const third = walked.find(({ chart }) => chart === 'third-party')
    const opened = third?.edges.find(({ by }) => by.name === 'term-sheet.opened')
    expect(opened && reportsOf(opened.from.snapshot, opened.by.event, opened.after)).toEqual([
      expect.objectContaining({
        event: 'thirdparty_button_click',
        button_name: 'term-sheet.opened',
        section: 'thirdparty',
        page: 'offers',
      }),
      expect.objectContaining({ event: 'thirdparty_modal_view', modal_name: 'offers.term-sheet' }),
    ])
  })

  it('says «motor» wherever it would say «thirdparty» of a motorcycle', () => {
    const said = walked.flatMap(({ edges }) =>
      edges.slice(0, 200).flatMap(({ from, by, after }) => reportsOf(from.snapshot, by.event, after, true)),
    )
    expect(textsIn(said).filter((text) => text.includes('thirdparty'))).toEqual([])
    expect(said.some(({ event }) => event === 'motor_page_view')).toBe(true)
  })

  it('gives amounts in rials', () => {
    const chosen = walked
      .flatMap(({ reports }) => reports)
      .find(({ event }) => event === 'thirdparty_offer_chosen')
    expect(chosen).toMatchObject({ company: 'damavand', amount: 57_024_000 })
  })

  it('says of a crash its id and where it was, and refuses anything else in the id’s place', () => {
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

  it('refuses an event with anything that it does not know', () => {
    const place = { section: 'home', page: 'home', guest: true }
    expect(() => toReportedEvent({ name: 'button_click', button_name: 'مریم' }, place, reporter)).toThrow(
      'Invalid format',
    )
    expect(() =>
      toReportedEvent({ name: 'page_view' }, { ...place, page: '/third-party/payment/S-1' }, reporter),
    ).toThrow('Invalid format')
  })
})
