// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { issuedTimeline, owingTimeline, timeline } from '#explorer/stubs/policies.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { timelineEntries } from './timeline-entries.ts'

beforeAll(speakPersian)

const move = (
  statusId: number,
  actor: PolicyTimeline['moves'][number]['actor'],
  reason: string | null = null,
) => ({
  statusId,
  at: { day: '1404-08-25', time: '9:05' },
  actor,
  reason,
})
/** The timeline after further moves. */
const after = (moves: PolicyTimeline['moves'], change: Partial<PolicyTimeline> = {}): PolicyTimeline => ({
  ...timeline,
  moves: [...timeline.moves, ...moves],
  statusId: moves.at(-1)?.statusId ?? timeline.statusId,
  issueBy: null,
  ...change,
})
const said = (of: PolicyTimeline) => timelineEntries(of).map(({ name, state }) => `${state}: ${name}`)

describe('the timeline of an order', () => {
  it('shows past, current and coming steps with days and amounts', () => {
    expect(timelineEntries({ ...timeline, hasPaperCopy: true })).toMatchObject([
      { name: 'سفارش ثبت شد', time: '۲۴ آبان، ۹:۰۲', state: 'done' },
      { name: 'پرداخت شد', time: '۲۴ آبان، ۹:۰۵', line: 'نقدی، ۵٬۴۸۷٬۴۰۰ تومان', state: 'done' },
      { name: 'مدارک رسید', line: '۴ از ۴ مدرک', state: 'done' },
      { name: 'کارشناس بررسی می‌کند', state: 'info' },
      { name: 'صدور بیمه‌نامه', line: 'تا ۲۴ آبان، ساعت ۲۱', state: 'next' },
      { name: 'تحویل نسخهٔ کاغذی', state: 'next' },
    ])
  })
  it('waits for the inspection of a car, on its day and after a missed one', () => {
    const visit = { date: '1404-08-25', startTime: '8:00', endTime: '10:00' }
    const paid = {
      ...timeline,
      moves: timeline.moves.slice(0, 1),
      statusId: ORDER_STATUS.paid,
      issueBy: null,
      visit,
    }
    expect(timelineEntries(paid).slice(-2)).toMatchObject([
      { name: 'بازدید خودرو', line: '۲۵ آبان، از ۸ تا ۱۰', state: 'info' },
      { name: 'صدور بیمه‌نامه', line: 'پس از بازدید', state: 'next' },
    ])
    const actions = [{ type: 'start-visit' as const, value: timeline.orderId }]
    const today = after([move(ORDER_STATUS.visiting, 'gateway')], { visit, actions })
    expect(timelineEntries(today).at(-2)?.words).toBe(
      'وقتی کارشناس کنار خودرو است، شروع بازدید را تأیید کنید.',
    )
    expect(said(today).slice(-2)).toEqual(['warn: بازدید را شروع کنید', 'next: صدور بیمه‌نامه'])
    expect(said(after([move(ORDER_STATUS.requestingVisit, 'gateway')])).at(-2)).toBe(
      'warn: بازدید تازه بخواهید',
    )
    expect(said(after([move(ORDER_STATUS.choosingVisit, 'operator')])).at(-2)).toBe(
      'warn: زمان بازدید را انتخاب کنید',
    )
  })
  it('shows the result of a visit, and that another time was chosen', () => {
    const found = (reason: string | null) =>
      timelineEntries(after([move(ORDER_STATUS.checking, 'visitor', reason)]))
    expect(found(null)).toContainEqual(
      expect.objectContaining({ name: 'بازدید انجام شد', line: 'خرابی دیده نشد', state: 'done' }),
    )
    expect(found('خط روی در عقب')).toContainEqual(
      expect.objectContaining({ name: 'بازدید انجام شد', line: 'خرابی: خط روی در عقب' }),
    )
    const visit = { date: '1404-08-27', startTime: '8:00', endTime: '10:00' }
    const chosen = after([move(ORDER_STATUS.visiting, 'customer')], { visit, actions: [] })
    expect(said(chosen)).toContain('done: نوبت تازه گرفتید')
    expect(said(chosen).at(-2)).toBe('info: بازدید خودرو')
  })
  it('waits for owed documents until their deadline', () => {
    expect(timelineEntries(owingTimeline).at(-2)).toMatchObject({
      name: 'مدارک را بفرستید',
      time: 'تا ۳ آذر',
      state: 'warn',
    })
  })
  it('skips moves to unknown statuses, and shows the last one with the gateway’s title', () => {
    const unknown = move(777, 'gateway')
    expect(said(after([unknown, move(ORDER_STATUS.approved, 'expert')]))).toEqual([
      ...said(timeline).slice(0, 3),
      'done: کارشناس تأیید کرد',
      'info: در حال صدور',
    ])
    expect(said(after([unknown], { statusFa: 'نزد بیمهٔ مرکزی' })).slice(0, 4)).toEqual([
      ...said(timeline).slice(0, 3),
      'info: نزد بیمهٔ مرکزی',
    ])
  })
  it('names the hour and the day until which an order is issued the same day', () => {
    expect(timelineEntries(owingTimeline).at(-1)?.line).toBe(
      'همان روز، اگر تا ساعت ۲۱ برسد؛ پنجشنبه و جمعه تا ۱۹',
    )
  })
  it('asks for a correction with the expert’s text, and shows later that it has arrived', () => {
    const returned = move(ORDER_STATUS.correctingDocuments, 'expert', 'پشت کارت خودرو تار است.')
    const correction = { fields: [], tags: ['vehicle-card-back' as const] }
    const waiting = after([returned], { deadline: '1404-08-27', correction })
    expect(said(waiting).slice(3)).toEqual([
      'done: کارشناس بررسی کرد',
      'warn: یک مدرک را اصلاح کنید',
      'next: صدور بیمه‌نامه',
    ])
    expect(timelineEntries(waiting).find(({ state }) => state === 'warn')).toMatchObject({
      words: 'پشت کارت خودرو تار است.',
      time: 'تا ۲۷ آبان',
    })
    const corrected = after([returned, move(ORDER_STATUS.checking, 'customer')])
    expect(said(corrected)).toContain('done: اصلاح شما رسید')
    expect(said(corrected).some((entry) => entry.startsWith('warn'))).toBe(false)
  })
  it('ends with the policy, without anything to come', () => {
    expect(said(issuedTimeline).at(-1)).toBe('done: بیمه‌نامه صادر شد')
  })
  it('shows the refund after a cancellation, and no issuing any more', () => {
    const account = { bank: 'بانک سپیدار', lastDigits: '4321' }
    const refund = { amount: 5_487_400, by: '1404-08-29', account }
    const cancelled = move(ORDER_STATUS.cancelled, 'customer')
    expect(said(after([cancelled], { refund })).slice(3)).toEqual(['ended: شما لغو کردید', 'next: برگشت پول'])
    const refunding = after([cancelled, move(ORDER_STATUS.refunding, 'gateway')], { refund })
    expect(timelineEntries(refunding).slice(3)).toMatchObject([
      { name: 'شما لغو کردید', state: 'ended' },
      {
        name: 'پول در راه است',
        time: 'تا ۲۹ آبان',
        line: '۵٬۴۸۷٬۴۰۰ تومان به حساب بانک سپیدار، …۴۳۲۱',
        state: 'info',
      },
      { name: 'واریز به حساب شما', state: 'next' },
    ])
    const refunded = after(
      [cancelled, move(ORDER_STATUS.refunding, 'gateway'), move(ORDER_STATUS.refunded, 'bank')],
      { refund },
    )
    expect(said(refunded).at(-1)).toBe('done: پول به حساب شما برگشت')
  })
  it('keeps the delivery of the paper copy ahead until it is delivered, also after a failed attempt', () => {
    const paper = { hasPaperCopy: true }
    const issued = [...issuedTimeline.moves.slice(2), move(ORDER_STATUS.issuedWithPaper, 'insurer')]
    expect(said(after(issued, paper)).at(-1)).toBe('next: تحویل نسخهٔ کاغذی')
    const missed = after([...issued, move(ORDER_STATUS.choosingDelivery, 'courier')], paper)
    expect(said(missed).slice(-2)).toEqual(['warn: زمان تحویل تازه بگیرید', 'next: تحویل نسخهٔ کاغذی'])
    const delivered = after([...issued, move(ORDER_STATUS.delivered, 'courier')], paper)
    expect(said(delivered).at(-1)).toBe('done: نسخهٔ کاغذی تحویل شد')
  })
  it('says that another delivery time was chosen, and not that the policy was issued again', () => {
    const again = after(
      [
        move(ORDER_STATUS.issuedWithPaper, 'insurer'),
        move(ORDER_STATUS.choosingDelivery, 'courier'),
        move(ORDER_STATUS.issuedWithPaper, 'customer'),
      ],
      { hasPaperCopy: true },
    )
    expect(said(again).slice(-4)).toEqual([
      'done: بیمه‌نامه صادر شد',
      'done: پیک کسی را پیدا نکرد',
      'done: زمان تحویل تازه گرفتید',
      'next: تحویل نسخهٔ کاغذی',
    ])
  })
  it('says that the last instalment was paid, and not that the policy was issued again', () => {
    const paidOff = after([
      move(ORDER_STATUS.issuedInInstalments, 'insurer'),
      move(ORDER_STATUS.issued, 'bank'),
    ])
    expect(said(paidOff).slice(-2)).toEqual(['done: بیمه‌نامه صادر شد', 'done: قسط آخر پرداخت شد'])
  })
  it('says when a policy has expired', () => {
    const expired = after([...issuedTimeline.moves.slice(2), move(ORDER_STATUS.expired, 'gateway')])
    expect(said(expired).at(-1)).toBe('done: اعتبار بیمه‌نامه تمام شد')
  })
  it('continues an unpaid order', () => {
    const open = { ...timeline, moves: [], statusId: ORDER_STATUS.unfinished, issueBy: null }
    expect(said(open)).toEqual(['done: سفارش ثبت شد', 'warn: خرید را کامل کنید', 'next: صدور بیمه‌نامه'])
    expect(said({ ...open, statusId: ORDER_STATUS.awaitingPayment })[1]).toBe('warn: پرداخت کنید')
  })
})
