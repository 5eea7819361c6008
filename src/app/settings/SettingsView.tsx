/** Renders the settings with their running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { Settings } from '../../areas/account/settings/Settings.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { useSettings } from './show-settings.ts'

export default function SettingsView() {
  // Plain functions format numbers and names: a change of locale renders the whole page again.
  useLingui()
  const navigate = useNavigate()
  const actor = useSettings()
  if (actor === null) return <Pending />
  const follow = (href: string) => {
    const [to, hash] = href.split('#')
    void navigate({ to: to ?? href, ...(hash !== undefined && { hash }) })
  }
  return (
    <>
      <Settings actor={actor} onFollow={follow} />
      <RouteAnnouncer title={msg`حساب`} />
    </>
  )
}
