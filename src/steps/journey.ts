/**
 * Hooks that connect a step's screen to the running journey. The actor lives outside React, and its ref
 * comes by context.
 * Screens select primitives from it, so an event re-renders only what it changed.
 */
import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, use, useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { JourneyEvent } from '#machines/journey/events.ts'
import { isIn, type JourneyState } from '#machines/journey-state.ts'
import type { JourneyMachine, Tag } from '#machines/journey.ts'

export type JourneyRef = ActorRefFrom<JourneyMachine>
export type JourneySnapshot = SnapshotFrom<JourneyMachine>

export const JourneyRefContext = createContext<JourneyRef | null>(null)

/** The running journey's actor. Throws outside a journey. */
export const useJourney = (): JourneyRef => {
  const journey = use(JourneyRefContext)
  if (!journey) throw new Error('A step’s screen is rendered outside a journey')
  return journey
}

/** Selects from the journey's context. Return a primitive or a part of the context, never a new object. */
export const useJourneyContext = <T>(select: (context: JourneyContext) => T): T =>
  useSelector(useJourney(), (snapshot) => select(snapshot.context))

/**
 * Derives a record or a list from the journey's context, such as the errors of a form: the component renders
 * again when one of its entries changes.
 */
export const useDerived = <T extends object>(derive: (context: JourneyContext) => T): T =>
  useSelector(useJourney(), (snapshot) => derive(snapshot.context), shallowEqual)

/** Whether the journey is in a state with this tag. */
export const useHasTag = (tag: Tag): boolean => useSelector(useJourney(), (snapshot) => snapshot.hasTag(tag))

/** Whether the journey is in this state, for example `{ offers: { list: 'editing' } }`. */
export const useMatches = (state: JourneyState): boolean =>
  useSelector(useJourney(), (snapshot) => isIn(snapshot, state))

/** Whether the chart accepts this event now, by its guards. */
export const useCan = (event: JourneyEvent): boolean =>
  useSelector(useJourney(), (snapshot) => snapshot.can(event))

/**
 * Whether one of the chart's guards holds now. For what stays visible in states that do not accept the
 * guarded event, for example behind a sheet; `useCan` is the answer everywhere else.
 * @example useGuard(guards['two offers are marked'])
 */
export const useGuard = (guard: (ask: { context: JourneyContext }) => boolean): boolean =>
  useSelector(useJourney(), (snapshot) => guard(snapshot))

/** Sends an event to the journey. The function is stable, so memoised children may receive it. */
export const useSend = (): ((event: JourneyEvent) => void) => {
  const journey = useJourney()
  return useCallback((event) => journey.send(event), [journey])
}
