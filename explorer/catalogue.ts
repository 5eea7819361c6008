/** The paths of a cover with names that people can read, as a text whose differences can be reviewed. Statechart rulings, section 5. */
import type { Path } from './path-cover.ts'
import type { EventCase } from './explore.ts'

export type PathLabels = {
  /** By the type of the event: its words, '' where its class alone says it, null where it says nothing. */
  readonly events: Readonly<Record<string, string | null>>
  readonly calls: Readonly<Record<string, string>>
  /** Answers by call, the one that leads on first: it says nothing. */
  readonly usualResult: (call: string) => string
}

export type NamedPath = { readonly name: string; readonly path: Path }

const twice = 2

/** Takes what happened; gives it in words, or null where every path has it. */
const phraseOf = (
  { name, event }: EventCase,
  { events: deeds, calls, usualResult: plain }: PathLabels,
): string | null => {
  const [type = '', detail = ''] = name.split(': ')
  const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
  if (call !== undefined) return name === plain(call) ? null : `${calls[call] ?? call} ${detail}`
  if (event.type === 'xstate.route') return name
  if (event.type.startsWith('xstate.after.')) return null
  const said = deeds[type]
  return said === null || said === undefined ? null : [said, detail].filter((part) => part !== '').join(' ')
}

/** Says «…, twice» instead of the same words again. */
const counted = (phrases: readonly string[]): string[] => {
  const last = phrases.at(-1)
  if (last === undefined) return []
  const run = phrases.length - phrases.findLastIndex((phrase) => phrase !== last) - 1
  const before = counted(phrases.slice(0, phrases.length - run))
  if (run === 1) return [...before, last]
  return [...before, run === twice ? `${last} twice` : `${last} ${run} times`]
}

/** Takes paths; gives them with their names. Two that sound alike are told apart by where they end. */
export const namePaths = (paths: readonly Path[], phrases: PathLabels): readonly NamedPath[] => {
  const named = paths.map((path) => ({
    path,
    name: counted([path.start.name, ...path.steps.flatMap(({ by }) => phraseOf(by, phrases) ?? [])]).join(
      ', ',
    ),
  }))
  const seen = new Map<string, number>()
  return named.map(({ name, path }) => {
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { path, name: before === 0 ? name : `${name} (${before + 1})` }
  })
}

/** Takes named paths; gives the catalogue's text: a line for the name, a line for what happens, a line for where it ends. */
export const catalogueText = (paths: readonly NamedPath[]): string =>
  paths
    .map(({ name, path }) => {
      const end = path.steps.at(-1)?.after.value
      return `${name}\n    ${path.steps.map(({ by }) => by.name).join(' > ')}\n    ends in ${typeof end === 'string' ? end : JSON.stringify(end)}\n`
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n')
