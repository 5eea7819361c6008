/**
 * Extra covers of a car-body policy. Specification: document 3, sections 4 ("Offers page") and 9; decisions,
 * section 11.
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** Kinds of covers. A policy has at most one cover of a kind. */
export type CoverKind =
  | 'theft-of-parts'
  | 'price-fluctuation'
  | 'glass-breaking'
  | 'scratch'
  | 'natural-disasters'
  | 'transportation'
  | 'chemical-spatter'
  | 'without-franchise'
  | 'depreciation-cost'
  | 'price-drop'
  | 'war'

/**
 * The kinds in the order of proposal: first the two preselected ones, then a fixed order that applies if the
 * counts of orders are equal.
 */
export const coverKinds = [
  'theft-of-parts',
  'price-fluctuation',
  'glass-breaking',
  'without-franchise',
  'natural-disasters',
  'price-drop',
  'transportation',
  'depreciation-cost',
  'chemical-spatter',
  'scratch',
  'war',
] as const satisfies readonly CoverKind[]

/** Kinds with levels: the user chooses up to which share of the car's value they pay. */
export type LevelledKind = Extract<CoverKind, 'price-fluctuation' | 'theft-of-parts'>

export const isLevelled = (kind: CoverKind): kind is LevelledKind =>
  kind === 'price-fluctuation' || kind === 'theft-of-parts'

type CoverFacts = {
  readonly kind: CoverKind
  /** Percent of the car's value; null for a cover without levels. */
  readonly level: number | null
}

/** Every cover by its code, in the order in which covers are listed. Theft of parts at 10 % has no number. */
export const covers = {
  cover_price_fluctuation_25: { kind: 'price-fluctuation', level: 25 },
  cover_price_fluctuation_50: { kind: 'price-fluctuation', level: 50 },
  cover_price_fluctuation_100: { kind: 'price-fluctuation', level: 100 },
  cover_theft_of_parts_5: { kind: 'theft-of-parts', level: 5 },
  cover_theft_of_parts: { kind: 'theft-of-parts', level: 10 },
  cover_theft_of_parts_20: { kind: 'theft-of-parts', level: 20 },
  cover_glass_breaking: { kind: 'glass-breaking', level: null },
  cover_natural_disasters: { kind: 'natural-disasters', level: null },
  cover_chemical_spatter: { kind: 'chemical-spatter', level: null },
  cover_scratch: { kind: 'scratch', level: null },
  cover_transportation: { kind: 'transportation', level: null },
  cover_without_franchise: { kind: 'without-franchise', level: null },
  cover_depreciation_cost: { kind: 'depreciation-cost', level: null },
  cover_price_drop: { kind: 'price-drop', level: null },
  cover_war: { kind: 'war', level: null },
} as const satisfies Record<string, CoverFacts>

export type CoverCode = keyof typeof covers

const isCoverCode = (text: string): text is CoverCode => text in covers

/** The codes in their order. */
export const coverCodes: readonly CoverCode[] = Object.keys(covers).filter(isCoverCode)

export const CoverCode = v.picklist(coverCodes, textRef('choice.unknown'))

/**
 * Covers that a new search contains before the user chooses any. The user can remove each of them. They are
 * the same in every gateway, because the screens name them; decisions, section 11.
 */
export const DEFAULT_COVERS: readonly CoverCode[] = ['cover_price_fluctuation_25', 'cover_theft_of_parts']

/** Adds a cover. It replaces the chosen cover of its kind. */
export const withCover = (chosen: readonly CoverCode[], code: CoverCode): CoverCode[] => [
  ...chosen.filter((other) => covers[other].kind !== covers[code].kind),
  code,
]

export const withoutCover = (chosen: readonly CoverCode[], code: CoverCode): CoverCode[] =>
  chosen.filter((other) => other !== code)

/** The covers of a search: at most one of each kind. */
export const ChosenCovers = v.pipe(
  v.array(CoverCode, textRef('malformed')),
  v.check(
    (chosen) => new Set(chosen.map((code) => covers[code].kind)).size === chosen.length,
    textRef('malformed'),
  ),
)
