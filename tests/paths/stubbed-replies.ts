/** What the gateway is told to answer where a small chart's call ends as a path says. */
import type { OperationName } from '#contract/index.ts'
import { okReply, type Reply, failureReply } from '#explorer/stubs/replies.ts'

/** The operation behind a call, and its answers by the names that paths have for them. */
export type StubbedCall = {
  readonly operation: OperationName
  readonly answers: Readonly<Record<string, unknown>>
}

/** Takes the call, and the name of what happens: «deleteFile: done». Gives the reply. */
export const stubbedReply = ({ operation, answers }: StubbedCall, name: string): Reply => {
  const outcome = name.slice(name.indexOf(': ') + 2)
  return Object.hasOwn(answers, outcome) ? okReply(answers[outcome]) : failureReply(operation, outcome)
}
