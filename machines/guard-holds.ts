/**
 * Asks a machine's own guard, also one that a product provides. For what stays visible in states that do not accept
 * the guarded event; `snapshot.can(event)` is the answer everywhere else.
 */
import type { AnyMachineSnapshot } from 'xstate'

/** Whether a guard without parameters holds in a snapshot. Throws for an unknown guard. */
export const guardHolds = ({ machine, context }: AnyMachineSnapshot, guard: string): boolean => {
  const implementation: unknown = machine.implementations.guards[guard]
  if (typeof implementation !== 'function') throw new Error(`The chart has no guard «${guard}»`)
  return Reflect.apply(implementation, undefined, [{ context, event: { type: '' } }]) === true
}
