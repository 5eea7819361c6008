/**
 * Tells navigation by the user from automatic navigation, because only the former adds history entries. A
 * step that follows a press, also after a call that the press started, is the user's. A redirect, a restore
 * and an arrival are not.
 */
import type { InspectionEvent } from 'xstate'

export type UserNavigation = {
  inspect(inspected: InspectionEvent): void
  /** The type of the user's latest event that has not led to another address yet, or null. Consumes it. */
  consumeUserEvent(): string | null
}

/** Events that the user did not send. */
const isAutomatic = (type: string) =>
  type.startsWith('xstate.') ||
  type.startsWith('upload.') ||
  type === 'session.changed' ||
  type === 'labels.relocalised'

/**
 * @param earlier event that the user sent before the page was left, and that has yet to lead to another
 * address
 * @returns an inspector for the actor of one journey, and what it has recorded
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
      const consumed = latest ?? unanswered
      latest = null
      unanswered = null
      return consumed
    },
  }
}
