/** What the gateway is told to answer where a small chart's call ends as a path says. */
import type { OperationName } from '#contract/index.ts'
import { answered, type Reply, replyOfFailure } from '#machines/paths/third-party/told/failures.ts'

/** The operation behind a call, and its answers by the names that paths have for them. */
export type SmallCall = {
  readonly operation: OperationName
  readonly answers: Readonly<Record<string, unknown>>
}

/** Takes the call, and the name of what happens: «deleteFile: done». Gives the reply. */
export const replyNamed = ({ operation, answers }: SmallCall, name: string): Reply => {
  const outcome = name.slice(name.indexOf(': ') + 2)
  return Object.hasOwn(answers, outcome) ? answered(answers[outcome]) : replyOfFailure(operation, outcome)
}
