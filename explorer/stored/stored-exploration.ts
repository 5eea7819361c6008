/**
 * The explored charts of this source code, in `test-results/explorations`. The first caller explores
 * all charts and writes the files; later callers read them until a source file of the charts, the contract
 * or the explorer changes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import { threadId } from 'node:worker_threads'
import * as v from 'valibot'
import { type ExploredChart, exploreCharts, type TestModel } from '#explorer/test-model.ts'
import { testModels } from '#explorer/test-models.ts'
import { plainStepMs } from './plain-step.ts'
import { restore, store, StoredChart } from './restore.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'test-results/explorations')

/** CPU time of exploring one chart, in steps of a small chart, and the size of its graph. */
const Figures = v.object({ plainSteps: v.number(), nodes: v.number(), edges: v.number() })
export type Figures = v.InferOutput<typeof Figures>

const StoredFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), isCold: v.boolean(), figures: Figures, chart: StoredChart }),
)

const isSource = (name: string): boolean => name.endsWith('.ts') && !/\.(?:test|property)\./.test(name)

/** A hash of everything that an exploration depends on: sources and the version of XState. */
export const sourceKey = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['contract', 'explorer', 'machines'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (isSource(name)) hash.update(name).update(readFileSync(join(ROOT, folder, name)))
  return hash.update(readFileSync(join(ROOT, 'node_modules/xstate/package.json'))).digest('hex')
}

const fileOf = (chart: string): string => join(FOLDER, `${chart}.json`)

/** Milliseconds of CPU that this thread has used; wall time where the system does not report it. */
const cpuMs = (): number => {
  try {
    const stat = readFileSync(`/proc/self/task/${pid}/schedstat`, 'utf8')
    return Number(stat.split(' ')[0]) / 1_000_000
  } catch {
    return performance.now()
  }
}

/**
 * Explores every chart and writes the files. Returns the figures by chart.
 * @param isCold whether the process has run nothing else, so that its figures count
 */
export const exploreAndStore = (isCold: boolean): Readonly<Record<string, Figures>> => {
  const key = sourceKey()
  const models = Object.values(testModels)
  const sizes: Record<string, { cpuMs: number; nodes: number; edges: number }> = {}
  let cpu = cpuMs()
  const timed = models.map((testModel) => ({
    ...testModel,
    model: () => {
      cpu = cpuMs()
      return testModel.model()
    },
  }))
  const explored = exploreCharts(timed, ({ chart }, { nodes, edges }) => {
    sizes[chart.id] = {
      cpuMs: Math.round(cpuMs() - cpu),
      nodes: nodes.length,
      edges: edges.length,
    }
  })
  const stepMs = plainStepMs(cpuMs)
  const figures = Object.fromEntries(
    Object.entries(sizes).map(([id, { cpuMs: taken, nodes, edges }]): [string, Figures] => [
      id,
      { plainSteps: Math.round(taken / stepMs), nodes, edges },
    ]),
  )
  mkdirSync(FOLDER, { recursive: true })
  for (const [index, { chart }] of models.entries()) {
    const found = explored[index]
    if (found === undefined) continue
    const temporary = `${fileOf(chart.id)}.${pid}-${threadId}`
    writeFileSync(temporary, JSON.stringify({ key, isCold, figures: figures[chart.id], chart: store(found) }))
    renameSync(temporary, fileOf(chart.id))
  }
  return figures
}

const read = (chart: string, key: string): v.InferOutput<typeof StoredFile> | null => {
  try {
    const file = v.parse(StoredFile, readFileSync(fileOf(chart), 'utf8'))
    return file.key === key ? file : null
  } catch {
    return null
  }
}

/** The figures of each chart as a cold process stored them, or null if a file is missing or stale. */
export const storedFigures = (): Readonly<Record<string, Figures>> | null => {
  const key = sourceKey()
  const charts = Object.keys(testModels)
  const found = charts.flatMap((chart) => {
    const file = read(chart, key)
    return file?.isCold === true ? [[chart, file.figures] as const] : []
  })
  return found.length === charts.length ? Object.fromEntries(found) : null
}

const restored = new Map<string, ExploredChart>()

/** A chart's exploration from its file. Explores all charts first if the file is missing or stale. */
export const explorationOf = (testModel: TestModel): ExploredChart => {
  const { id } = testModel.chart
  const known = restored.get(id)
  if (known !== undefined) return known
  const key = sourceKey()
  if (read(id, key) === null) exploreAndStore(false)
  const file = read(id, key)
  if (file === null) throw new Error(`The exploration of ${id} could not be stored in ${FOLDER}`)
  const found = restore(testModel, file.chart)
  restored.set(id, found)
  return found
}
