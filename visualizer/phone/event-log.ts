/**
 * What has happened to a phone since it began, so that it can be undone: the page begins again and everything
 * but the last is repeated. What was typed stays in this tab, for as long as the page takes to come back.
 */
import * as v from 'valibot'
import type { EventCase } from '#explorer/exploration.ts'

const AT = 'separ.observed.again'

const Entry = v.object({ name: v.string(), event: v.looseObject({ type: v.string() }) })
const ReplayState = v.object({
  phone: v.string(),
  ask: v.string(),
  entries: v.array(Entry),
  undone: v.array(Entry),
})
/**
 * What the page that comes back has to do: as which phone, whom it answers, what to repeat, what may be done
 * again.
 */
export type ReplayState = v.InferOutput<typeof ReplayState>

/** Takes the tab's storage; gives what an earlier page left to be repeated, once. */
export const consumeReplayState = (tab: Storage): ReplayState | null => {
  const text = tab.getItem(AT)
  tab.removeItem(AT)
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), ReplayState), text)
  return found.success ? found.output : null
}

/** A file cannot be left; what it tells of itself can. */
const plainly = (_name: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, type: value.type, size: value.size } : value

/** Leaves it for the page that follows. */
export const saveReplayState = (tab: Storage, again: ReplayState): void =>
  tab.setItem(AT, JSON.stringify(again, plainly))

export type EventLog = {
  readonly entries: () => readonly EventCase[]
  readonly undone: () => readonly EventCase[]
  /** Something new: what was undone cannot be done again. */
  readonly add: (entry: EventCase) => void
  /** Takes the last that was undone out, to be done again; null where there is none. */
  readonly redo: () => EventCase | null
  /** What was undone before this page began, once everything else is repeated. */
  readonly setUndone: (undone: readonly EventCase[]) => void
}

/** Gives a log in which nothing has happened. */
export const createEventLog = (): EventLog => {
  const entries: EventCase[] = []
  let undone: readonly EventCase[] = []
  let expected: EventCase | null = null
  return {
    entries: () => entries,
    undone: () => undone,
    add: (entry) => {
      if (expected?.name !== entry.name) undone = []
      expected = null
      entries.push(entry)
    },
    redo: () => {
      expected = undone.at(-1) ?? null
      undone = undone.slice(0, -1)
      return expected
    },
    setUndone: (before) => {
      undone = before
    },
  }
}
