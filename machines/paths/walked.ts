/** A chart walked whole: its coverage, its named paths and their catalogue, in one call. Statechart rulings, section 5. */
import type { AnyStateMachine } from 'xstate'
import { catalogueOf, nameOf, type NamedPath, type Phrases } from './catalogue.ts'
import { type Coverage, coverageOf, type Reasons } from './coverage.ts'
import { coverOf } from './cover.ts'
import { explore, type Model } from './explore.ts'
import type { Tables } from './happenings.ts'

export type Walked = {
  readonly coverage: Coverage
  readonly paths: readonly NamedPath[]
  readonly catalogue: string
}

/** What a chart's walk is made of. */
export type Walk = {
  readonly chart: AnyStateMachine
  /** What may happen in it, which its model is made of. */
  readonly tables: Tables
  /** Gives the model anew: its stepper keeps notes. */
  readonly model: () => Model
  readonly phrases: Phrases
  readonly reasons: Reasons
}

/** Explores anew. */
export const walked = ({ model, phrases, reasons }: Walk): Walked => {
  const made = model()
  const explored = explore(made)
  const paths = nameOf(coverOf(made.stepper, explored), phrases)
  return { coverage: coverageOf(made.stepper, explored, reasons), paths, catalogue: catalogueOf(paths) }
}
