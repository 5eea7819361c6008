/**
 * Orders the test files. The longest start first: one that starts last would run alone at the end. Files of
 * one kind follow each other: a worker ends when the next file needs another environment.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { kindOf } from './shared-modules.ts'

/** Long files, the longest first. */
const LONG = [
  /tests\/paths\/screens\/transitions\./,
  /explorer\/journey\/liveness\./,
  /tests\/paths\/screens\/real-answers\./,
  /gateway\/start\./,
  /tests\/paths\/machine\./,
  /tests\/paths\/screens\/english\./,
] as const
const GATEWAY = /\/gateway\//

/** Rank of a file: a long one, or by its kind. The embedded database is opened once per worker. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((long) => long.test(moduleId))
  if (place !== -1) return place
  const { inJsdom, modules } = kindOf(moduleId)
  if (inJsdom) return LONG.length + (modules === 'own' ? 3 : 4)
  if (modules === 'own') return LONG.length + 2
  return LONG.length + (GATEWAY.test(moduleId) ? 0 : 1)
}

export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    return bySize.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
