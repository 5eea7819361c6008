/** Renders the page of the bank account with its running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { BankAccount } from '../../areas/account/bank/BankAccount.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { useBankAccount } from './show-bank-account.ts'

export default function BankAccountView() {
  // Plain functions name banks and format numbers: a change of locale renders the whole page again.
  useLingui()
  const actor = useBankAccount()
  if (actor === null) return <Pending />
  return (
    <>
      <BankAccount actor={actor} />
      <RouteAnnouncer title={msg`حساب بانکی`} />
    </>
  )
}
