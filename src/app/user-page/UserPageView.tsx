/** Renders the page of the user with its running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { UserPage } from '../../areas/account/user/UserPage.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { useUserPage } from './show-user-page.ts'

export default function UserPageView() {
  // Plain functions format addresses and dates: a change of locale renders the whole page again.
  useLingui()
  const actor = useUserPage()
  if (actor === null) return <Pending />
  return (
    <>
      <UserPage actor={actor} />
      <RouteAnnouncer title={msg`اطلاعات من`} />
    </>
  )
}
