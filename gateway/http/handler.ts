/** Types of handlers: one handler per operation of the registry, typed by the operation's schemas. */
import type { AnswerOf, OperationName, ParsedRequestOf, registry } from '#contract/index.ts'
import type { Device } from '#contract/operations/account.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import type { FileResponse } from '../documents/file-response.ts'
import type { FileStorage } from '../documents/file-storage.ts'
import type { ReceivedFile } from '../documents/receive-upload.ts'
import type { Clock } from '../domain/clock.ts'
import type { FixedVariants } from '../domain/experiments.ts'
import type { Database } from '../store/database.ts'
import type { Owner, User } from '../store/owners.ts'
import type { Encoding, JoinedAnswer } from './cache/joined-answer.ts'
import type { PricedAnswers } from './cache/priced-answers.ts'
import type { Backends } from './gateway.ts'

/** Available to every handler. */
export type HandlerContext = Backends & {
  /** The change's transaction if the operation has an idempotency key, otherwise the database. */
  db: Database
  /** The bearer token that the caller presented, or null. */
  token: string | null
  /** The device that the request names. */
  device: Device
  /** The sandbox's calendar day. */
  clock: Clock
  /** The actual time, by which everything expires. */
  now: Date
  locale: Locale
  /** The best encoding of an answer that the caller accepts. */
  encoding: Encoding
  pricedAnswers: PricedAnswers
  /**
   * The product that the call names: in its path, or in the description of an upload. Queries look for
   * orders, searches and inquiries of this product only. Null for a call that names none.
   */
  product: InsuranceType | null
  /** Origin of this gateway. */
  ownOrigin: string
  /** Origin that serves the calling app. */
  appOrigin: string
  files: FileStorage
  /** Variants that a setting fixes for all users. */
  fixedVariants: FixedVariants
  /** Writes a line to the log. It may not contain anything that a user sent. */
  logWarning(line: Readonly<Record<string, string>>, message: string): void
  /** Writes measurements to the log, under the same restriction. */
  logMeasurement(line: Readonly<Record<string, string | number>>, message: string): void
  /** Registers an effect that no transaction can undo; runs after the commit. */
  afterCommit(effect: () => Promise<void>): void
}

type WhoOf<N extends OperationName> = (typeof registry)[N]['who']
export type CallerOf<N extends OperationName> =
  WhoOf<N> extends 'user'
    ? { owner: Owner; user: User }
    : WhoOf<N> extends 'guest'
      ? { owner: Owner; user: User | null }
      : unknown
export type FileOf<N extends OperationName> = (typeof registry)[N] extends { bodyKind: 'multipart' }
  ? { file: ReceivedFile }
  : unknown

export type CallOf<N extends OperationName> = HandlerContext & CallerOf<N> & FileOf<N>
export type ReplyOf<N extends OperationName> = (typeof registry)[N] extends { answer: unknown }
  ? AnswerOf<N> | (AnswerOf<N> extends object ? JoinedAnswer<AnswerOf<N>> : never)
  : FileResponse

/** Throws an ApiError to refuse a call; any other error is a fault of the gateway (500). */
export type Handler<N extends OperationName> = (
  request: ParsedRequestOf<N>,
  call: CallOf<N>,
) => Promise<ReplyOf<N>>
export type Handlers = { readonly [N in OperationName]: Handler<N> }
