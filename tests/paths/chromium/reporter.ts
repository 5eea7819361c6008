/**
 * Writes the results of the walks for the visualizer, and prints how many answers were real and how many
 * views axe examined.
 */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type PathResult, writeResults } from '../results.ts'
import { answersIn, deviationIn, walkedPathIn } from './annotations.ts'
import { countAuditedViews } from './audited-views.ts'

export default class PathReporter implements Reporter {
  readonly #results = new Map<string, PathResult[]>()
  #answers = { real: 0, stubbed: 0 }

  onTestEnd({ title, annotations: given }: TestCase, { status, annotations }: TestResult): void {
    const walked = walkedPathIn(given)
    if (walked === null) return
    const { chart, walk } = walked
    const passed = status === 'passed'
    const deviation = passed ? null : deviationIn(annotations)
    const ofChart = this.#results.get(chart) ?? []
    this.#results.set(chart, [...ofChart, { path: title, passed, ...deviation, ...(walk ? { walk } : {}) }])
    const { real, stubbed } = answersIn(annotations)
    this.#answers = { real: this.#answers.real + real, stubbed: this.#answers.stubbed + stubbed }
  }

  onEnd(): void {
    const all = [...this.#results]
    for (const [chart, results] of all)
      writeResults(
        'chromium',
        chart,
        results.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
      )
    const count = all.reduce((sum, [, results]) => sum + results.length, 0)
    const { real, stubbed } = this.#answers
    const [persian, english] = [countAuditedViews('persian'), countAuditedViews('english')]
    process.stdout.write(
      `${count} paths; answers of the gateway: ${real} real, ${stubbed} stubbed; ` +
        `axe looked at ${persian} views in Persian and ${english} screens in English, in both schemes\n`,
    )
  }
}
