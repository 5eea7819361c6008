/** Every chart of the product, by its id: those that are walked. */
import type { AnyStateMachine } from 'xstate'
import { everyWalk } from './paths/every-walk.ts'

export const charts: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.entries(everyWalk).map(([id, { chart }]) => [id, chart]),
)
