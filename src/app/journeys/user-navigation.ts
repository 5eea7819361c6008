/**
 * Tells a person's moves from automatic ones, so that only the former add to the browser's history: a step that follows
 * a press, also after a call that the press began, is the person's; a redirect, a restore and an arrival are not.
 */
import type { InspectionEvent } from 'xstate'

export type UserNavigation = {
  inspect(inspected: InspectionEvent): void
  /** The person's event that has not led to another address yet, or null. It is then used up. */
  consumeUserEvent(): string | null
}

/** Events that nobody's finger stands behind. */
const isAutomatic = (type: string) =>
  type.startsWith('xstate.') ||
  type.startsWith('upload.') ||
  type === 'session.changed' ||
  type === 'labels.relocalised'

/**
 * Takes an event that a person sent before the page was left, where it has yet to lead somewhere; gives an inspector for
 * the actor of one journey, and what it has seen.
 */
export const trackUserNavigation = (earlier: string | null = null): UserNavigation => {
  let latest: string | null = null
  let unanswered = earlier
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef.sessionId !== inspected.rootId) return
      const { type } = inspected.event
      if (type === 'xstate.route') latest = null
      else if (!isAutomatic(type)) latest = type
    },
    consumeUserEvent: () => {
      const taken = latest ?? unanswered
      latest = null
      unanswered = null
      return taken
    },
  }
}
