/**
 * A set of paths that together fire every transition: each ends where something fires that no path before it fired, the
 * longest first, so that what lies on the way is fired on the way. Statechart rulings, section 5.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Edge, Explored, Happening, Place } from './explore.ts'
import type { Stepper } from './stepper.ts'

export type PathStep = { readonly by: Happening; readonly after: AnyMachineSnapshot }

export type Path = {
  readonly beginning: Happening
  readonly begins: AnyMachineSnapshot
  readonly steps: readonly PathStep[]
  /** Transitions that this path is the first to fire. */
  readonly news: readonly string[]
}

/** Takes the stepper that the walk was made with, and an edge; gives the state that follows, taking the step again where it was no place. */
export const afterOf = ({ step }: Pick<Stepper, 'step'>, { from, by, to }: Edge): AnyMachineSnapshot => to?.snapshot ?? step(from.snapshot, by.event).snapshot

const chainTo = (place: Place): Place[] => (place.from === null ? [place] : [...chainTo(place.from), place])

/** Takes the stepper that the walk was made with, and what was explored; gives the paths. The same exploration gives the same paths. */
export const coverOf = (stepper: Stepper, { firstFired, edges }: Explored): readonly Path[] => {
  const intoPlace = new Map<Place, Edge>(edges.flatMap((edge) => (edge.to === null ? [] : [[edge.to, edge]])))
  const wayTo = (last: Edge): Edge[] => [...chainTo(last.from).flatMap((place) => intoPlace.get(place) ?? []), last]
  const ways = [...new Set(firstFired.values())].map((edge) => wayTo(edge)).toSorted((one, other) => other.length - one.length)
  const fired = new Set<string>()
  return ways.flatMap((way): Path[] => {
    const news = way.flatMap((edge) => edge.fired).filter((name) => !fired.has(name))
    for (const name of news) fired.add(name)
    const [first] = way
    if (news.length === 0 || first === undefined) return []
    const steps = way.map((edge) => ({ by: edge.by, after: afterOf(stepper, edge) }))
    return [{ beginning: first.from.by, begins: first.from.snapshot, steps, news: [...new Set(news)] }]
  })
}
