/** Tells, above every page, when nothing can be reached. */
import { useSyncExternalStore } from 'react'
import { reachability, subscribe } from '#adapters/network.ts'
import { OfflineStrip } from '#ui/feedback/OfflineStrip.tsx'

export const OfflineBanner = () => <OfflineStrip reach={useSyncExternalStore(subscribe, reachability)} />
