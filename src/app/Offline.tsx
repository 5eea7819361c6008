/** Tells, above every page, when nothing can be reached. */
import { useSyncExternalStore } from 'react'
import { reach, subscribe } from '#adapters/network.ts'
import { OfflineStrip } from '#ui/feedback/OfflineStrip.tsx'

export const Offline = () => <OfflineStrip reach={useSyncExternalStore(subscribe, reach)} />
