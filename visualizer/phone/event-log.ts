/**
 * Log of what has happened to a phone since its start, so that it can be undone: the page reloads and
 * replays everything but the last entry. Typed answers stay in this tab until the page is back.
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
 * Instructions for the reloaded page: its phone, the command to answer, the events to replay, and those that
 * can be redone.
 */
export type ReplayState = v.InferOutput<typeof ReplayState>

/** Reads what the previous page has left to replay, once. */
export const consumeReplayState = (tab: Storage): ReplayState | null => {
  const text = tab.getItem(AT)
  tab.removeItem(AT)
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), ReplayState), text)
  return found.success ? found.output : null
}

/** A file cannot be stored; its name, type and size can. */
const plainly = (_name: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, type: value.type, size: value.size } : value

/** Stores it for the reloaded page. */
export const saveReplayState = (tab: Storage, again: ReplayState): void =>
  tab.setItem(AT, JSON.stringify(again, plainly))

export type EventLog = {
  readonly entries: () => readonly EventCase[]
  readonly undone: () => readonly EventCase[]
  /** Adds an entry, after which nothing can be redone. */
  readonly add: (entry: EventCase) => void
  /** Removes the last undone entry, to redo it; null without one. */
  readonly redo: () => EventCase | null
  /** Sets what was undone before this page, once everything else is replayed. */
  readonly setUndone: (undone: readonly EventCase[]) => void
}

/** Creates an empty log. */
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
