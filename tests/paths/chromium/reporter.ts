/** Writes what the walks in Chromium came to for the visualizer, and prints how much was real and how much axe has looked at. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import * as v from 'valibot'
import { type PathResult, writeResults } from '../results.ts'
import { coverKind, readCover } from './cover.ts'
import { countSights } from './sights.ts'

const Deviation = v.object({ step: v.number(), by: v.string(), expected: v.string(), found: v.string() })
const Answers = v.object({ real: v.number(), told: v.number() })

const noted = <S extends v.GenericSchema>({ annotations }: TestResult, type: string, schema: S): v.InferOutput<S> | null => {
  const text = annotations.find((each) => each.type === type)?.description
  const parsed = text === undefined ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed?.success === true ? parsed.output : null
}

export default class PathReporter implements Reporter {
  readonly #results: PathResult[] = []
  #answers = { real: 0, told: 0 }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    const passed = result.status === 'passed'
    const deviation = passed ? null : noted(result, 'deviation', Deviation)
    this.#results.push({ path: title, passed, ...deviation })
    const { real, told } = noted(result, 'answers', Answers) ?? { real: 0, told: 0 }
    this.#answers = { real: this.#answers.real + real, told: this.#answers.told + told }
  }

  onEnd(): void {
    if (this.#results.length === 0) return
    const walks = new Map(readCover(coverKind()).map(({ name, beginning, steps }) => [name, { beginning: beginning.name, steps: steps.map((step) => step.name) }]))
    const found = this.#results.map((result) => {
      const walk = walks.get(result.path)
      return walk ? { ...result, walk } : result
    })
    writeResults('chromium', 'third-party', found.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    process.stdout.write(`${this.#results.length} paths; answers of the gateway: ${this.#answers.real} real, ${this.#answers.told} told; axe looked at ${countSights()} sights\n`)
  }
}
