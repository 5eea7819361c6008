/**
 * Summary of a Chrome trace, which explains a missed target: what the page's main thread did, its long tasks,
 * and the functions with the most self time, by the samples of V8's profiler.
 */
import {
  array,
  is,
  type InferOutput,
  literal,
  looseObject,
  number,
  object,
  optional,
  parse,
  pipe,
  safeParse,
  startsWith,
  string,
  union,
} from 'valibot'
import { table } from './table.ts'
import { blockingTime, isMeasuring, isTask, kindsTable, LONG_TASK_MS } from './time-by-kind.ts'

const [MOST_TASKS, MOST_FUNCTIONS] = [15, 25]

const TraceEvent = looseObject({
  name: string(),
  pid: number(),
  tid: number(),
  /** Microseconds. */
  ts: number(),
  dur: optional(number(), 0),
  /** Time with a processor. */
  tdur: optional(number()),
  /** Data of a profile and its chunks. */
  id: optional(union([string(), number()]), ''),
})
export const Trace = object({ traceEvents: array(TraceEvent) })
type TraceEvent = InferOutput<typeof TraceEvent>

const CallFrame = object({
  functionName: string(),
  url: optional(string(), ''),
  lineNumber: optional(number(), 0),
  columnNumber: optional(number(), 0),
})
const ProfileChunk = object({
  args: object({
    data: object({
      cpuProfile: optional(
        object({
          nodes: optional(array(object({ id: number(), callFrame: CallFrame })), []),
          samples: optional(array(number()), []),
        }),
        {},
      ),
      timeDeltas: optional(array(number()), []),
    }),
  }),
})
const Navigation = object({
  args: object({ data: object({ documentLoaderURL: pipe(string(), startsWith('http')) }) }),
})
const Click = object({ args: object({ data: object({ type: literal('click') }) }) })
const ThreadName = object({ args: object({ name: string() }) })

const ms = (microseconds: number): string => (microseconds / 1000).toFixed(1)

/** The page's main thread: the busiest main thread of all processes. */
function mainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const busy = events
    .filter((event) => {
      const named = safeParse(ThreadName, event)
      return event.name === 'thread_name' && named.success && named.output.args.name === 'CrRendererMain'
    })
    .map(({ pid, tid }) => ({
      pid,
      tid,
      time: events
        .filter((event) => event.pid === pid && event.tid === tid && isTask(event))
        .reduce((sum, { dur }) => sum + dur, 0),
    }))
    .sort((one, other) => other.time - one.time)
  const [busiest] = busy
  if (busiest === undefined) throw new Error('The trace names no main thread of a page.')
  return busiest
}

/** Self time of each function in microseconds, the highest first. */
function selfTimes(events: readonly TraceEvent[], { pid, tid }: { pid: number; tid: number }) {
  const profiles = new Set(
    events
      .filter((event) => event.name === 'Profile' && event.pid === pid && event.tid === tid)
      .map(({ id }) => id),
  )
  const names = new Map<string, string>()
  const times = new Map<string, number>()
  for (const event of events) {
    if (event.name !== 'ProfileChunk' || event.pid !== pid || !profiles.has(event.id)) continue
    const { cpuProfile, timeDeltas } = parse(ProfileChunk, event).args.data
    for (const { id, callFrame } of cpuProfile.nodes ?? []) {
      const { functionName, url, lineNumber, columnNumber } = callFrame
      const place = url === '' ? '' : ` ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`
      names.set(`${event.id} ${id}`, `${functionName || '(anonymous)'}${place}`)
    }
    for (const [index, node] of (cpuProfile.samples ?? []).entries()) {
      const name = names.get(`${event.id} ${node}`) ?? '(unknown)'
      times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0))
    }
  }
  return [...times].filter(([name]) => name !== '(idle)').sort(([, one], [, other]) => other - one)
}

/**
 * Formats a trace's kinds of work, those until the first paint and after the last press, the blocking time
 * after the first paint, the long tasks and the functions.
 * @param slowdown how many times slower the judged processor is than that of the trace
 * @throws when the trace has no page
 */
export function traceSummary({ traceEvents }: InferOutput<typeof Trace>, slowdown = 1): string {
  const thread = mainThread(traceEvents)
  const ofThread = ({ pid, tid }: TraceEvent): boolean => pid === thread.pid && tid === thread.tid
  const spans = traceEvents.filter((event) => ofThread(event) && event.dur > 0)
  const tasks = spans.filter(isTask).sort((one, other) => one.ts - other.ts)
  const begun = tasks[0]?.ts ?? 0
  const painted = traceEvents.findLast((event) => event.name === 'firstContentfulPaint' && ofThread(event))
  const opened = traceEvents.findLast(
    (event) =>
      event.name === 'navigationStart' &&
      ofThread(event) &&
      event.ts < (painted?.ts ?? 0) &&
      is(Navigation, event),
  )
  const clicked = spans.findLast((event) => event.name === 'EventDispatch' && is(Click, event))
  // With the task that the press is part of.
  const pressed = tasks.findLast(({ ts }) => ts <= (clicked?.ts ?? 0))
  const sincePress = spans.filter(({ ts }) => ts >= (pressed?.ts ?? 0))
  const ofPage = tasks.filter((task) => !isMeasuring(task, spans))
  const { lasting, working } = blockingTime(
    ofPage.filter(({ ts }) => ts >= (painted?.ts ?? begun)),
    slowdown,
  )
  const long = ofPage
    .filter(({ dur }) => dur >= LONG_TASK_MS * 1000)
    .sort((one, other) => other.dur - one.dur)
  const untilPaint = spans.filter(({ ts }) => ts >= (opened?.ts ?? 0) && ts < (painted?.ts ?? 0))
  return [
    kindsTable('the main thread by kinds of work', spans),
    ...(opened === undefined ? [] : [kindsTable('the same until the first paint', untilPaint)]),
    ...(clicked === undefined ? [] : [kindsTable('the same after the last press', sincePress)]),
    table([
      [`blocking time, processor ${slowdown} times slower`, 'ms'],
      ['by the durations of the tasks', lasting.toFixed(0)],
      ['by their time with a processor', working.toFixed(0)],
    ]),
    table([
      [`tasks of ${LONG_TASK_MS} ms or more, longest first`, 'from, ms', 'took, ms', 'with a processor, ms'],
      ...long
        .slice(0, MOST_TASKS)
        .map(({ ts, dur, tdur = dur }, index) => [index + 1, ms(ts - begun), ms(dur), ms(tdur)]),
    ]),
    table([
      ['functions by the time that they took themselves', 'ms'],
      ...selfTimes(traceEvents, thread)
        .slice(0, MOST_FUNCTIONS)
        .map(([name, time]) => [name, ms(time)]),
    ]),
  ].join('\n\n')
}
