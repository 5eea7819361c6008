/** Paths of a small chart that are walked in Chromium, named as the catalogue names them. Exploring takes milliseconds, so every worker does. */
import { nameOf, type NamedPath } from '#machines/paths/catalogue.ts'
import type { Reasons } from '#machines/paths/coverage.ts'
import { coverOf, type Path } from '#machines/paths/cover.ts'
import { explore, type Model } from '#machines/paths/explore.ts'
import { byWay } from '#machines/paths/items.ts'
import { type Walk, walked } from '#machines/paths/walked.ts'
import type { CoverKind } from './cover.ts'
import type { Walked } from './notes.ts'

/** Takes a chart's walk, and what never happens in the app, by the names of transitions; gives the model of what may. */
export const possibleIn = ({ model }: Pick<Walk, 'model'>, never: Reasons): Model => {
  const made = model()
  const events = new Set(Object.keys(never).map((name) => name.split(' | ')[1]))
  return {
    ...made,
    happeningsIn: (snapshot) => made.happeningsIn(snapshot).filter(({ event }) => !events.has(event.type)),
  }
}

const textOf = ({ beginning, steps }: Path): string =>
  [beginning, ...steps.map(({ by }) => by)].map(({ name }) => `${name} > `).join('')

type SmallPath = NamedPath & { readonly walked: Walked }

/** Takes a chart's walk, what never happens in it, and which cover; gives its paths, each with what is told of it. Edges come after transitions; every beginning is begun with. */
export const smallCover = (walk: Walk, never: Reasons, kind: CoverKind): readonly SmallPath[] => {
  const model = possibleIn(walk, never)
  const explored = explore(model)
  const cover = coverOf(model.stepper, explored)
  const unbegun = explored.edges.filter(
    ({ from }, place) =>
      from.from === null &&
      explored.edges.findIndex((edge) => edge.from === from) === place &&
      !cover.some(({ begins }) => begins === from.snapshot),
  )
  const first = [...cover, ...unbegun.flatMap((edge) => coverOf(model.stepper, { edges: [edge] }))]
  const more =
    kind === 'edges'
      ? coverOf(model.stepper, explored, byWay).filter(
          (path) => !first.some((other) => textOf(other).startsWith(textOf(path))),
        )
      : []
  const known = new Set(walked(walk).paths.map(({ name, path }) => `${name}: ${textOf(path)}`))
  return nameOf([...first, ...more], walk.phrases).map(({ name, path }) => {
    const steps = { beginning: path.beginning.name, steps: path.steps.map(({ by }) => by.name) }
    return {
      name,
      path,
      walked: { chart: walk.chart.id, ...(known.has(`${name}: ${textOf(path)}`) ? {} : { walk: steps }) },
    }
  })
}
