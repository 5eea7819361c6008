/** What a handler gets and gives. One for each operation of the registry, typed by its schemas. */
import type { AnswerOf, OperationName, ParsedRequestOf, registry } from '#contract/index.ts'
import type { Locale } from '#contract/texts.ts'
import type { FixedVariants } from '../domain/experiments.ts'
import type { FileStorage } from '../documents/file-storage.ts'
import type { ReceivedFile } from '../documents/receive-upload.ts'
import type { FileResponse } from '../documents/file-response.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../store/database.ts'
import type { Owner, User } from '../store/owners.ts'

/** What every call has, whoever makes it. */
export type HandlerContext = {
  /** The transaction of the change where the operation carries an idempotency key, the database otherwise. */
  db: Database
  /** The sandbox's day. */
  clock: Clock
  /** The real instant: what expires does so by it. */
  now: Date
  locale: Locale
  /** Where this gateway is reached, as scheme and host. */
  ownOrigin: string
  /** Where the app that calls is served from. */
  appOrigin: string
  files: FileStorage
  /** Variants that are everybody's; the sandbox decides the others. */
  fixedVariants: FixedVariants
  /** Writes a line of the log; nothing that a person sent may be in it. */
  logWarning(line: Readonly<Record<string, string>>, message: string): void
  /** Writes a line of the log for a measured number; the same holds. */
  logMeasurement(line: Readonly<Record<string, string | number>>, message: string): void
  /** Runs after the answer has been kept, for what no transaction can undo. */
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
  ? AnswerOf<N>
  : FileResponse

/** Throws a Refusal or a DomainError; anything else is a fault of the gateway. */
export type Handler<N extends OperationName> = (
  request: ParsedRequestOf<N>,
  call: CallOf<N>,
) => Promise<ReplyOf<N>>
export type Handlers = { readonly [N in OperationName]: Handler<N> }
