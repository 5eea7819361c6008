/**
 * Evaluates a guard of a machine, including those that a product provides. Screens use it for elements that
 * stay visible while their event is not accepted; everywhere else `snapshot.can(event)` is the answer.
 */
import type { AnyMachineSnapshot } from 'xstate'

/** Whether a guard without parameters holds in a snapshot. Throws for an unknown guard. */
export const guardHolds = ({ machine, context }: AnyMachineSnapshot, guard: string): boolean => {
  const implementation: unknown = machine.implementations.guards[guard]
  if (typeof implementation !== 'function') throw new Error(`The chart has no guard «${guard}»`)
  return Reflect.apply(implementation, undefined, [{ context, event: { type: '' } }]) === true
}
