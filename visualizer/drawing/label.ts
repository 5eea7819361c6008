/** The label of a line: events with their guards in [ ] below; rows that do not fit are counted. */
import type { DiagramTransition } from '#explorer/diagrams/diagram.ts'
import { eventKind } from '#explorer/diagrams/event-kind.ts'
import type { Language } from '../address.ts'
import { count } from '../language.ts'
import { eventName, guardName } from '../names/name.ts'
import type { GraphLine } from './graph.ts'
import type { Measure } from './lay-out.ts'

export type LabelRow = {
  readonly kind: 'event' | 'guard' | 'more'
  readonly text: string
  /** Names of its transitions: an event's with all guards, a guard's own, or all that are counted. */
  readonly transitions: readonly string[]
}

export const ROW_HEIGHT = 20
const MOST_ROWS = 3
const WIDEST = { between: 122, elsewhere: 172 }
const PERSIAN_LETTER = 5.9
const LATIN_LETTER = 6.1
const PADDING = 14
const BRACKETS = 26

/** Estimates the width of a text in px at the size of labels. Half-spaces and vowel signs have no width. */
export const widthOf = (text: string): number => {
  const letters = text.replaceAll(/[\u200C\u064B-\u0655]/g, '')
  return letters.length * (/[\u0600-\u06FF]/.test(letters) ? PERSIAN_LETTER : LATIN_LETTER)
}

/** Short names of the ends of calls and delays: the call is the state's own, the delay is in its name. */
const shortType = (event: string): string => {
  const happening = eventKind(event)
  if (happening.kind === 'after') return `after ${happening.delay}`
  return happening.kind === 'done' || happening.kind === 'error' ? happening.kind : event
}

/** Names of the first transitions, as long as their event is the same. */
const withSameEvent = (transitions: readonly DiagramTransition[]): readonly string[] => {
  const other = transitions.findIndex(({ event }) => event !== transitions[0]?.event)
  return transitions.slice(0, other === -1 ? transitions.length : other).map(({ name }) => name)
}

/**
 * The rows of a line's label in a language or with technical names. Outcomes of steps have many branches, so
 * their guards are in the card only.
 */
export const labelRows = (
  transitions: readonly DiagramTransition[],
  language: Language,
  technical: boolean,
): readonly LabelRow[] => {
  const isMap =
    transitions.length > 1 && transitions.every(({ event }) => eventKind(event).kind === 'outcome')
  const rows = transitions.flatMap(({ name, event, guard }, index): LabelRow[] => [
    ...(transitions[index - 1]?.event === event
      ? []
      : [
          {
            kind: 'event' as const,
            text: technical ? shortType(event) : eventName(event)[language],
            transitions: withSameEvent(transitions.slice(index)),
          },
        ]),
    ...(guard === null || isMap
      ? []
      : [
          {
            kind: 'guard' as const,
            text: technical ? guard : guardName(guard)[language],
            transitions: [name],
          },
        ]),
  ])
  if (rows.length <= MOST_ROWS) return rows
  const shown = rows.slice(0, MOST_ROWS - 1)
  const others = rows.slice(MOST_ROWS - 1).flatMap((row) => row.transitions)
  return [
    ...shown,
    {
      kind: 'more',
      text: `\u2066+${count(rows.length - shown.length)[language]}\u2069`,
      transitions: [...new Set(others)],
    },
  ]
}

/** Returns a function that measures labels, with room for both languages. */
export const measureOf = (transitions: readonly DiagramTransition[]): Measure => {
  const byName = new Map(transitions.map((transition) => [transition.name, transition]))
  return ({ transitions: names }: GraphLine, isBetween: boolean) => {
    const own = names.flatMap((name) => byName.get(name) ?? [])
    const rows = (['fa', 'en'] as const).map((language) => labelRows(own, language, false))
    const widest = Math.max(
      ...rows.flat().map(({ kind, text }) => widthOf(text) + PADDING + (kind === 'guard' ? BRACKETS : 0)),
    )
    return {
      width: Math.min(isBetween ? WIDEST.between : WIDEST.elsewhere, Math.ceil(widest)),
      height: Math.max(...rows.map((each) => each.length)) * ROW_HEIGHT,
    }
  }
}
