/** What the HTTP layer is built on. */
import type { FileStorage } from '../documents/file-storage.ts'
import type { Clock } from '../domain/clock.ts'
import type { FixedVariants } from '../domain/experiments.ts'
import type { Store } from '../store/database.ts'
import type { Limits } from './limits.ts'

export type Gateway = {
  store: Store
  /** The sandbox's day. */
  clock: Clock
  /** The real instant: what expires does so by it. */
  instant: () => Date
  /** Where the files of orders lie. */
  files: FileStorage
  /** Where files lie that are still coming in. */
  dataDir: string
  /** How the world reaches this gateway, where a request’s own host does not say it (behind a proxy). */
  publicOrigin: string | undefined
  /** Other origins that an app of ours is served from: allowed to call, to be returned to. */
  allowedOrigins: readonly string[]
  limits: Limits
  /** Variants of experiments that are everybody's. */
  fixedVariants: FixedVariants
  /** Answers are parsed with their schema before they leave: for tests. */
  checkAnswers: boolean
}
