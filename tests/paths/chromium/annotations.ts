/**
 * Annotations by which a walk's test reports to the reporter: its path, its deviation, and how many answers
 * were real.
 */
import { stripVTControlCharacters } from 'node:util'
import type { TestInfo } from '@playwright/test'
import * as v from 'valibot'

/** `walk` has the steps of a walk that no catalogue contains. */
const WalkedPath = v.object({
  chart: v.string(),
  walk: v.optional(v.object({ start: v.string(), steps: v.array(v.string()) })),
})
const Deviation = v.object({ step: v.number(), by: v.string(), expected: v.string(), found: v.string() })
const Answers = v.object({ real: v.number(), stubbed: v.number() })

const schemas = { walked: WalkedPath, deviation: Deviation, answers: Answers } as const
type Notes = { readonly [Kind in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Kind]> }
export type WalkedPath = Notes['walked']
export type Deviation = Notes['deviation']
export type Answers = Notes['answers']

type Annotation = TestInfo['annotations'][number]

/** Creates an annotation in Playwright's form. */
export const annotation = <Kind extends keyof Notes>(type: Kind, value: Notes[Kind]): Annotation => ({
  type,
  description: JSON.stringify(value),
})

/** Reads an annotation; null without one, or with an invalid one. */
const read = <Schema extends v.GenericSchema>(
  annotations: readonly Annotation[],
  type: string,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  const text = annotations.find((each) => each.type === type)?.description
  const parsed = text === undefined ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed?.success === true ? parsed.output : null
}

export const walkedPathIn = (annotations: readonly Annotation[]): WalkedPath | null =>
  read(annotations, 'walked', WalkedPath)
export const deviationIn = (annotations: readonly Annotation[]): Deviation | null =>
  read(annotations, 'deviation', Deviation)
export const answersIn = (annotations: readonly Annotation[]): Answers =>
  read(annotations, 'answers', Answers) ?? { real: 0, stubbed: 0 }

/** Returns the first line of an error, and the received value if the error names one. */
export const failureTextOf = (error: unknown): string => {
  const [first = '', ...lines] = stripVTControlCharacters(
    error instanceof Error ? error.message : String(error),
  ).split('\n')
  const instead = lines
    .filter((line) => /^\+ +"|^Received( string)?:/.test(line))
    .map((line) =>
      line
        .replace(/^\+ +|^Received( string)?: */, '')
        .replace(/^"|",?$/g, '')
        .replaceAll('\\"', '"'),
    )
  return [first, ...instead].join('; ')
}
