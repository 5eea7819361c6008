/**
 * The info box of a card: owed documents, the state of the paper copy, a correction, or the next instalment.
 * Document 3 section 4, status table; decisions, section 10.
 */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { tomanText } from '#ui/format/numbers.ts'

type Of<K extends keyof VehiclePolicy> = NonNullable<VehiclePolicy[K]>

const owedText = (owes: Of<'owes'>, deadline: string): ReactNode => {
  const day = dateText(deadline, { weekday: true, short: true })
  if (owes.includes('details')) return <Trans>مشخصات و مدارک را تا {day} کامل کنید.</Trans>
  return owes.includes('documents') ? (
    <Trans>مدارک را تا {day} بفرستید.</Trans>
  ) : (
    <Trans>عکس چک‌ها را تا {day} بفرستید.</Trans>
  )
}

const paperText = (delivery: VehiclePolicy['delivery']): ReactNode => {
  if (delivery === null) return <Trans>نسخهٔ کاغذی در راه است.</Trans>
  const day = dateText(delivery.date, { weekday: true, short: true })
  const [from, to] = [hourText(delivery.startTime), hourText(delivery.endTime)]
  return (
    <Trans>
      نسخهٔ کاغذی {day}، از {from} تا {to} به دستتان می‌رسد.
    </Trans>
  )
}

const instalmentText = ({ amount, dueDate }: Of<'nextInstalment'>): ReactNode => {
  const [toman, day] = [tomanText(amount), dateText(dueDate)]
  return (
    <Trans>
      قسط بعدی {toman}، تا {day}.
    </Trans>
  )
}

const infoOf = (policy: VehiclePolicy): ReactNode => {
  const { statusId, delivery, endorsement, nextInstalment } = policy
  if (statusId === ORDER_STATUS.issuedWithPaper) return paperText(delivery)
  if (endorsement !== null)
    return (
      <Trans>
        اصلاح بیمه‌نامه: <bdi>{endorsement}</bdi>
      </Trans>
    )
  return nextInstalment && instalmentText(nextInstalment)
}

export function InfoBox({ policy, className }: { policy: VehiclePolicy; className: string | undefined }) {
  const { owes, deadline } = policy
  const owed = deadline === null || owes.length === 0 ? null : owedText(owes, deadline)
  const info = owed ?? infoOf(policy)
  return (
    info && (
      <div className={className}>
        <Note kind={owed === null ? 'info' : 'warn'}>{info}</Note>
      </div>
    )
  )
}
