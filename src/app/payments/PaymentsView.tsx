/** Renders the payments with their running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { Payments } from '../../areas/account/payments/Payments.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { usePayments } from './show-payments.ts'

export default function PaymentsView() {
  // Plain functions format numbers and dates: a change of locale renders the whole page again.
  useLingui()
  const navigate = useNavigate()
  const actor = usePayments()
  if (actor === null) return <Pending />
  return (
    <>
      <Payments actor={actor} onFollow={(href) => void navigate({ to: href })} />
      <RouteAnnouncer title={msg`پرداخت‌ها`} />
    </>
  )
}
