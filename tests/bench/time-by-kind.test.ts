import { describe, expect, it } from 'vitest'
import { isMeasuring, kindsTable, type Span, timeByKind } from './time-by-kind.ts'

const span = (name: string, ts: number, dur: number, more: object = {}): Span => ({ name, ts, dur, ...more })
const task = (ts: number, dur: number, tdur?: number) =>
  span('ThreadControllerImpl::RunTask', ts, dur, { tdur })
const command = (ts: number, dur: number) =>
  span('Receive mojo message', ts, dur, {
    args: { chrome_mojo_event_info: { mojo_interface_tag: 'blink.mojom.DevToolsSession' } },
  })

/** A press: its script, the garbage that it collects, a layout that it forces, and the frame. */
const press = [
  task(0, 100_000, 80_000),
  span('EventDispatch', 5_000, 60_000),
  span('FunctionCall', 6_000, 50_000),
  span('MinorGC', 10_000, 4_000),
  span('V8.GC_SCAVENGER', 11_000, 3_000),
  span('Layout', 20_000, 10_000),
  span('UpdateLayoutTree', 70_000, 8_000),
  span('Layout', 78_000, 12_000),
  span('Paint', 90_000, 5_000),
]

describe('the time of a thread by kinds of work', () => {
  it('counts each moment once, for the innermost event that has a kind', () => {
    expect(Object.fromEntries(timeByKind(press))).toEqual({
      'running scripts': 46_000,
      'collecting garbage': 4_000,
      layout: 22_000,
      styles: 8_000,
      paint: 5_000,
      'other work of the browser': 15_000,
    })
  })
  it('counts everything inside a command of the developer tools as the measurement', () => {
    const measured = [task(0, 10_000), command(1_000, 8_000), span('FunctionCall', 2_000, 5_000)]
    expect(Object.fromEntries(timeByKind(measured))).toEqual({
      'other work of the browser': 2_000,
      'the measurement itself': 8_000,
    })
    expect(measured.slice(0, 1).map((each) => isMeasuring(each, measured))).toEqual([true])
    expect(press.slice(0, 1).map((each) => isMeasuring(each, press))).toEqual([false])
  })
  it('ignores events outside of tasks', () => {
    expect([...timeByKind([span('FunctionCall', 0, 5_000)])]).toEqual([])
  })
  it('says how long the tasks waited for a processor', () => {
    expect(kindsTable('a press', press).split('\n').at(-1)).toMatch(
      /^of all, waiting for a processor\s+20\.0\s+20 %$/,
    )
  })
})
