/**
 * How a step's screen reads the running journey and speaks to it. The actor lives outside React; screens get its ref by
 * context and select primitives from it, so that an event redraws only what it changed. House, "How data flows".
 */
import { useSelector } from '@xstate/react'
import { createContext, use, useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { JourneyEvent } from '#machines/journey/events.ts'
import type { Tag } from '#machines/journey.ts'
import type { thirdParty } from '#machines/third-party.ts'

export type JourneyRef = ActorRefFrom<typeof thirdParty>
export type JourneySnapshot = SnapshotFrom<typeof thirdParty>

export const JourneyRefContext = createContext<JourneyRef | null>(null)

/** The running journey. Throws outside a journey's shell. */
export const useJourney = (): JourneyRef => {
  const journey = use(JourneyRefContext)
  if (!journey) throw new Error('A step’s screen stands outside a journey')
  return journey
}

/** Takes a pure selector of what the journey remembers; give back a primitive or a part of the memory, never a fresh object. */
export const useJourneyContext = <T>(select: (memory: JourneyContext) => T): T =>
  useSelector(useJourney(), (snapshot) => select(snapshot.context))

/** Whether the journey is in a state with this tag: loading, submitting, failed, sheet, correcting. */
export const useHasTag = (tag: Tag): boolean => useSelector(useJourney(), (snapshot) => snapshot.hasTag(tag))

/** Whether the journey is in this state, as in `{ offers: { list: 'editing' } }`. */
export const useMatches = (value: Parameters<JourneySnapshot['matches']>[0]): boolean =>
  useSelector(useJourney(), (snapshot) => snapshot.matches(value))

/** Whether the current state takes this event: what the chart's guards allow to be pressed. */
export const useCan = (event: JourneyEvent): boolean =>
  useSelector(useJourney(), (snapshot) => snapshot.can(event))

/** Speaks to the journey; stable, so that it can be given to memoised children. */
export const useSend = (): ((event: JourneyEvent) => void) => {
  const journey = useJourney()
  return useCallback((event) => journey.send(event), [journey])
}
