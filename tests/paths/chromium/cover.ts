/**
 * The paths that are walked in Chromium, as plain JSON: exploring takes seconds, so it is done once, before the workers begin,
 * and each of them reads what was written. States are walked anew from the events.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { JourneyInput } from '#machines/journey/context.ts'
import { longThirdPartyWalks } from '#explorer/third-party/test-model.ts'
import { ROOT } from '#tests/system/command.ts'

/** `transitions`: every transition once. `edges`: every happening in every state; failures of a call that fire the very same are one. */
export type CoverKind = 'transitions' | 'edges'

/** Which of them this run walks: PATHS=edges, or the transitions. */
export const coverKind = (): CoverKind => (process.env['PATHS'] === 'edges' ? 'edges' : 'transitions')

const isInput = (value: unknown): value is JourneyInput =>
  typeof value === 'object' && value !== null && 'journeyId' in value

const Walk = v.object({
  name: v.string(),
  beginning: v.object({ name: v.string(), input: v.custom<JourneyInput>(isInput) }),
  steps: v.array(v.object({ name: v.string(), event: v.looseObject({ type: v.string() }) })),
})
export type Walk = v.InferOutput<typeof Walk>
export type WalkStep = Walk['steps'][number]

const fileOf = (kind: CoverKind): string => join(ROOT, 'test-results/covers', `${kind}.json`)

/** Explores the journey and writes its paths for the workers. */
export const writeCover = (kind: CoverKind): void => {
  const paths = longThirdPartyWalks(kind)
  const walks = paths.map(({ name, path }) => ({
    name,
    beginning: { name: path.start.name, input: path.start.event['input'] },
    steps: path.steps.map(({ by }) => by),
  }))
  mkdirSync(dirname(fileOf(kind)), { recursive: true })
  writeFileSync(fileOf(kind), JSON.stringify(walks))
}

/** Gives what was written. */
export const readCover = (kind: CoverKind): readonly Walk[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(Walk)), readFileSync(fileOf(kind), 'utf8'))
