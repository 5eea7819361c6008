/** Parts of the offers that are drawn when they are opened. */
import { useEffect } from 'react'
import { whenIdle } from '#adapters/idle.ts'
import type { LazyPart } from '../parts/lazy-part.tsx'

/** Takes parts, the same ones each time; fetches them once the screen that asks is there. */
export const usePrefetchedParts = (parts: readonly Pick<LazyPart<never>, 'preload'>[]): void => {
  useEffect(
    () => whenIdle(() => parts.forEach((part) => void part.preload().catch(() => undefined))),
    [parts],
  )
}
