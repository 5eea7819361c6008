/** Renders the page about mobile insurance with its running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { MobileInsurance } from '../../areas/mobile-insurance/MobileInsurance.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { useMobileInsurance } from './show-mobile-insurance.ts'

export default function MobileInsuranceView() {
  // Plain functions format numbers: a change of locale renders the whole page again.
  useLingui()
  const navigate = useNavigate()
  const actor = useMobileInsurance()
  if (actor === null) return <Pending />
  return (
    <>
      <MobileInsurance actor={actor} onFollow={(href) => void navigate({ href })} />
      <RouteAnnouncer title={msg`بیمهٔ موبایل`} />
    </>
  )
}
