/**
 * Targets of the benchmarks: every row that `npm run bench` judges, in the order of its summary. The rows are
 * documented in docs/testing.md, "Benchmarks".
 */
import { table } from './table.ts'

export type Comparison = 'at most' | 'at least' | 'less than' | 'more than'

export type Target = {
  readonly row: string
  /** Unit of the figure: «ms». */
  readonly unit: string
  /** Decimals that are printed and judged. */
  readonly digits: number
  readonly target: number
  readonly comparison: Comparison
  /** The figure of 2026-11-22, before the work on performance; undefined if it was not measured then. */
  readonly before?: number
}

type Bound = readonly [Comparison, number]
const row = (
  name: string,
  unit: string,
  digits: number,
  [comparison, target]: Bound,
  before?: number,
): Target => ({ row: name, unit, digits, target, comparison, ...(before === undefined ? {} : { before }) })

const score = (page: string, bound: Bound, before?: number): Target =>
  row(`Lighthouse, ${page}: score`, '', 0, bound, before)
const scoreBehindNginx = (page: string, least = 95): Target =>
  score(`${page}, HTTP/2 behind nginx`, ['at least', least])
const ms = (name: string, most: number, before?: number): Target =>
  row(name, 'ms', 0, ['at most', most], before)
const latency = (name: string, most: number, before: number): Target =>
  row(name, 'ms', 1, ['at most', most], before)
const rate = (database: string, least: number, before: number): Target =>
  row(`searches a second with p99 < 100 ms, ${database}`, '', 0, ['at least', least], before)

/**
 * Figures of a landing page that is known as fast (bulletproof-react's), measured on 2026-11-22 and only
 * compared here.
 */
export const RIVAL = { score: 94, fcp: 2.05, lcp: 2.68, tbt: 25, cls: 0.06 } as const

export const targets = {
  homeScore: score('home of a guest', ['at least', 99], 84),
  homeFcp: row('home of a guest: FCP', 's', 2, ['at most', 0.65], 0.93),
  homeLcp: row('home of a guest: LCP', 's', 2, ['at most', 1.3], 2.26),
  homeTbt: row('home of a guest: TBT', 'ms', 0, ['at most', 50], 594),
  homeCls: row('home of a guest: CLS', '', 2, ['at most', 0], 0),
  cardsScore: score('home of a user with three cards', ['at least', 95]),
  policiesScore: score('My Insurance', ['at least', 95]),
  inquiryScore: score('the inquiry by link', ['at least', 95], 80),
  offersScore: score('offers by link', ['at least', 95]),
  renewalScore: score('first page of a renewal', ['at least', 95]),
  carBodyScore: score('first page of car-body insurance', ['at least', 95]),
  homeScoreBehindNginx: scoreBehindNginx('home of a guest', 99),
  cardsScoreBehindNginx: scoreBehindNginx('home of a user with three cards'),
  policiesScoreBehindNginx: scoreBehindNginx('My Insurance'),
  inquiryScoreBehindNginx: scoreBehindNginx('the inquiry by link'),
  offersScoreBehindNginx: scoreBehindNginx('offers by link'),
  renewalScoreBehindNginx: scoreBehindNginx('first page of a renewal'),
  carBodyScoreBehindNginx: scoreBehindNginx('first page of car-body insurance'),
  rivalScore: row('beside the rival: score', '', 0, ['more than', RIVAL.score], 84),
  rivalFcp: row('beside the rival: FCP', 's', 2, ['less than', RIVAL.fcp], 0.93),
  rivalLcp: row('beside the rival: LCP', 's', 2, ['less than', RIVAL.lcp], 2.26),
  rivalCls: row('beside the rival: CLS', '', 2, ['less than', RIVAL.cls], 0),
  tapMedian: ms('tap to next paint, slowed, median', 48, 88),
  tapWorst: ms('tap to next paint, slowed, worst', 120, 296),
  stepMedian: ms('step to step without calls, slowed, median', 90, 347),
  stepWorst: ms('step to step without calls, slowed, worst', 180, 971),
  ceilingWorst: ms('another ceiling, slowed, worst', 64, 136),
  offlineHome: ms('repeat visit offline, slowed: LCP of home', 350, 416),
  offlineStep: ms('repeat visit offline, slowed: LCP of a step', 700, 1_708),
  'embedded even p50': latency('100 searches a second, even, embedded: p50', 5, 96),
  'embedded even p99': latency('100 searches a second, even, embedded: p99', 25, 413),
  'embedded Poisson p50': latency('100 searches a second, Poisson, embedded: p50', 5, 96),
  'embedded Poisson p99': latency('100 searches a second, Poisson, embedded: p99', 25, 413),
  'PostgreSQL even p50': latency('100 searches a second, even, PostgreSQL: p50', 5, 11),
  'PostgreSQL even p99': latency('100 searches a second, even, PostgreSQL: p99', 25, 265),
  'PostgreSQL Poisson p50': latency('100 searches a second, Poisson, PostgreSQL: p50', 5, 11),
  'PostgreSQL Poisson p99': latency('100 searches a second, Poisson, PostgreSQL: p99', 25, 265),
  'embedded rate': rate('embedded', 300, 98),
  'PostgreSQL rate': rate('PostgreSQL', 600, 119),
  rendersPerKey: row('components that a key renders', '', 0, ['at most', 12], 90),
  rendersPerCeiling: row('components that another ceiling renders', '', 0, ['at most', 120], 915),
  firstTapShown: ms('first tap on home, slowed: the press is shown', 100),
  firstTapScreen: ms('first tap on home, slowed: frame of the tapped screen', 600),
  heapGrown: row('heap grown over ten purchases', 'MB', 1, ['less than', 5]),
  policiesLate: row('10,000 policies: late frames', '%', 1, ['at most', 5]),
  policiesTask: ms('10,000 policies, slowed: longest task', 50),
  policiesHeap: row('10,000 policies: heap grown', 'MB', 1, ['less than', 20]),
  policiesMoved: row('10,000 policies: the card has moved after Back', 'px', 0, ['at most', 0]),
} as const satisfies Readonly<Record<string, Target>>

export type TargetName = keyof typeof targets
const targetOf = (name: TargetName): Target => targets[name]
export type Measured = Partial<Readonly<Record<TargetName, number>>>

/** Result of a benchmark. */
export type Report = {
  /** Its tables. */
  readonly text: string
  readonly measured: Measured
  /** Problems that fail the command: exceeded budgets of size, which do not depend on the machine. */
  readonly problems?: readonly string[]
}

const isName = (name: string): name is TargetName => name in targets

const holds: Readonly<Record<Comparison, (figure: number, target: number) => boolean>> = {
  'at most': (figure, target) => figure <= target,
  'at least': (figure, target) => figure >= target,
  'less than': (figure, target) => figure < target,
  'more than': (figure, target) => figure > target,
}
const signs: Readonly<Record<Comparison, string>> = {
  'at most': '≤',
  'at least': '≥',
  'less than': '<',
  'more than': '>',
}

/** Whether a figure reaches its target, as it is printed: 0.654 s counts as 0.65 s. */
export function isMet(name: TargetName, figure: number): boolean {
  const { comparison, target, digits } = targets[name]
  return holds[comparison](Number(figure.toFixed(digits)), target)
}

export const verdict = (met: boolean): string => (met ? 'met' : 'missed')

const withUnit = (figure: string, unit: string): string => (unit === '' ? figure : `${figure} ${unit}`)

/** Formats the target: «≤ 48 ms». */
export function targetText(name: TargetName): string {
  const { comparison, target, unit } = targets[name]
  return `${signs[comparison]} ${withUnit(String(target), unit)}`
}

/** Formats a figure with its unit. */
export const figureText = (name: TargetName, figure: number): string =>
  Number.isNaN(figure) ? '—' : withUnit(figure.toFixed(targets[name].digits), targets[name].unit)

const beforeText = (name: TargetName): string => figureText(name, targetOf(name).before ?? Number.NaN)

/** The target and whether it is reached, for the last two columns of a benchmark's table. */
export const judgement = (name: TargetName, figure: number): [target: string, verdict: string] => [
  targetText(name),
  verdict(isMet(name, figure)),
]

/**
 * Lists rows with their targets.
 * @param isWhole whether to list rows without a measurement, too
 */
export function summary(measured: Measured, isWhole: boolean): string {
  const rows = Object.keys(targets)
    .filter(isName)
    .flatMap((name): string[][] => {
      const figure = measured[name]
      if (figure !== undefined)
        return [[targets[name].row, beforeText(name), figureText(name, figure), ...judgement(name, figure)]]
      return isWhole ? [[targets[name].row, beforeText(name), '—', targetText(name), 'not measured']] : []
    })
  return rows.length === 0 ? '' : table([['figure', '2026-11-22', 'measured', 'target', ''], ...rows])
}
