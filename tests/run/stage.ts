/**
 * A stage of the test run: one line with its time when it is done, its whole output when it failed.
 * The run goes on after a failure, so that one run shows everything that is wrong.
 */

export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What is printed when the stage failed. */
  readonly output: string
  /** One short remark for the stage's line, such as a figure or why something was skipped. */
  readonly note?: string
}

export type Stage = { readonly name: string; readonly run: () => Promise<Outcome> | Outcome }

/** Takes the problems that one check found; gives its outcome: one passed, or one failed with the problems as output. */
export const oneCheck = (problems: readonly string[], note?: string): Outcome => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  skipped: 0,
  output: problems.join('\n'),
  ...(note === undefined ? {} : { note }),
})

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8)

async function outcomeOf(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run()
  } catch (error) {
    return oneCheck([error instanceof Error ? (error.stack ?? error.message) : String(error)])
  }
}

/** Runs stages one after another, prints them and the sum; gives the exit code: 1 when anything failed or nothing ran. */
export async function runStages(stages: readonly Stage[]): Promise<0 | 1> {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const start = performance.now()
  for (const stage of stages) {
    const began = performance.now()
    const { passed, failed, skipped, output, note } = await outcomeOf(stage)
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    const counts = Object.entries({ passed, failed, skipped }).flatMap(([what, count]) =>
      count > 0 ? [`${count} ${what}`] : [],
    )
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(40)} ${seconds(began)}   ${[...counts, ...(note === undefined ? [] : [note])].join(', ')}`,
    )
    if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  }
  console.log(`\n${seconds(start).trim()} in all`)
  console.log(
    `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
  )
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0
}
