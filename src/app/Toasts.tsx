/** Shows the toasts of the page; the host comes with the first of them. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, endToast, subscribeToToasts } from './toasts.ts'

const ToastHost = lazy(() => import('#ui/feedback/ToastHost.tsx').then((module) => ({ default: module.ToastHost })))

export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  return (
    <Suspense fallback={null}>
      {toast && <ToastHost toast={toast} onDone={endToast} />}
    </Suspense>
  )
}
