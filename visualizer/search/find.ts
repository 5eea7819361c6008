/** Finds states, events, guards and calls of a chart by Persian, English or technical names. */
import type { ChartData } from '../chart/chart-data.ts'
import type { LocalisedText } from '../language.ts'
import { callName, eventName, guardName, stateName } from '../names/name.ts'

export type Found = {
  readonly kind: 'state' | 'event' | 'guard' | 'call'
  readonly name: LocalisedText
  readonly technical: string
  /** Path of the state that it is or belongs to. */
  readonly place: string
}

const MOST = 12

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('\u200C', ' ').replaceAll('ي', 'ی').replaceAll('ك', 'ک')

const everything = ({ chart }: ChartData): readonly Found[] => [
  ...chart.states
    .filter(({ parent }) => parent !== null)
    .map((state): Found => ({
      kind: 'state',
      name: stateName(state),
      technical: state.place,
      place: state.place,
    })),
  ...chart.transitions.flatMap(({ event, guard, state }): Found[] => [
    { kind: 'event', name: eventName(event), technical: event, place: state },
    ...(guard === null
      ? []
      : [{ kind: 'guard' as const, name: guardName(guard), technical: guard, place: state }]),
  ]),
  ...chart.states.flatMap(({ calls, place }) =>
    calls.map(({ id }): Found => ({ kind: 'call', name: callName(id), technical: id, place })),
  ),
]

/** Search results for a query, states first, prefix matches before others. */
export const find = (data: ChartData, typed: string): readonly Found[] => {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  const seen = new Set<string>()
  return everything(data)
    .flatMap((found) => {
      const at = Math.min(
        ...[found.name.fa, found.name.en, found.technical]
          .map((name) => plain(name).indexOf(wanted))
          .map((index) => (index === -1 ? Number.POSITIVE_INFINITY : index)),
      )
      const key = `${found.kind} ${found.technical} ${found.place}`
      if (at === Number.POSITIVE_INFINITY || seen.has(key)) return []
      seen.add(key)
      return [{ found, rank: (at === 0 ? 0 : 10) + ['state', 'event', 'guard', 'call'].indexOf(found.kind) }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ found }) => found)
}
