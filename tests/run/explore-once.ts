/**
 * Explores one chart in a fresh process and prints the time: `node --import tsx tests/run/explore-once.ts
 * third-party`. Statechart rulings, section 5.
 */
import { readFileSync } from 'node:fs'
import { testModels } from '#explorer/test-models.ts'
import { explore } from '#explorer/explore.ts'

/**
 * CPU milliseconds of this thread; wall time where the system does not report them.
 */
const worked = (): number => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    return performance.now()
  }
}

const walk = testModels[process.argv[2] ?? '']
if (walk === undefined) throw new Error('Which chart?')
const [workedBefore, before] = [worked(), performance.now()]
const { nodes: places, edges } = explore(walk.model())
console.log(
  JSON.stringify({
    worked: Math.round(worked() - workedBefore),
    clock: Math.round(performance.now() - before),
    places: places.length,
    edges: edges.length,
  }),
)
