/** Answers the calls of a rendered journey with the stubs of the explorer. */
import { priceBefore, withOffersFor, withPriceFor } from '../walk/adjusted-prices.ts'
import { decidingOperations, outputOf } from '../walk/call-outputs.ts'
import { callEndedBy } from '../walk/end-call.ts'
import { contextOf, deepestStateOf } from '../walk/expected-state.ts'
import { emptyPageData, pageDataFrom } from '../walk/page-data.ts'
import type { Walk } from '../walk/walks.ts'
import type { AnsweringGateway } from './answering-gateway.ts'

export const stubbedAnswers = ({ start: { input } }: Walk): AnsweringGateway => {
  const data = emptyPageData(input.trackingCode)
  return {
    input,
    data,
    browserEvents: ({ step }) => Promise.resolve([step.event]),
    endCall: async (page, { at, step, ahead, states }) => {
      const call = callEndedBy(step) ?? ''
      const [expected] = states
      const outcome = step.name.slice(call.length + 2)
      const outputs: unknown[] = []
      await page.perform(step, (operation, body) => {
        const priced =
          call === 'priceAgain'
            ? withPriceFor(
                body,
                expected ? priceBefore(deepestStateOf(expected), outcome) : outcome,
                contextOf(at),
              )
            : body
        const answer = withOffersFor(priced, ahead, states)
        Object.assign(data, pageDataFrom(operation, answer))
        if (decidingOperations(call).includes(operation))
          outputs.push(outputOf(call, operation, answer, contextOf(at)))
        return answer
      })
      return step.event.type.startsWith('xstate.done.')
        ? { ...step.event, output: outputs.at(-1) }
        : step.event
    },
  }
}
