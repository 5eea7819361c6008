/**
 * The texts of a receipt, for the ticket on the page, its picture and its calendar. Days are absolute,
 * because a receipt is kept and shared. Design language, "Receipt".
 */
import { t } from '@lingui/core/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { TimeSlot } from '#contract/values/time-slot.ts'
import { coverListText } from '#ui/covers/cover-names.ts'
import { dateText, hourText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText, roundTomanText, tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import type { Step } from '#ui/timeline/Steps.tsx'

export type TicketRow = { label: string; value: string }
export type TicketStep = Step & { detail: string }

export type Ticket = {
  title: string
  vehicle: string
  plate: Plate | null
  /** First and last day of the cover, each with its year. Null while the first day is unknown. */
  cover: { from: string; to: string } | null
  rows: readonly TicketRow[]
  steps: readonly TicketStep[]
  /** Instalments as steps, or cheques as rows. */
  plan: { title: string; each: string; days: readonly TicketStep[]; rows: readonly TicketRow[] } | null
}

/** «۲۴ آبان، ۹:۴۱». */
const shortMoment = ({ day, time }: { day: string; time: string }): string => {
  const [date, hour] = [dateText(day, { short: true }), hourText(time)]
  return t`${date}، ${hour}`
}

/** «۲۵ آبان، ۸:۰۰ تا ۱۰:۰۰». */
const slotText = ({ date, startTime, endTime }: TimeSlot): string => {
  const day = dateText(date, { short: true })
  const [from, to] = [hourText(startTime), hourText(endTime)]
  return t`${day}، ${from} تا ${to}`
}

/** Whether the visit was missed, and another one is to be arranged. */
export const isVisitMissed = ({ status }: Pick<Receipt, 'status'>): boolean =>
  status === ORDER_STATUS.requestingVisit || status === ORDER_STATUS.choosingVisit

/** The visit of a car, until it is over. */
const visitSteps = (receipt: Receipt): readonly TicketStep[] => {
  const name = t`بازدید`
  if (isVisitMissed(receipt)) return [{ name, detail: t`نوبت تازه`, state: 'now' }]
  return receipt.visit === null ? [] : [{ name, detail: slotText(receipt.visit), state: 'now' }]
}

const issueStep = (receipt: Receipt): TicketStep => {
  const { issued, issueBy, visit } = receipt
  const name = t`صدور`
  if (issued !== null) return { name, detail: shortMoment(issued), state: 'done' }
  if (visit !== null || isVisitMissed(receipt)) return { name, detail: t`پس از بازدید`, state: 'next' }
  if (issueBy === null) return { name, detail: t`پس از تکمیل`, state: 'next' }
  const [day, hour] = [dateText(issueBy.day, { short: true }), numberText(issueBy.hour)]
  return { name, detail: t`${day}، تا ${hour}`, state: 'now' }
}

/** The paper copy, or the first day of the cover. */
const lastStep = ({ delivery, cover }: Receipt): TicketStep => {
  if (delivery !== null) return { name: t`تحویل`, detail: slotText(delivery), state: 'next' }
  const detail = cover === null ? t`از روز صدور` : dateText(cover.from, { short: true })
  return { name: t`شروع پوشش`, detail, state: 'next' }
}

const planOf = ({ plan, paymentType }: Receipt): Ticket['plan'] => {
  if (plan === null) return null
  const each = tomanText(plan.amount)
  if (paymentType === 'bnpl') {
    const count = numberText(plan.payments.length)
    const days = plan.payments.map(({ dueDate }, index): TicketStep => {
      const which = numberText(index + 1)
      return {
        name: dateText(dueDate, { short: true }),
        detail: index === 0 ? t`پرداخت شد` : t`قسط ${which}`,
        state: index === 0 ? 'done' : 'next',
      }
    })
    return { title: t`${count} قسط بدون سود`, each: t`هر قسط ${each}`, days, rows: [] }
  }
  const [, ...cheques] = plan.payments
  const count = numberText(cheques.length)
  const rows = cheques.map(({ dueDate, amount }, index) => {
    const [which, day] = [numberText(index + 1), dateText(dueDate)]
    return { label: t`چک ${which}، ${day}`, value: tomanText(amount) }
  })
  return { title: t`${count} چک`, each: '', days: [], rows }
}

/** The extent of the cover: a ceiling, or the car with its covers. */
const insuredRows = ({ liabilityPropertyDamage, carBody }: Receipt): readonly TicketRow[] => [
  ...(liabilityPropertyDamage === null
    ? []
    : [{ label: t`سقف تعهد مالی`, value: roundTomanText(liabilityPropertyDamage) }]),
  ...(carBody === null
    ? []
    : [
        { label: t`ارزش بیمه‌شده`, value: roundTomanText(carBody.carValue) },
        { label: t`پوشش‌ها`, value: coverListText(carBody.covers) },
      ]),
]

/** Returns the texts of a paid order's receipt. */
export const ticketOf = (result: PaymentResult, receipt: Receipt): Ticket => {
  const companyFa = insurerName(result)
  const { vehicleTitle } = result
  const year = digitsText(receipt.productionYear)
  const { cover } = receipt
  return {
    title: receipt.carBody === null ? t`شخص ثالث ${companyFa}` : t`بدنهٔ ${companyFa}`,
    vehicle: t`${vehicleTitle}، ${year}`,
    plate: receipt.plate,
    cover: cover && { from: dateText(cover.from), to: dateText(cover.to) },
    rows: [
      ...(receipt.holder === null ? [] : [{ label: t`بیمه‌گذار`, value: receipt.holder }]),
      ...insuredRows(receipt),
      { label: t`مبلغ کل`, value: tomanText(receipt.totalAmount) },
      ...(receipt.plan === null ? [] : [{ label: t`پرداخت‌شده`, value: tomanText(result.amount) }]),
    ],
    steps: [
      { name: t`پرداخت`, detail: shortMoment(receipt.paid), state: 'done' },
      ...visitSteps(receipt),
      issueStep(receipt),
      lastStep(receipt),
    ],
    plan: planOf(receipt),
  }
}
