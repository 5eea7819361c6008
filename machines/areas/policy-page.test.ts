import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { errors } from '#contract/errors.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import {
  cancellableDetail,
  issuedTimeline,
  missedTimeline,
  owingTimeline,
  reportableDetail,
  timeline,
} from '#explorer/stubs/policies.ts'
import { openPolicyPage } from '#tests/samples/policy-page.ts'

const sheet = (state: 'shown' | 'cancelling' | 'reporting') => ({ shown: { sheet: { detail: state } } })
const closed = { shown: { sheet: 'closed' } } as const
const confirming = { shown: { sheet: { detail: { cancelling: 'writing' } } } } as const

/** Opens the details and one of the sheets over them. */
const openSheet = async (
  page: ReturnType<typeof openPolicyPage>,
  over: 'cancellation.opened' | 'report.opened',
) => {
  await page.until('shown')
  page.actor.send({ type: 'detail.opened' })
  await page.until(sheet('shown'))
  page.actor.send({ type: over })
}

describe('the page of an order', () => {
  it('shows the same page for no tracking code and for another user’s order', async () => {
    expect(openPolicyPage({ code: 'x' }).actor.getSnapshot().value).toBe('unknown')
    const { actor, effects, until } = openPolicyPage({
      timelines: [failure('refused', errors.notFound.code)],
    })
    await until('unknown')
    actor.send({ type: 'continue' })
    expect(effects).toEqual(['list'])
  })
  it('asks a guest to sign in', () => {
    expect(openPolicyPage({ signedIn: false }).actor.getSnapshot().value).toBe('signedOut')
  })
  it('polls the timeline while others work on the order, and stops once it is issued', async () => {
    const { actor, clock, until, reads } = openPolicyPage({ timelines: [timeline, issuedTimeline] })
    await until({ shown: { timeline: 'fresh' } })
    clock.increment(15_000)
    await waitFor(actor, ({ context }) => context.timeline?.statusId === issuedTimeline.statusId)
    clock.increment(60_000)
    expect(reads()).toBe(2)
  })
  it.each(['cancelled', 'refunding', 'requestingVisit', 'visiting'] as const)(
    'polls in the status %s, which follows a cancellation or belongs to a visit',
    async (status) => {
      const passing = { ...timeline, statusId: ORDER_STATUS[status] }
      const { clock, until, reads } = openPolicyPage({ timelines: [passing] })
      await until({ shown: { timeline: 'fresh' } })
      clock.increment(15_000)
      expect(reads()).toBe(2)
    },
  )
  it('does not poll while the order waits for its customer', async () => {
    const { clock, until, reads } = openPolicyPage({ timelines: [owingTimeline] })
    await until('shown')
    clock.increment(60_000)
    expect(reads()).toBe(1)
  })
  it('cancels with an optional reason, and loads timeline and list again', async () => {
    const page = openPolicyPage()
    await openSheet(page, 'cancellation.opened')
    page.actor.send({ type: 'words.confirmed' })
    await page.until(closed)
    expect(page.sent).toEqual([{ trackingCode, type: 'thirdparty', words: null, key: 'page-1' }])
    expect(page.effects).toEqual(['cancelled', 'refresh'])
    await page.until({ shown: { timeline: 'fresh' } })
    expect(page.reads()).toBe(2)
  })
  it('leads to the policy that renewed it', async () => {
    const page = openPolicyPage({ timelines: [{ ...issuedTimeline, renewedBy: 'ABCDEFGHJKMNPR' }] })
    await page.until('shown')
    page.actor.send({ type: 'linked-policy.chosen', trackingCode: 'ABCDEFGHJKMNPR' })
    expect(page.effects).toEqual(['policy ABCDEFGHJKMNPR'])
  })
  it('refuses a reason that is too short', async () => {
    const page = openPolicyPage()
    await openSheet(page, 'cancellation.opened')
    page.actor.send({ type: 'words.changed', words: 'x' })
    page.actor.send({ type: 'words.confirmed' })
    expect(page.actor.getSnapshot().hasTag('showingErrors')).toBe(true)
    expect(page.sent).toEqual([])
  })
  it('repeats a change with its key only if the answer was lost and the words are the same', async () => {
    const page = openPolicyPage({
      changes: [failure('unreachable'), failure('broken'), failure('unreachable'), 'done'],
    })
    await openSheet(page, 'cancellation.opened')
    for (const words of ['', '', '', 'منصرف شدم']) {
      page.actor.send({ type: 'words.changed', words })
      page.actor.send({ type: 'words.confirmed' })
      await waitFor(page.actor, (snapshot) => !snapshot.hasTag('submitting'))
    }
    expect(page.sent.map(({ key }) => key)).toEqual(['page-1', 'page-1', 'page-2', 'page-3'])
  })
  it('closes the sheets with a message when the status has changed meanwhile', async () => {
    const page = openPolicyPage({ changes: [failure('refused', errors.statusChanged.code)] })
    await openSheet(page, 'cancellation.opened')
    page.actor.send({ type: 'words.confirmed' })
    await page.until(closed)
    expect(page.effects).toEqual(['failure', 'refresh'])
  })
  it('keeps the text when the change fails, and stays open while it is being sent', async () => {
    const page = openPolicyPage({ changes: [failure('unreachable')] })
    await openSheet(page, 'cancellation.opened')
    page.actor.send({ type: 'words.changed', words: 'منصرف شدم' })
    page.actor.send({ type: 'words.confirmed' })
    page.actor.send({ type: 'sheet.closed' })
    await page.until(confirming)
    expect(page.actor.getSnapshot().context.words).toBe('منصرف شدم')
    page.actor.send({ type: 'sheet.closed' })
    expect(page.actor.getSnapshot().matches(sheet('shown'))).toBe(true)
  })
  it('reports wrong data with a text, which is required', async () => {
    const page = openPolicyPage({ timelines: [issuedTimeline], detail: reportableDetail })
    await openSheet(page, 'report.opened')
    page.actor.send({ type: 'words.confirmed' })
    expect(page.sent).toEqual([])
    page.actor.send({ type: 'words.changed', words: 'نام اشتباه است' })
    page.actor.send({ type: 'words.confirmed' })
    await page.until(closed)
    expect(page.sent[0]?.words).toBe('نام اشتباه است')
    expect(page.effects).toEqual(['reported', 'refresh'])
  })
  it('offers neither unless the gateway does', async () => {
    const page = openPolicyPage({ detail: { ...cancellableDetail, cancellable: false } })
    await openSheet(page, 'cancellation.opened')
    page.actor.send({ type: 'report.opened' })
    expect(page.actor.getSnapshot().matches(sheet('shown'))).toBe(true)
  })
})

describe('another delivery time', () => {
  const slot = '1404-08-28-9'
  const choosing = { shown: { sheet: { deliveryTime: 'choosing' } } } as const

  it('is picked and saved in a sheet, then timeline and list are loaded again', async () => {
    const { actor, effects, times, until, reads } = openPolicyPage({ timelines: [missedTimeline] })
    await until('shown')
    actor.send({ type: 'action.chosen', action: 'select-time' })
    await until(choosing)
    actor.send({ type: 'delivery-time.confirmed' })
    expect(actor.getSnapshot().hasTag('showingErrors')).toBe(true)
    actor.send({ type: 'delivery-time.picked', code: slot })
    actor.send({ type: 'delivery-time.confirmed' })
    await until(closed)
    expect(times).toEqual([{ trackingCode, type: 'thirdparty', code: slot, key: 'page-1' }])
    expect(effects).toEqual(['time saved', 'refresh'])
    await until({ shown: { timeline: 'fresh' } })
    expect(reads()).toBe(2)
  })
  it('opens at once if the address asks for it', async () => {
    const { until } = openPolicyPage({ timelines: [missedTimeline], opens: 'delivery-time' })
    await until(choosing)
  })
  it('is not offered for an order that needs none', async () => {
    const { actor, until } = openPolicyPage({ timelines: [issuedTimeline], opens: 'delivery-time' })
    await until(closed)
    actor.send({ type: 'action.chosen', action: 'select-time' })
    expect(actor.getSnapshot().matches(closed)).toBe(true)
  })
  it('lists the days again when another customer took the slot', async () => {
    const { actor, effects, until } = openPolicyPage({
      timelines: [missedTimeline],
      opens: 'delivery-time',
      changes: [failure('refused', errors.slotTaken.code)],
    })
    await until(choosing)
    actor.send({ type: 'delivery-time.picked', code: slot })
    actor.send({ type: 'delivery-time.confirmed' })
    await waitFor(actor, ({ context }) => context.deliveryTime === null)
    await until(choosing)
    expect(effects).toEqual(['failure'])
  })
  it('stays picked when saving fails, and is sent again with the same key if only the answer was lost', async () => {
    const { actor, times, until } = openPolicyPage({
      timelines: [missedTimeline],
      opens: 'delivery-time',
      changes: [failure('unreachable')],
    })
    await until(choosing)
    actor.send({ type: 'delivery-time.picked', code: slot })
    actor.send({ type: 'delivery-time.confirmed' })
    await until(choosing)
    expect(actor.getSnapshot().context.deliveryTime).toBe(slot)
    actor.send({ type: 'delivery-time.confirmed' })
    await until(closed)
    expect(times.map(({ key }) => key)).toEqual(['page-1', 'page-1'])
  })
})

describe('the reminder of renewal', () => {
  const reminder = (state: 'on' | 'off') => ({ shown: { reminder: state } }) as const

  it('is added and removed while the policy is in force', async () => {
    const { actor, reminders, until } = openPolicyPage({ timelines: [issuedTimeline] })
    await until(reminder('off'))
    actor.send({ type: 'reminder.asked' })
    await until(reminder('on'))
    expect(reminders).toEqual([{ trackingCode, type: 'thirdparty', end: '1405-09-04', isRenewedHere: true }])
    actor.send({ type: 'reminder.cancelled' })
    await until(reminder('off'))
  })
  it('shows a failure if the browser cannot store it', async () => {
    const { actor, effects, until } = openPolicyPage({ timelines: [issuedTimeline], reminderFails: true })
    await until(reminder('off'))
    actor.send({ type: 'reminder.asked' })
    await waitFor(actor, () => effects.length > 0)
    expect(effects).toEqual(['reminder failed'])
    expect(actor.getSnapshot().matches(reminder('off'))).toBe(true)
  })
  it('is offered for an issued policy only, like the calendar file', async () => {
    const before = openPolicyPage()
    await before.until(reminder('off'))
    for (const type of ['reminder.asked', 'calendar.asked'] as const) before.actor.send({ type })
    expect([before.effects, before.reminders]).toEqual([[], []])
    const issued = openPolicyPage({ timelines: [issuedTimeline] })
    await issued.until(reminder('off'))
    issued.actor.send({ type: 'calendar.asked' })
    expect(issued.effects).toEqual(['calendar'])
  })
})
