/**
 * Shows the toasts of the page. The host is there from the start: what says that nothing can be reached cannot be fetched
 * first, and a live region is only read out if it stood there before its words.
 */
import { useSyncExternalStore } from 'react'
import { ToastHost } from '#ui/feedback/ToastHost.tsx'
import { currentToast, endToast, subscribeToToasts } from './toasts.ts'

export const Toasts = () => <ToastHost toast={useSyncExternalStore(subscribeToToasts, currentToast)} onDone={endToast} />
