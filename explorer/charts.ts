/** Every chart of the product, by id. */
import type { AnyStateMachine } from 'xstate'
import { testModels } from './test-models.ts'

export const charts: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.entries(testModels).map(([id, { chart }]) => [id, chart]),
)
