/**
 * What the main thread of a page did in a Chrome trace, by kinds of work. It says whether a missed target is
 * the app's scripts, the browser's styles, layout and paint, or the measurement and the machine.
 */
import { object, safeParse, string } from 'valibot'
import { table } from './table.ts'

export type Span = {
  readonly name: string
  /** Begin and duration in microseconds. */
  readonly ts: number
  readonly dur: number
  /** Time with a processor, in microseconds. Undefined where the trace does not say. */
  readonly tdur?: number | undefined
}

const MEASURING = 'the measurement itself'
const OTHER = 'other work of the browser'
const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  [MEASURING, /^V8\.InvokeApiInterruptCallbacks$/],
  ['compiling and evaluating scripts', /^(?:EvaluateScript|v8\.(?:compile|evaluate|produce)|V8\.Compile)/],
  [
    'running scripts',
    /^(?:FunctionCall|EventDispatch|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|XHR\w+)$/,
  ],
  ['collecting garbage', /GC/],
  ['styles', /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['paint', /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer)$/],
  ['parsing HTML', /^ParseHTML$/],
]

const Message = object({ args: object({ chrome_mojo_event_info: object({ mojo_interface_tag: string() }) }) })

/** A message of the developer tools: a script of the test, or a command. */
const isCommand = (span: Span): boolean => {
  const message = safeParse(Message, span)
  return (
    message.success &&
    message.output.args.chrome_mojo_event_info.mojo_interface_tag.startsWith('blink.mojom.DevTools')
  )
}

const ownKind = (span: Span): string | undefined =>
  isCommand(span) ? MEASURING : kinds.find(([, names]) => names.test(span.name))?.[0]

export const isTask = ({ name }: { name: string }): boolean => name.endsWith('RunTask')

/**
 * Sums the time of the events of one thread, without the events inside them, by kind, in microseconds. What
 * has no kind counts as what it is inside of; everything inside the measurement counts as the measurement.
 */
export function timeByKind(spans: readonly Span[]): Map<string, number> {
  const times = new Map<string, number>()
  const add = (kind: string, time: number) => times.set(kind, (times.get(kind) ?? 0) + time)
  const open: { end: number; kind: string }[] = []
  for (const span of spans.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while ((open.at(-1)?.end ?? Infinity) <= span.ts) open.pop()
    const outer = open.at(-1)
    if (outer === undefined && !isTask(span)) continue
    const kind = outer?.kind === MEASURING ? MEASURING : (ownKind(span) ?? outer?.kind ?? OTHER)
    if (outer !== undefined) add(outer.kind, -span.dur)
    add(kind, span.dur)
    open.push({ end: span.ts + span.dur, kind })
  }
  return times
}

/** Whether a task is mostly the measurement. */
export const isMeasuring = (task: Span, spans: readonly Span[]): boolean => {
  const inside = spans.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)
  return (timeByKind(inside).get(MEASURING) ?? 0) > task.dur / 2
}

/** Tasks that are longer block the page, as the browser and Lighthouse define it. */
export const LONG_TASK_MS = 50

type BlockingTime = { readonly lasting: number; readonly working: number }

/**
 * Time by which tasks exceed 50 ms, in milliseconds: by their durations, as Lighthouse counts it, and by
 * their time with a processor alone, which is what the page itself takes.
 * @param slowdown how many times slower the judged processor is than that of the trace
 */
export function blockingTime(tasks: readonly Span[], slowdown: number): BlockingTime {
  const over = (time: number): number => Math.max(0, (time * slowdown) / 1000 - LONG_TASK_MS)
  return {
    lasting: tasks.reduce((sum, { dur }) => sum + over(dur), 0),
    working: tasks.reduce((sum, { dur, tdur = dur }) => sum + over(tdur), 0),
  }
}

/** Formats the kinds, the longest first, and how long the thread's tasks waited for a processor. */
export function kindsTable(title: string, spans: readonly Span[]): string {
  const tasks = spans.filter(isTask)
  const waited = tasks.reduce((sum, { dur, tdur = dur }) => sum + Math.max(0, dur - tdur), 0)
  const all = tasks.reduce((sum, { dur }) => sum + dur, 0)
  const row = (name: string, time: number) => [
    name,
    (time / 1000).toFixed(1),
    `${((time / all) * 100).toFixed(0)} %`,
  ]
  return table([
    [title, 'ms', 'of its tasks'],
    ...[...timeByKind(spans)]
      .filter(([, time]) => time > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([kind, time]) => row(kind, time)),
    row('of all, waiting for a processor', waited),
  ])
}
