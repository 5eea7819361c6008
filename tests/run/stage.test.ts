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

  it('ends with the sum alone on a line, and with success when all passed', async () => {
    const code = await runStages([
      { name: 'types', run: () => oneCheck([]) },
      { name: 'unit', run: tests(40, 0, 0) },
    ])
    expect([code, printed.at(-1)]).toEqual([0, '41 passed, 0 failed'])
  })

  it('says how many were skipped', async () => {
    const code = await runStages([{ name: 'unit', run: tests(40, 0, 2) }])
    expect([code, printed.at(-1)]).toEqual([0, '40 passed, 0 failed, 2 skipped'])
  })

  it('goes on after a failure, shows its output whole and fails at the end', async () => {
    const code = await runStages([
      { name: 'lint', run: () => oneCheck(['a.ts: wrong', 'b.ts: wrong']) },
      { name: 'unit', run: tests(3, 0, 0) },
    ])
    expect(printed).toEqual(expect.arrayContaining(['a.ts: wrong', 'b.ts: wrong']))
    expect([code, printed.at(-1)]).toEqual([1, '3 passed, 1 failed'])
  })

  it('keeps quiet about the output of a stage that passed', async () => {
    await runStages([{ name: 'unit', run: tests(3, 0, 0) }])
    expect(printed.join('\n')).not.toContain('what the runner said')
  })

  it('counts a stage that broke as a failure, and goes on', async () => {
    const broken = () => Promise.reject(new Error('no such program'))
    const code = await runStages([
      { name: 'lint', run: broken },
      { name: 'unit', run: tests(3, 0, 0) },
    ])
    expect(printed.join('\n')).toContain('no such program')
    expect([code, printed.at(-1)]).toEqual([1, '3 passed, 1 failed'])
  })

  it('fails when nothing was tested', async () => {
    expect(await runStages([])).toBe(1)
  })
})

describe('counting vitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numFailedTestSuites: 0,
  }
  it('takes the numbers of its report', () => {
    expect(countVitest(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })
  it('counts a file that could not be loaded', () => {
    expect(countVitest({ ...report, numFailedTestSuites: 2 }, 1).failed).toBe(1)
  })
  it('counts an error outside every test', () => {
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
