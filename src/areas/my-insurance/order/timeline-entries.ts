/**
 * The entries of an order's timeline: past moves, the current step, and the steps to come. Branches that were
 * not taken are left out. Specification: decisions, section 10; design language, "Timeline".
 */
import { t } from '@lingui/core/macro'
import { FilePen, Undo2 } from 'lucide-react'
import type { PolicyTimeline, TehranMoment } from '#contract/operations/my-insurance.ts'
import { ISSUED_UNTIL } from '#contract/values/issue-hours.ts'
import { ORDER_STATUS as S } from '#contract/values/order-status.ts'
import { hourText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { paymentTypeName } from '../policy-words.ts'
import { dayIn, type TimelineEntry } from './timeline-entry.ts'
import { awaitsVisit, visitEntry } from './visit-entry.ts'

type Move = PolicyTimeline['moves'][number]

const momentIn = (timeline: PolicyTimeline) => {
  const dayOf = dayIn(timeline)
  return ({ day, time }: TehranMoment): string => {
    const [date, hour] = [dayOf(day), hourText(time)]
    return t`${date}، ${hour}`
  }
}

const paidLine = ({ paid }: PolicyTimeline): string | null => {
  if (paid === null) return null
  const [way, amount] = [paymentTypeName(paid.paymentType), tomanText(paid.amount)]
  return t`${way}، ${amount}`
}

const documentsLine = ({ documents: { needed, uploaded } }: PolicyTimeline): string | null => {
  if (needed === 0) return null
  const [there, all] = [numberText(uploaded), numberText(needed)]
  return t`${there} از ${all} مدرک`
}

const returned: ReadonlySet<number> = new Set([
  S.correctingDetails,
  S.needingDocuments,
  S.correctingDocuments,
  S.correctingCheques,
])
const issued: ReadonlySet<number> = new Set([
  S.issuedWithPaper,
  S.issued,
  S.issuedInInstalments,
  S.issuedAfterVisit,
])
const expired: ReadonlySet<number> = new Set([
  S.expired,
  S.expiredLong,
  S.notRenewable,
  S.renewable,
  S.renewableLong,
])

type Said = Pick<TimelineEntry, 'name' | 'line'>

/** Meaning of a move to checking: the visit is over, missing documents have arrived, or a correction has. */
const arrivedEntry = (timeline: PolicyTimeline, move: Move): Said => {
  if (move.actor === 'visitor') {
    const { reason } = move
    return { name: t`بازدید انجام شد`, line: reason === null ? t`خرابی دیده نشد` : t`خرابی: ${reason}` }
  }
  const index = timeline.moves.indexOf(move)
  if (timeline.moves.slice(0, index).some(({ statusId }) => returned.has(statusId)))
    return { name: t`اصلاح شما رسید` }
  return { name: t`مدارک رسید`, line: documentsLine(timeline) }
}

/** Text of a move to an issued status: the issue, another delivery time, or the last instalment. */
const issuedEntry = ({ actor, reason: line }: Move): Said => {
  if (actor === 'customer') return { name: t`زمان تحویل تازه گرفتید` }
  if (actor === 'bank') return { name: t`قسط آخر پرداخت شد` }
  return { name: t`بیمه‌نامه صادر شد`, line }
}

/** Text of a past move; null if adjacent entries cover it. */
const pastEntry = (timeline: PolicyTimeline, move: Move): Said | null => {
  const { statusId, actor, reason: line } = move
  if (statusId === S.checking) return arrivedEntry(timeline, move)
  if (statusId === S.cancelled)
    return actor === 'customer'
      ? { name: t`شما لغو کردید`, line: line ?? t`پیش از صدور؛ جریمه‌ای ندارد` }
      : { name: t`بیمه‌گر سفارش را نپذیرفت`, line }
  if (returned.has(statusId)) return { name: t`کارشناس بررسی کرد`, line }
  if (issued.has(statusId)) return issuedEntry(move)
  if (expired.has(statusId)) return { name: t`اعتبار بیمه‌نامه تمام شد` }
  const said: Readonly<Record<number, () => Said>> = {
    [S.paid]: () => ({ name: t`پرداخت شد`, line: paidLine(timeline) }),
    [S.approved]: () => ({ name: t`کارشناس تأیید کرد`, line }),
    [S.endorsed]: () => ({ name: t`بیمه‌نامه اصلاح شد`, line }),
    [S.reissued]: () => ({ name: t`بیمه‌نامه از نو صادر شد`, line }),
    [S.delivered]: () => ({ name: t`نسخهٔ کاغذی تحویل شد` }),
    [S.sentBySms]: () => ({ name: t`بیمه‌نامه پیامک شد` }),
    [S.choosingDelivery]: () => ({ name: t`پیک کسی را پیدا نکرد`, line }),
    [S.refunding]: () => ({ name: t`بازپرداخت آغاز شد` }),
    [S.refunded]: () => ({ name: t`پول به حساب شما برگشت` }),
    [S.requestingVisit]: () => ({ name: t`نوبت بازدید گذشت` }),
    [S.visiting]: () => ({ name: actor === 'customer' ? t`نوبت تازه گرفتید` : t`روز بازدید رسید` }),
  }
  return said[statusId]?.() ?? null
}

const untilText = (timeline: PolicyTimeline): string | null => {
  if (timeline.deadline === null) return null
  const day = dayIn(timeline)(timeline.deadline)
  return t`تا ${day}`
}

const correctionName = ({ statusId, correction }: PolicyTimeline): string => {
  if (statusId === S.correctingDetails) return t`مشخصات را اصلاح کنید`
  if (statusId === S.needingDocuments) return t`مدرک بیشتری بفرستید`
  if (statusId === S.correctingCheques) return t`عکس چک را اصلاح کنید`
  const count = correction?.tags.length ?? 1
  const many = numberText(count)
  return count > 1 ? t`${many} مدرک را اصلاح کنید` : t`یک مدرک را اصلاح کنید`
}

const owedEntry = (timeline: PolicyTimeline): TimelineEntry => ({
  key: 'owed',
  name: timeline.owes.includes('details')
    ? t`مشخصات و مدارک را کامل کنید`
    : timeline.owes.includes('documents')
      ? t`مدارک را بفرستید`
      : t`عکس چک‌ها را بفرستید`,
  time: untilText(timeline),
  state: 'warn',
  words: t`بیمه‌نامه پس از آن صادر می‌شود.`,
})

const refundLine = ({ refund }: PolicyTimeline): string | null => {
  if (refund === null) return null
  const amount = tomanText(refund.amount)
  if (refund.account === null) return t`${amount} به کارتی که با آن پرداخت کردید`
  const [bank, digits] = [refund.account.bank ?? t`بانک شما`, digitsText(refund.account.lastDigits)]
  return t`${amount} به حساب ${bank}، …${digits}`
}

const known: ReadonlySet<number> = new Set(Object.values(S))

/** The step that the order waits for; null if it waits for nothing. */
const currentEntry = (timeline: PolicyTimeline): TimelineEntry | null => {
  const { statusId, owes, moves, refund, issueBy } = timeline
  const words = moves.at(-1)?.reason ?? null
  // An unknown status of a newer gateway, with the gateway's title.
  if (!known.has(statusId)) return { key: 'unknown', name: timeline.statusFa, state: 'info' }
  if (owes.length > 0) return owedEntry(timeline)
  if (returned.has(statusId))
    return {
      key: 'correction',
      name: correctionName(timeline),
      time: untilText(timeline),
      state: 'warn',
      icon: FilePen,
      words: words ?? t`کارشناس آنچه باید اصلاح شود را نشان کرده است.`,
    }
  if (statusId === S.unfinished)
    return { key: 'unfinished', name: t`خرید را کامل کنید`, state: 'warn', words: t`هنوز مشخصاتی مانده است.` }
  if (statusId === S.awaitingPayment)
    return { key: 'payment', name: t`پرداخت کنید`, state: 'warn', words: t`همه‌چیز آمادهٔ پرداخت است.` }
  if (statusId === S.choosingDelivery)
    return {
      key: 'time',
      name: t`زمان تحویل تازه بگیرید`,
      state: 'warn',
      words: t`روز و ساعتی را انتخاب کنید که کسی برای تحویل‌گرفتن باشد.`,
    }
  if (statusId === S.refunding && refund !== null) {
    const day = dayIn(timeline)(refund.by)
    return {
      key: 'refund',
      name: t`پول در راه است`,
      time: t`تا ${day}`,
      line: refundLine(timeline),
      state: 'info',
      icon: Undo2,
    }
  }
  if (awaitsVisit(timeline)) return visitEntry(timeline)
  if (statusId === S.paid || statusId === S.checking)
    return { key: 'checking', name: t`کارشناس بررسی می‌کند`, state: 'info' }
  if (statusId === S.approved || statusId === S.issuing) {
    if (issueBy === null) return { key: 'issuing', name: t`در حال صدور`, state: 'info' }
    const [day, hour] = [dayIn(timeline)(issueBy.day), numberText(issueBy.hour)]
    return { key: 'issuing', name: t`در حال صدور`, time: t`تا ${day}، ساعت ${hour}`, state: 'info' }
  }
  return null
}

const issueEntry = (timeline: PolicyTimeline): TimelineEntry => {
  const { issueBy } = timeline
  const name = t`صدور بیمه‌نامه`
  if (awaitsVisit(timeline)) return { key: 'issue', name, line: t`پس از بازدید`, state: 'next' }
  if (issueBy === null) {
    const [usual, weekend] = [numberText(ISSUED_UNTIL.workday), numberText(ISSUED_UNTIL.weekend)]
    const line = t`همان روز، اگر تا ساعت ${usual} برسد؛ پنجشنبه و جمعه تا ${weekend}`
    return { key: 'issue', name, line, state: 'next' }
  }
  const [day, hour] = [dayIn(timeline)(issueBy.day), numberText(issueBy.hour)]
  return { key: 'issue', name, line: t`تا ${day}، ساعت ${hour}`, state: 'next' }
}

const paperEntry = (timeline: PolicyTimeline): TimelineEntry => {
  const { delivery } = timeline
  const name = t`تحویل نسخهٔ کاغذی`
  if (delivery === null) return { key: 'paper', name, line: t`پس از صدور، با پست`, state: 'next' }
  const [day, from, to] = [
    dayIn(timeline)(delivery.date),
    hourText(delivery.startTime),
    hourText(delivery.endTime),
  ]
  return { key: 'paper', name, line: t`${day}، از ${from} تا ${to}`, state: 'next' }
}

/** A step to come, with its condition. */
const comingEntries = (timeline: PolicyTimeline): readonly TimelineEntry[] => {
  const { statusId, hasPaperCopy, moves } = timeline
  const happened = (id: number) => moves.some((move) => move.statusId === id)
  if (statusId === S.cancelled && timeline.refund !== null)
    return [{ key: 'refund', name: t`برگشت پول`, line: refundLine(timeline), state: 'next' }]
  if (statusId === S.refunding)
    return [
      {
        key: 'refunded',
        name: t`واریز به حساب شما`,
        line: t`تا ۷۲ ساعت کاری؛ همین‌جا می‌بینید`,
        state: 'next',
      },
    ]
  const isBeforeIssuing = statusId < S.cancelled || returned.has(statusId) || awaitsVisit(timeline)
  const isIssuing = statusId === S.approved || statusId === S.issuing
  const awaitsPaper = hasPaperCopy && !happened(S.delivered) && !expired.has(statusId)
  const paperIsNext = isBeforeIssuing || statusId === S.issuedWithPaper || statusId === S.choosingDelivery
  return [
    ...(isBeforeIssuing && !isIssuing ? [issueEntry(timeline)] : []),
    ...(awaitsPaper && paperIsNext ? [paperEntry(timeline)] : []),
  ]
}

/** The entries in order: past, current, to come. */
export const timelineEntries = (timeline: PolicyTimeline): readonly TimelineEntry[] => {
  const moment = momentIn(timeline)
  const past = timeline.moves.flatMap((move, index): TimelineEntry[] => {
    const said = pastEntry(timeline, move)
    if (said === null) return []
    // The current entry already has the text of the last move.
    const isNow = index === timeline.moves.length - 1 && returned.has(move.statusId)
    const isEnd = move.statusId === S.cancelled
    return [
      {
        key: `${index}-${move.statusId}`,
        name: said.name,
        line: isNow ? null : (said.line ?? null),
        time: moment(move.at),
        state: isEnd ? 'ended' : 'done',
      },
    ]
  })
  const current = currentEntry(timeline)
  // A refund under way is the current entry, not a past one.
  const shown = current?.key === 'refund' ? past.slice(0, -1) : past
  return [
    { key: 'ordered', name: t`سفارش ثبت شد`, time: moment(timeline.orderedAt), state: 'done' },
    ...shown,
    ...(current === null ? [] : [current]),
    ...comingEntries(timeline),
  ]
}
