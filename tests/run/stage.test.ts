import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countPlaywright } from './playwright.ts'
import { oneCheck, runStages } from './stage.ts'
import { countVitest } from './vitest.ts'

describe('a test run', () => {
  const printed: string[] = []
  beforeEach(() => {
    printed.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(...line.split('\n')))
  })
  afterEach(() => vi.restoreAllMocks())

  const tests = (passed: number, failed: number, skipped: number) => () => ({
    passed,
    failed,
    skipped,
    output: 'what the runner said',
  })

  it('prints the sum alone on the last line and succeeds when everything passed', async () => {
    const code = await runStages([
      { name: 'types', run: () => oneCheck([]) },
      { name: 'unit', run: tests(40, 0, 0) },
    ])
    expect([code, printed.at(-1)]).toEqual([0, '41 passed, 0 failed'])
  })

  it('prints how many tests were skipped', async () => {
    const code = await runStages([{ name: 'unit', run: tests(40, 0, 2) }])
    expect([code, printed.at(-1)]).toEqual([0, '40 passed, 0 failed, 2 skipped'])
  })

  it('continues after a failure, prints its whole output and fails at the end', async () => {
    const code = await runStages([
      { name: 'lint', run: () => oneCheck(['a.ts: wrong', 'b.ts: wrong']) },
      { name: 'unit', run: tests(3, 0, 0) },
    ])
    expect(printed).toEqual(expect.arrayContaining(['a.ts: wrong', 'b.ts: wrong']))
    expect([code, printed.at(-1)]).toEqual([1, '3 passed, 1 failed'])
  })

  it('does not print the output of a stage that passed', async () => {
    await runStages([{ name: 'unit', run: tests(3, 0, 0) }])
    expect(printed.join('\n')).not.toContain('what the runner said')
  })

  it('counts a stage that threw as a failure and continues', async () => {
    const broken = () => Promise.reject(new Error('no such program'))
    const code = await runStages([
      { name: 'lint', run: broken },
      { name: 'unit', run: tests(3, 0, 0) },
    ])
    expect(printed.join('\n')).toContain('no such program')
    expect([code, printed.at(-1)]).toEqual([1, '3 passed, 1 failed'])
  })

  it('runs the stages of a group at the same time and adds them up', async () => {
    const order: string[] = []
    const stage = (name: string, wait: number) => ({
      name,
      run: async () => {
        order.push(`${name} starts`)
        await new Promise((resolve) => {
          setTimeout(resolve, wait)
        })
        order.push(`${name} ends`)
        return oneCheck([])
      },
    })
    const code = await runStages([{ name: 'static', stages: [stage('types', 20), stage('lint', 1)] }])
    expect(order).toEqual(['types starts', 'lint starts', 'lint ends', 'types ends'])
    expect([code, printed.at(-1)]).toEqual([0, '2 passed, 0 failed'])
  })

  it('fails a group that takes more CPU time than its budget', async () => {
    const busy = {
      name: 'types',
      run: () => {
        const end = process.cpuUsage().user + 100_000
        while (process.cpuUsage().user < end);
        return oneCheck([])
      },
    }
    const code = await runStages([{ name: 'static', stages: [busy], cpuBudget: 0.01 }])
    expect(printed.join('\n')).toMatch(/static took \d+\.\d s of CPU time, its budget is 0\.0 s/)
    expect([code, printed.at(-1)]).toEqual([1, '1 passed, 1 failed'])
  })

  it('passes a group that stays within its budget', async () => {
    const stages = [{ name: 'types', run: () => oneCheck([]) }]
    expect(await runStages([{ name: 'static', stages, cpuBudget: 60 }])).toBe(0)
  })

  it('fails when nothing was tested', async () => {
    expect(await runStages([])).toBe(1)
  })
})

describe('counting the tests of vitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numFailedTestSuites: 0,
  }
  it('uses the numbers of its report', () => {
    expect(countVitest(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })
  it('counts a file that could not be loaded as a failure', () => {
    expect(countVitest({ ...report, numFailedTestSuites: 2 }, 1).failed).toBe(1)
  })
  it('counts an error outside all tests as a failure', () => {
    expect(countVitest(report, 1).failed).toBe(1)
  })
})

describe('counting Playwright', () => {
  const report = { errors: [], stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } }
  it('takes a flaky test for a failed one', () => {
    expect(countPlaywright(report, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })
  it('counts a run that broke before its tests', () => {
    expect(
      countPlaywright(
        {
          errors: [{ message: 'global setup' }],
          stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
        },
        1,
      ).failed,
    ).toBe(1)
  })
})
