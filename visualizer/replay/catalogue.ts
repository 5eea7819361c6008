/** The paths of the catalogues that the tests replay. */
import { catalogues } from 'virtual:catalogues'
import { type CataloguePath, pathsIn } from './paths-in.ts'

/** By chart name. */
export const paths: Readonly<Record<string, readonly CataloguePath[]>> = Object.fromEntries(
  Object.entries(catalogues).map(([chart, text]) => [chart, pathsIn(chart, text)]),
)
