/** The stubbed replies by which calls of small charts end. */
import type { OperationName } from '#contract/index.ts'
import { okReply, type Reply, failureReply } from '#explorer/stubs/replies.ts'

/** The operation behind a call, and its answers by the names of outcomes. */
export type StubbedCall = {
  readonly operation: OperationName
  readonly answers: Readonly<Record<string, unknown>>
}

/** The reply to an event case such as «deleteFile: done». */
export const stubbedReply = ({ operation, answers }: StubbedCall, name: string): Reply => {
  const outcome = name.slice(name.indexOf(': ') + 2)
  return Object.hasOwn(answers, outcome) ? okReply(answers[outcome]) : failureReply(operation, outcome)
}
