/** What the app's own charts show over every page: toasts, help, the chat, a newer version, the way out. */
import { useSelector } from '@xstate/react'
import { visibleToast } from '#machines/app/toasts.ts'
import { ToastHost } from '#ui/feedback/ToastHost.tsx'
import { useLazyPart } from './lazy-part.ts'
import { RotateHint } from './RotateHint.tsx'
import { session } from './session.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

const hold = () => toasts.send({ type: 'toast.paused' })
const release = () => toasts.send({ type: 'toast.resumed' })

export function AppOverlays() {
  const toast = useSelector(toasts, ({ context }) => visibleToast(context))
  const isHelpAsked = useSelector(
    support,
    (snapshot) => snapshot.matches({ sheet: 'open' }) || !snapshot.matches({ chat: 'absent' }),
  )
  const isLeaving = useSelector(
    session,
    (snapshot) => snapshot.matches({ user: 'asking' }) || snapshot.matches({ user: 'forgetting' }),
  )
  const isOffered = useSelector(
    updates,
    ({ value }) => value === 'offered' || value === 'waiting' || value === 'keeping',
  )
  const Help = useLazyPart(
    () => import('./Help.tsx'),
    isHelpAsked,
    () => support.send({ type: 'support.closed' }),
  )
  const Logout = useLazyPart(
    () => import('./Logout.tsx'),
    isLeaving,
    () => session.send({ type: 'logout.cancelled' }),
  )
  const Update = useLazyPart(
    () => import('./Update.tsx'),
    isOffered,
    () => updates.send({ type: 'update.postponed' }),
  )
  return (
    <>
      <ToastHost toast={toast} onHold={hold} onRelease={release} />
      {Help && <Help />}
      {Logout && <Logout />}
      {Update && <Update />}
      <RotateHint />
    </>
  )
}
