import { describe, expect, it } from 'vitest'
import { traceSummary } from './trace-summary.ts'

const thread = (pid: number, tid: number, name: string) => ({
  name: 'thread_name',
  pid,
  tid,
  ts: 0,
  args: { name },
})
const task = (pid: number, tid: number, ts: number, dur: number, tdur = dur) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid,
  tid,
  ts,
  dur,
  tdur,
})
const event = (name: string, data: object) => ({ name, pid: 2, tid: 20, ts: 0, id: '0x1', args: { data } })
const callFrame = (functionName: string, url: string) => ({
  functionName,
  url,
  lineNumber: 0,
  columnNumber: 41,
})

/** A page in process 2, whose profile comes from the profiler's own thread, and an idle one in process 1. */
const traceEvents = [
  thread(1, 10, 'CrRendererMain'),
  thread(2, 20, 'CrRendererMain'),
  thread(2, 21, 'Compositor'),
  task(1, 10, 0, 10_000),
  task(2, 21, 0, 900_000),
  task(2, 20, 1_000_000, 49_000),
  task(2, 20, 1_100_000, 120_000, 30_000),
  task(2, 20, 1_300_000, 70_500),
  event('Profile', { startTime: 0 }),
  {
    ...event('ProfileChunk', {
      cpuProfile: {
        nodes: [
          { id: 1, callFrame: callFrame('render', 'http://127.0.0.1/assets/react.js') },
          { id: 2, callFrame: callFrame('', '') },
          { id: 3, callFrame: callFrame('(idle)', '') },
        ],
        samples: [1, 2, 3],
      },
      timeDeltas: [30_000, 4_000, 500_000],
    }),
    tid: 22,
  },
  {
    ...event('ProfileChunk', { cpuProfile: { samples: [1] }, timeDeltas: [12_000] }),
    tid: 22,
  },
]

describe('the summary of a trace', () => {
  const lines = traceSummary({ traceEvents: traceEvents.map((each) => ({ dur: 0, id: '', ...each })) }).split(
    '\n',
  )

  it('lists long tasks of the page’s main thread, the longest first', () => {
    expect(lines.filter((line) => /^\d /.test(line)).map((line) => line.trim().split(/\s+/))).toEqual([
      ['1', '100.0', '120.0', '30.0'],
      ['2', '300.0', '70.5', '70.5'],
    ])
  })
  it('sums what the tasks after the first paint exceed 50 ms by, with and without waiting for a processor', () => {
    const painted = { name: 'firstContentfulPaint', pid: 2, tid: 20, ts: 1_050_000 }
    const all = [...traceEvents, painted].map((each) => ({ dur: 0, id: '', ...each }))
    const blocking = (slowdown: number) =>
      traceSummary({ traceEvents: all }, slowdown)
        .split('\n')
        .filter((line) => line.startsWith('by the'))
        .map((line) =>
          line
            .trim()
            .split(/\s{2,}/)
            .at(-1),
        )
    expect([blocking(1), blocking(4)]).toEqual([
      ['91', '21'],
      ['662', '302'],
    ])
  })
  it('sums the kinds of work between the navigation and the first paint', () => {
    const marks = [
      { ...event('navigationStart', { documentLoaderURL: 'http://127.0.0.1/' }), ts: 1_060_000 },
      { ...event('navigationStart', { documentLoaderURL: '' }), ts: 1_250_000 },
      { name: 'firstContentfulPaint', pid: 2, tid: 20, ts: 1_290_000 },
    ]
    const all = [...traceEvents, ...marks].map((each) => ({ dur: 0, id: '', ...each }))
    const summary = traceSummary({ traceEvents: all })
    expect(summary.slice(summary.indexOf('until the first paint')).split('\n').slice(2, 4)).toEqual([
      expect.stringMatching(/^other work of the browser\s+120\.0\s+100 %$/),
      expect.stringMatching(/^of all, waiting for a processor\s+90\.0\s+75 %$/),
    ])
  })
  it('sums the kinds of work after the last press', () => {
    const press = (ts: number) => ({ ...event('EventDispatch', { type: 'click' }), ts, dur: 1_000 })
    const all = [...traceEvents, press(1_000_000), press(1_301_000)]
    const summary = traceSummary({ traceEvents: all.map((each) => ({ dur: 0, id: '', ...each })) })
    expect(summary.slice(summary.indexOf('after the last press')).split('\n').slice(2, 4)).toEqual([
      expect.stringMatching(/^other work of the browser\s+69\.5\s+99 %$/),
      expect.stringMatching(/^running scripts\s+1\.0\s+1 %$/),
    ])
  })
  it('sums the self time of each function over all chunks, without idle time', () => {
    const functions = lines.slice(lines.findIndex((line) => line.startsWith('functions')) + 2)
    expect(functions.map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['render react.js:1:42', '42.0'],
      ['(anonymous)', '4.0'],
    ])
  })
})
