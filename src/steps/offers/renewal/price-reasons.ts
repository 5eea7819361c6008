/**
 * The reasons why this year's price differs from last year's: both premiums line by line, and the line that
 * explains most of the difference. Specification: issue "Beyond the document"; design language, "Renewal
 * comparison".
 */
import type { BreakdownLine } from '#contract/operations/offers.ts'

/** Amounts in toman; a line that one of the premiums does not have is 0 in it. */
export type ComparedLine = {
  readonly line: BreakdownLine['line']
  readonly before: number
  readonly now: number
  readonly difference: number
}

type Breakdown = readonly Pick<BreakdownLine, 'line' | 'amount'>[]

const amountIn = (breakdown: Breakdown, line: BreakdownLine['line']): number =>
  breakdown.find((each) => each.line === line)?.amount ?? 0

/** In the order of this year's lines, followed by lines that only last year had. */
export const compareBreakdowns = (before: Breakdown, now: Breakdown): readonly ComparedLine[] =>
  [...new Set([...now, ...before].map(({ line }) => line))].map((line) => {
    const [earlier, current] = [amountIn(before, line), amountIn(now, line)]
    return { line, before: earlier, now: current, difference: current - earlier }
  })

/** The tax follows from all other lines, so it explains nothing. */
const explains = ({ line }: ComparedLine): boolean => line !== 'tax'

/** The line that changed most in the direction of the whole price; null if none did. */
export const largestReason = (lines: readonly ComparedLine[]): ComparedLine | null => {
  const whole = lines.reduce((sum, { difference }) => sum + difference, 0)
  const [largest] = lines
    .filter((line) => explains(line) && line.difference * whole > 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  return largest ?? null
}
