/** The text of a catalogue of paths, read: each with its beginning and what happens. Statechart rulings, section 5. */
import { testModels } from '#explorer/test-models.ts'

export type CataloguePath = {
  readonly chart: string
  readonly name: string
  /** Name of its beginning. */
  readonly beginning: string
  /** What happens, by name. */
  readonly steps: readonly string[]
  /** A walk of the tests' through much of the chart: it has a number, and no name of what happens. */
  readonly isLong?: boolean
}

/** Takes a chart's name and its catalogue's text; gives its paths, the plainest beginnings first. */
export const pathsIn = (chart: string, catalogue: string): readonly CataloguePath[] => {
  const begins = (testModels[chart]?.model().inputCases ?? []).map(({ name }) => name)
  // The longest name first: «an incomplete order at its payment» is no «an incomplete order».
  const longest = begins.toSorted((one, other) => other.length - one.length)
  const paths = catalogue.split('\n\n').flatMap((block): CataloguePath[] => {
    const [name = '', steps = ''] = block.split('\n').map((line) => line.trim())
    const beginning = longest.find(
      (begin) => name === begin || name.startsWith(`${begin}, `) || name.startsWith(`${begin} (`),
    )
    return beginning === undefined
      ? []
      : [{ chart, name, beginning, steps: steps.split(' > ').filter((step) => step !== '') }]
  })
  return paths.toSorted((one, other) => begins.indexOf(one.beginning) - begins.indexOf(other.beginning))
}
