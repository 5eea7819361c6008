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
import { restore, store, StoredChart } from './restore.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'test-results/explorations')

/** The size of a chart's graph. */
const Figures = v.object({ nodes: v.number(), edges: v.number() })
export type Figures = v.InferOutput<typeof Figures>

const StoredFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), figures: Figures, chart: StoredChart }),
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

/** Explores every chart and writes the files. Returns the figures by chart. */
export const exploreAndStore = (): Readonly<Record<string, Figures>> => {
  const key = sourceKey()
  const models = Object.values(testModels)
  const figures: Record<string, Figures> = {}
  const explored = exploreCharts(models, ({ chart }, { nodes, edges }) => {
    figures[chart.id] = { nodes: nodes.length, edges: edges.length }
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const [index, { chart }] of models.entries()) {
    const found = explored[index]
    if (found === undefined) continue
    const temporary = `${fileOf(chart.id)}.${pid}-${threadId}`
    writeFileSync(temporary, JSON.stringify({ key, figures: figures[chart.id], chart: store(found) }))
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

/** The figures of each chart, or null if a file is missing or stale. */
export const storedFigures = (): Readonly<Record<string, Figures>> | null => {
  const key = sourceKey()
  const charts = Object.keys(testModels)
  const found = charts.flatMap((chart) => {
    const file = read(chart, key)
    return file === null ? [] : [[chart, file.figures] as const]
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
  if (read(id, key) === null) exploreAndStore()
  const file = read(id, key)
  if (file === null) throw new Error(`The exploration of ${id} could not be stored in ${FOLDER}`)
  const found = restore(testModel, file.chart)
  restored.set(id, found)
  return found
}
