/** Parts of the offers that are drawn when they are opened. */
import { useEffect } from 'react'
import { whenIdle } from '#adapters/idle.ts'
import type { LaterPart } from '../parts/later-part.tsx'

/** Takes parts, the same ones each time; fetches them once the screen that asks is there. */
export const useFetchedLater = (parts: readonly Pick<LaterPart<never>, 'fetch'>[]): void => {
  useEffect(() => whenIdle(() => parts.forEach((part) => void part.fetch().catch(() => undefined))), [parts])
}
