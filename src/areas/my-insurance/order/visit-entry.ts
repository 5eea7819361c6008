/** Timeline entry of the inspection that a car-body order waits for. Decisions, sections 10 and 11. */
import { t } from '@lingui/core/macro'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS as S } from '#contract/values/order-status.ts'
import { hourText } from '#ui/format/dates.ts'
import { dayIn, type TimelineEntry } from './timeline-entry.ts'

/** Whether the car of an order is still to be inspected. */
export const awaitsVisit = ({ statusId, visit }: PolicyTimeline): boolean =>
  (statusId === S.paid && visit !== null) ||
  statusId === S.requestingVisit ||
  statusId === S.choosingVisit ||
  statusId === S.visiting

export const visitEntry = (timeline: PolicyTimeline): TimelineEntry => {
  const { statusId, visit, actions } = timeline
  if (statusId === S.requestingVisit)
    return {
      key: 'visit',
      name: t`بازدید تازه بخواهید`,
      state: 'warn',
      words: t`بیمه‌نامه پس از بازدید صادر می‌شود.`,
    }
  if (statusId === S.choosingVisit || visit === null)
    return {
      key: 'visit',
      name: t`زمان بازدید را انتخاب کنید`,
      state: 'warn',
      words: t`نوبت‌های تازه آماده است.`,
    }
  const [day, from, to] = [dayIn(timeline)(visit.date), hourText(visit.startTime), hourText(visit.endTime)]
  const line = t`${day}، از ${from} تا ${to}`
  const canStart = actions.some(({ type }) => type === 'start-visit')
  return statusId === S.visiting && canStart
    ? {
        key: 'visit',
        name: t`بازدید را شروع کنید`,
        line,
        state: 'warn',
        words: t`وقتی کارشناس کنار خودرو است، شروع بازدید را تأیید کنید.`,
      }
    : { key: 'visit', name: t`بازدید خودرو`, line, state: 'info' }
}
