/** What the app's own charts show over every page: toasts, help, the chat, a newer version, the way out. */
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { seenToast } from '#machines/app/toasts.ts'
import { ToastHost } from '#ui/feedback/ToastHost.tsx'
import { session } from './session.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

const Help = lazy(() => import('./Help.tsx'))
const Logout = lazy(() => import('./Logout.tsx'))
const Update = lazy(() => import('./Update.tsx'))

export function LifeView() {
  const toast = useSelector(toasts, ({ context }) => seenToast(context))
  const isHelpAsked = useSelector(support, (snapshot) => snapshot.matches({ sheet: 'open' }) || !snapshot.matches({ chat: 'absent' }))
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches({ user: 'asking' }) || snapshot.matches({ user: 'forgetting' }))
  const isOffered = useSelector(updates, ({ value }) => value === 'offered' || value === 'waiting' || value === 'keeping')
  return (
    <>
      <ToastHost toast={toast} onHold={() => toasts.send({ type: 'toast.held' })} onRelease={() => toasts.send({ type: 'toast.released' })} />
      <Suspense fallback={null}>
        {isHelpAsked && <Help />}
        {isLeaving && <Logout />}
        {isOffered && <Update />}
      </Suspense>
    </>
  )
}
