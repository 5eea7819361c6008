/** Writes Chrome traces and their summaries into a directory, so that a missed target can be explained. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'valibot'
import { Trace, traceSummary } from './trace-summary.ts'

/** Trace categories for the summary and for the developer tools. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler']

/**
 * Writes `<name>.json`, for the developer tools, and `<name>.txt`.
 * @param slowdown how many times slower the judged processor is than that of the trace
 */
export function writeTrace(directory: string, name: string, trace: unknown, slowdown = 1): void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, name.replaceAll(/\W+/g, '-'))
  writeFileSync(`${file}.json`, JSON.stringify(trace))
  writeFileSync(`${file}.txt`, `${name}\n\n${traceSummary(parse(Trace, trace), slowdown)}\n`)
}

/** Runs a function in a page, and writes a trace of it if there is a directory. Tracing slows the page. */
export async function traced<Result>(
  page: Page,
  directory: string | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser()
  if (directory === undefined || browser === null) return work()
  await browser.startTracing(page, { categories: CATEGORIES })
  try {
    return await work()
  } finally {
    writeTrace(directory, name, JSON.parse((await browser.stopTracing()).toString()))
  }
}
