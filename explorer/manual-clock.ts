/**
 * A clock that is moved by hand, one timer at a time: where several run beside each other, a path says which of them ends.
 * How long a timer takes is looked up for clocks that do count. Statechart rulings, section 5.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

type Fire = () => void

export class ManualClock {
  readonly #timers = new Map<number, { readonly type: string; readonly fire: Fire }>()
  readonly #running: () => AnyActorRef
  #count = 0

  /** Takes what gives the running chart: it is asked for once a timer begins. */
  constructor(running: () => AnyActorRef) {
    this.#running = running
  }

  /** XState asks for a timer once it has noted which event it is of. Throws where its length is no time. */
  readonly setTimeout = (fire: Fire, length: number): number => {
    const scheduled = Object.values(this.#running().system.getSnapshot()._scheduledEvents).at(-1)
    if (!(length >= 0)) throw new Error(`«${scheduled?.event.type ?? ''}» takes ${length} ms`)
    this.#count += 1
    this.#timers.set(this.#count, { type: scheduled?.event.type ?? '', fire })
    return this.#count
  }

  readonly clearTimeout = (timer: number): void => void this.#timers.delete(timer)

  /** Takes the event of a timer; ends it. Tells whether one was running. */
  readonly fire = (type: string): boolean => {
    const [timer, found] = [...this.#timers].find(([, each]) => each.type === type) ?? []
    if (timer === undefined || found === undefined) return false
    this.#timers.delete(timer)
    found.fire()
    return true
  }
}

/** Takes a chart, «xstate.after.flash.third-party.offers…», and the memory that a delay may be reckoned from; gives how long «flash» is, in milliseconds. */
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
