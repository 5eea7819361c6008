/**
 * A clock that fires one timer at a time. Where several timers run in parallel regions, a path says which of
 * them ends.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

type Fire = () => void

export class ManualClock {
  readonly #timers = new Map<number, { readonly type: string; readonly fire: Fire }>()
  readonly #running: () => AnyActorRef
  #count = 0

  /** @param running returns the running actor; called when a timer starts */
  constructor(running: () => AnyActorRef) {
    this.#running = running
  }

  /** XState schedules the event before it sets the timer. Throws if the delay is not a number. */
  readonly setTimeout = (fire: Fire, length: number): number => {
    const scheduled = Object.values(this.#running().system.getSnapshot()._scheduledEvents).at(-1)
    if (!(length >= 0)) throw new Error(`«${scheduled?.event.type ?? ''}» takes ${length} ms`)
    this.#count += 1
    this.#timers.set(this.#count, { type: scheduled?.event.type ?? '', fire })
    return this.#count
  }

  readonly clearTimeout = (timer: number): void => void this.#timers.delete(timer)

  /** Fires the timer of an event. Returns whether one was running. */
  readonly fire = (type: string): boolean => {
    const [timer, found] = [...this.#timers].find(([, each]) => each.type === type) ?? []
    if (timer === undefined || found === undefined) return false
    this.#timers.delete(timer)
    found.fire()
    return true
  }
}

/** The length of a delay in milliseconds. @param type event type: «xstate.after.flash.third-party.offers…» */
export const delayOf = (
  { implementations: { delays } }: AnyStateMachine,
  type: string,
  { context }: Pick<AnyMachineSnapshot, 'context'>,
): number => {
  const [, , name = ''] = type.split('.')
  const delay: unknown = delays[name]
  if (typeof delay === 'function') return Number(delay({ context, event: { type } }))
  return typeof delay === 'number' ? delay : Number(name)
}
