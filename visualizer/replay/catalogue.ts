/** The paths of the catalogues, as the tests walk them. Statechart rulings, section 5. */
import { catalogues } from 'virtual:catalogues'
import { type CataloguePath, pathsIn } from './paths-in.ts'

/** By the name of the chart. */
export const paths: Readonly<Record<string, readonly CataloguePath[]>> = Object.fromEntries(
  Object.entries(catalogues).map(([chart, text]) => [chart, pathsIn(chart, text)]),
)
