/**
 * Replays a path on the running machine: pending calls and timers wait until the path ends them. After each
 * step state and context must equal those of the explorer.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate'
import { ManualClock } from './manual-clock.ts'
import type { EventCase } from './exploration.ts'
import type { Path } from './path-cover.ts'

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (failure: unknown) => void }

/** The first step at which the machine differs from the path. */
export type Deviation = {
  readonly step: number
  readonly by: string
  readonly expected: string
  readonly found: string
}

const TURNS = 12
/** Waits for promises that follow each other: an answer, its transition, the next call. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
}

const text = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])

/** Returns the first deviation, or null. Makes no call, whatever actors the chart was provided with. */
export const replay = async (chart: AnyStateMachine, path: Path): Promise<Deviation | null> => {
  const waiting = new Map<string, Waiting>()
  const call = fromPromise<never>(
    ({ self }) =>
      new Promise<never>((resolve, reject) => {
        waiting.set(self.id, { resolve, reject })
      }),
  )
  const machine = chart.provide({
    actors: Object.fromEntries(Object.keys(chart.implementations.actors).map((name) => [name, call])),
  })
  const clock = new ManualClock(() => actor)
  const actor: AnyActorRef = createActor(machine, { input: path.start.event['input'], clock })
  actor.start()

  const happen = ({ event }: EventCase): void => {
    const [, ending, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    if (event.type.startsWith('xstate.after.')) clock.fire(event.type)
    else if (ending === 'done') waiting.get(id)?.resolve(answerOf(event))
    else if (ending === 'error') waiting.get(id)?.reject(event['error'])
    else actor.send(event)
  }

  const steps = [{ by: path.start, after: path.startSnapshot }, ...path.steps]
  for (const [step, { by, after }] of steps.entries()) {
    if (step > 0) happen(by)
    await settle()
    const [expected, found] = [text(after), text(actor.getSnapshot())]
    if (expected !== found) {
      actor.stop()
      return { step, by: by.name, expected, found }
    }
  }
  actor.stop()
  return null
}

/** The tables' tests check that an answer fits its call. */
function answerOf(event: EventCase['event']): never
function answerOf(event: EventCase['event']): unknown {
  return event['output']
}
