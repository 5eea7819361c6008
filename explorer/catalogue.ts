/** Names the paths of a cover for people, and writes them as a text whose differences can be reviewed. */
import type { EventCase } from './exploration.ts'
import type { Path } from './path-cover.ts'

export type PathLabels = {
  /** By event type: its label; '' if the payload's name is enough; null if it says nothing about the path. */
  readonly events: Readonly<Record<string, string | null>>
  /** By id of the call. */
  readonly calls: Readonly<Record<string, string>>
  /** The event case of a call's usual result, which a path's name leaves out. */
  readonly usualResult: (call: string) => string
}

export type NamedPath = { readonly name: string; readonly path: Path }

/** The label of a step, or null if every path has such a step. */
const labelOf = ({ name, event }: EventCase, { events, calls, usualResult }: PathLabels): string | null => {
  const [type = '', detail = ''] = name.split(': ')
  const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
  if (call !== undefined) return name === usualResult(call) ? null : `${calls[call] ?? call} ${detail}`
  if (event.type === 'xstate.route') return name
  if (event.type.startsWith('xstate.after.')) return null
  const label = events[type] ?? null
  return label === null ? null : [label, detail].filter((part) => part !== '').join(' ')
}

const TWICE = 2

/** Replaces repeated labels: «…, retry twice». */
const withCounts = (labels: readonly string[]): string[] => {
  const last = labels.at(-1)
  if (last === undefined) return []
  const run = labels.length - labels.findLastIndex((label) => label !== last) - 1
  const before = withCounts(labels.slice(0, labels.length - run))
  if (run === 1) return [...before, last]
  return [...before, run === TWICE ? `${last} twice` : `${last} ${run} times`]
}

/** Names paths after their start and steps. Equal names get a number. */
export const namePaths = (paths: readonly Path[], labels: PathLabels): readonly NamedPath[] => {
  const seen = new Map<string, number>()
  return paths.map((path) => {
    const steps = path.steps.flatMap(({ by }) => labelOf(by, labels) ?? [])
    const name = withCounts([path.start.name, ...steps]).join(', ')
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { path, name: count === 1 ? name : `${name} (${count})` }
  })
}

/**
 * Writes named paths as text: for each a line with the name, one with the steps, one with the state it ends
 * in.
 */
export const catalogueText = (paths: readonly NamedPath[]): string =>
  paths
    .map(({ name, path }) => {
      const end = path.steps.at(-1)?.after.value
      const steps = path.steps.map(({ by }) => by.name).join(' > ')
      return `${name}\n    ${steps}\n    ends in ${typeof end === 'string' ? end : JSON.stringify(end)}\n`
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n')
