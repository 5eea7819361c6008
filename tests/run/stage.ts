/**
 * Stages of a test run: one line each with its times, and its whole output when it failed. A run continues
 * after a failure, so that one run shows all failures.
 */
import { calibrate, calibrateRepeatedly, cpuSeconds } from '../system/cpu.ts'

export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Printed when the stage failed. */
  readonly output: string
  /** A short remark for the stage's line, such as a figure or the reason for a skip. */
  readonly note?: string
}

export type Stage = { readonly name: string; readonly run: () => Promise<Outcome> | Outcome }

/** Stages that run at the same time, under one CPU budget. */
export type Group = {
  readonly name: string
  readonly stages: readonly Stage[]
  /**
   * CPU seconds that the group may take on the reference machine. Calibrations before, beside and after it
   * scale them to this machine. Beyond its budget a group fails. Wall time is reported and never judged.
   */
  readonly cpuBudget?: number
}

/** The outcome of one check: passed, or failed with the problems as output. */
export const oneCheck = (problems: readonly string[], note?: string): Outcome => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  skipped: 0,
  output: problems.join('\n'),
  ...(note === undefined ? {} : { note }),
})

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
const wallSince = (start: number): number => (performance.now() - start) / 1000

async function outcomeOf(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run()
  } catch (error) {
    return oneCheck([error instanceof Error ? (error.stack ?? error.message) : String(error)])
  }
}

function printOutcome(name: string, wall: number, { passed, failed, skipped, output, note }: Outcome): void {
  const counts = Object.entries({ passed, failed, skipped }).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what}`] : [],
  )
  const remarks = [...counts, ...(note === undefined ? [] : [note])].join(', ')
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${inSeconds(wall).padStart(9)}   ${remarks}`)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
}

type GroupTimes = {
  readonly name: string
  readonly wall: number
  readonly cpu?: number
  readonly budget?: number
}

type GroupEnd = {
  readonly outcomes: readonly Outcome[]
  readonly times: GroupTimes
  /** The calibration at its end, which is also that before the next group. */
  readonly speed?: number
}

/**
 * Runs the stages of a group beside each other. Judges the CPU time of all of them against the group's
 * budget.
 * @param knownSpeed the calibration at the end of the group before
 */
async function runGroup(group: Group, knownSpeed: number | undefined): Promise<GroupEnd> {
  const isJudged = group.cpuBudget !== undefined
  const speedBefore = isJudged ? (knownSpeed ?? (await calibrate())) : 1
  const endCalibrating = isJudged ? calibrateRepeatedly() : null
  const before = { wall: performance.now(), cpu: cpuSeconds() }
  const outcomes = await Promise.all(
    group.stages.map(async (stage) => {
      const start = performance.now()
      const outcome = await outcomeOf(stage)
      printOutcome(stage.name, wallSince(start), outcome)
      return outcome
    }),
  )
  const wall = wallSince(before.wall)
  // Before the calibration beside the stage is ended, so that its own time is not counted.
  const after = cpuSeconds()
  const speedsBeside = (await endCalibrating?.()) ?? []
  if (before.cpu === undefined || after === undefined) return { outcomes, times: { name: group.name, wall } }
  const cpu = after - before.cpu
  if (group.cpuBudget === undefined) return { outcomes, times: { name: group.name, wall, cpu } }
  const speed = await calibrate()
  const budget = group.cpuBudget * meanOf([speedBefore, ...speedsBeside, speed])
  if (cpu > budget) {
    const problem = `${group.name} took ${inSeconds(cpu)} of CPU time, its budget is ${inSeconds(budget)} on this machine`
    outcomes.push(oneCheck([problem]))
    printOutcome(`${group.name}, CPU budget`, wall, oneCheck([problem]))
  }
  return { outcomes, times: { name: group.name, wall, cpu, budget }, speed }
}

function printTimes(groups: readonly GroupTimes[], wall: number): void {
  const cell = (seconds: number | undefined) =>
    (seconds === undefined ? '–' : inSeconds(seconds)).padStart(11)
  console.log(`\n${''.padEnd(42)}${'wall'.padStart(11)}${'CPU'.padStart(11)}${'CPU budget'.padStart(13)}`)
  for (const { name, wall: groupWall, cpu, budget } of groups)
    console.log(`${name.padEnd(42)}${cell(groupWall)}${cell(cpu)}${cell(budget).padStart(13)}`)
  console.log(`${'all'.padEnd(42)}${cell(wall)}`)
}

/**
 * Runs the groups one after another, and prints the outcomes, the times and the sum.
 * @returns the exit code: 1 when anything failed or nothing ran.
 */
export async function runStages(groups: readonly (Stage | Group)[]): Promise<0 | 1> {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const times: GroupTimes[] = []
  const start = performance.now()
  let knownSpeed: number | undefined
  for (const each of groups) {
    const group = 'stages' in each ? each : { name: each.name, stages: [each] }
    const { outcomes, times: groupTimes, speed } = await runGroup(group, knownSpeed)
    knownSpeed = speed ?? knownSpeed
    times.push(groupTimes)
    for (const { passed, failed, skipped } of outcomes) {
      sum.passed += passed
      sum.failed += failed
      sum.skipped += skipped
    }
  }
  printTimes(times, wallSince(start))
  console.log(
    `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
  )
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0
}
