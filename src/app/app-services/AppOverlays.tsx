/**
 * Overlays of the app services over every page: toasts, help, chat, update and logout sheets, the hint to
 * rotate.
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { visibleToast } from '#machines/app/toasts.ts'
import { ToastHost } from '#ui/feedback/ToastHost.tsx'
import { updates } from './installation.ts'
import { RotateHint } from './RotateHint.tsx'
import { session } from './session.ts'
import { support } from './support.ts'
import { actionOfToast, addToast, toasts } from './toasts.ts'

const notLoaded = msg`این بخش نرسید؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`

/**
 * Loads an overlay when it is first wanted. If it cannot be loaded, a toast says so and the page stays
 * usable.
 * @param load imports the overlay
 * @param onFailure closes what wanted the overlay, so that the next attempt loads it again
 * @returns the overlay once it is loaded, while it is wanted
 */
const useLazyOverlay = (
  load: () => Promise<{ default: ComponentType }>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType | null => {
  const [overlay, setOverlay] = useState<ComponentType | null>(null)
  const isMissing = isWanted && overlay === null
  const loadNow = useEffectEvent(() => {
    load().then(
      ({ default: Overlay }) => setOverlay(() => Overlay),
      () => {
        onFailure()
        addToast('part', 'error', () => i18n._(notLoaded))
      },
    )
  })
  useEffect(() => {
    if (isMissing) loadNow()
  }, [isMissing])
  return isWanted ? overlay : null
}

const pause = () => toasts.send({ type: 'toast.paused' })
const resume = () => toasts.send({ type: 'toast.resumed' })

export function AppOverlays() {
  const toast = useSelector(toasts, ({ context }) => visibleToast(context))
  const isHelpOpen = useSelector(
    support,
    (snapshot) => snapshot.matches({ sheet: 'open' }) || !snapshot.matches({ chat: 'absent' }),
  )
  const isLoggingOut = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ user: 'confirmingLogout' }) || snapshot.matches({ user: 'clearingData' }),
  )
  const isUpdateOffered = useSelector(
    updates,
    ({ value }) => value === 'offered' || value === 'waiting' || value === 'savingVersion',
  )
  const Help = useLazyOverlay(
    () => import('./Help.tsx'),
    isHelpOpen,
    () => support.send({ type: 'support.closed' }),
  )
  const Logout = useLazyOverlay(
    () => import('./Logout.tsx'),
    isLoggingOut,
    () => session.send({ type: 'logout.cancelled' }),
  )
  const Update = useLazyOverlay(
    () => import('./Update.tsx'),
    isUpdateOffered,
    () => updates.send({ type: 'update.postponed' }),
  )
  return (
    <>
      <ToastHost
        toast={toast && { ...toast, action: actionOfToast(toast.key) ?? undefined }}
        onHold={pause}
        onRelease={resume}
      />
      {Help && <Help />}
      {Logout && <Logout />}
      {Update && <Update />}
      <RotateHint />
    </>
  )
}
