/** Parses the text of a path catalogue. */
import { testModels } from '#explorer/test-models.ts'

export type CataloguePath = {
  readonly chart: string
  readonly name: string
  /** Name of its input case. */
  readonly start: string
  /** Names of its events. */
  readonly steps: readonly string[]
  /** A long walk of the tests: it has a number instead of a name. */
  readonly isLong?: boolean
}

/** The paths of a catalogue, plainest input cases first. */
export const pathsIn = (chart: string, catalogue: string): readonly CataloguePath[] => {
  const begins = (testModels[chart]?.model().inputCases ?? []).map(({ name }) => name)
  // Match the longest name first: «an incomplete order at its payment» starts with «an incomplete order».
  const longest = begins.toSorted((one, other) => other.length - one.length)
  const paths = catalogue.split('\n\n').flatMap((block): CataloguePath[] => {
    const [name = '', steps = ''] = block.split('\n').map((line) => line.trim())
    const start = longest.find(
      (begin) => name === begin || name.startsWith(`${begin}, `) || name.startsWith(`${begin} (`),
    )
    return start === undefined
      ? []
      : [{ chart, name, start, steps: steps.split(' > ').filter((step) => step !== '') }]
  })
  return paths.toSorted((one, other) => begins.indexOf(one.start) - begins.indexOf(other.start))
}
