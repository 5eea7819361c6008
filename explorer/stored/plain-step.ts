/**
 * The current CPU cost of one step of a small chart. Exploring is measured in these steps, because its CPU
 * time depends on the machine's memory and on other work. Decision 026.
 */
import { assign, getInitialSnapshot, setup, transition } from 'xstate'
import { typeOf } from '#machines/type-of.ts'

const STEPS = 6_000
/** Number of snapshots kept alive, as they are while a chart is explored. */
const ALIVE = 2_000

type Context = { readonly count: number; readonly answers: Readonly<Record<string, number>> }

const chart = setup({
  types: typeOf<{ context: Context; events: { type: 'answer' } | { type: 'reset' } }>(),
  guards: { isLong: ({ context }) => Object.keys(context.answers).length > 20 },
  actions: {
    add: assign(({ context: { count, answers } }) => ({
      count: count + 1,
      answers: { ...answers, [`answer ${count % 25}`]: count },
    })),
    clear: assign({ answers: {} }),
  },
}).createMachine({
  id: 'plain',
  context: { count: 0, answers: {} },
  type: 'parallel',
  states: {
    form: {
      initial: 'typing',
      states: {
        typing: { on: { answer: [{ guard: 'isLong', target: 'complete' }, { actions: 'add' }] } },
        complete: { on: { answer: { target: 'typing', actions: 'clear' } } },
      },
    },
    sheet: {
      initial: 'closed',
      states: { closed: { on: { answer: 'open' } }, open: { on: { answer: 'closed', reset: 'closed' } } },
    },
  },
})

/**
 * Milliseconds of CPU of one step, averaged over some thousand.
 * @param cpuMs milliseconds of CPU that this thread has used
 */
export const plainStepMs = (cpuMs: () => number): number => {
  let snapshot = getInitialSnapshot(chart)
  const alive: (typeof snapshot)[] = []
  const before = cpuMs()
  for (let step = 0; step < STEPS; step += 1) {
    ;[snapshot] = transition(chart, snapshot, { type: 'answer' })
    alive[step % ALIVE] = snapshot
  }
  return (cpuMs() - before) / STEPS
}
