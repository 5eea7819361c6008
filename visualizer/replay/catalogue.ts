/** The paths of the catalogue, as the tests walk them. Statechart rulings, section 5. */
import text from '#machines/paths/third-party/catalogue.txt?raw'
import { beginnings } from '#machines/paths/third-party/model.ts'

export type CataloguePath = {
  readonly name: string
  /** Name of its beginning. */
  readonly beginning: string
  /** What happens, by name. */
  readonly steps: readonly string[]
}

/** The longest name first: «an incomplete order at its payment» is no «an incomplete order». */
const begins = beginnings.map(({ name }) => name).toSorted((one, other) => other.length - one.length)

const pathIn = (block: string): CataloguePath[] => {
  const [name = '', steps = ''] = block.split('\n').map((line) => line.trim())
  const beginning = begins.find((begin) => name === begin || name.startsWith(`${begin}, `) || name.startsWith(`${begin} (`))
  return beginning === undefined ? [] : [{ name, beginning, steps: steps.split(' > ').filter((step) => step !== '') }]
}

/** Takes the catalogue's text; gives its paths in its order. */
export const pathsIn = (catalogue: string): readonly CataloguePath[] => catalogue.split('\n\n').flatMap(pathIn)

/** By the name of the chart. */
export const paths: Readonly<Record<string, readonly CataloguePath[]>> = { 'third-party': pathsIn(text) }
