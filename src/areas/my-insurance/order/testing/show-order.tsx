/** Renders the page of an order over its chart with stubbed answers, for tests. */
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { PolicyDetail, PolicyTimeline } from '#contract/operations/my-insurance.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { cancellableDetail, deliveryDays, timeline } from '#explorer/stubs/policies.ts'
import { policyPage } from '#machines/areas/policy-page.ts'
import type { ChangeInput, FileInput, TimeInput } from '#machines/areas/policy-page-vocabulary.ts'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { stage } from '#ui/testing/stage.tsx'
import { OrderPage } from '../OrderPage.tsx'

/** An answer, a failure, or an answer that stays pending. */
type Answer<T> = T | Failure | Promise<never>

export type OrderSetup = {
  /** Answers in order; the last one is repeated. */
  timelines?: readonly Answer<PolicyTimeline>[]
  details?: readonly Answer<PolicyDetail>[]
  days?: readonly Answer<readonly DeliveryDay[]>[]
  file?: Promise<void>
  /** Failures of changes; later changes succeed. */
  refusals?: readonly Failure[]
  code?: string
  signedIn?: boolean
}

const isFailure = (answer: object): answer is Failure => 'errorId' in answer

/** Returns a function that returns the answers in order and then repeats the last one. */
const inOrder = <T extends object>(answers: readonly Answer<T>[]) => {
  let next = 0
  return async (): Promise<T> => {
    const answer = await answers[Math.min(next, answers.length - 1)]
    next += 1
    if (answer === undefined) throw new Error('No answer is given')
    if (isFailure(answer)) throw answer
    return answer
  }
}

/**
 * @returns the actor, the effects that leave the page, what was sent, and how often the help was opened
 */
export async function showOrder({
  timelines = [timeline],
  details = [cancellableDetail],
  days = [deliveryDays],
  file = Promise.resolve(),
  refusals = [],
  code = trackingCode,
  signedIn = true,
}: OrderSetup = {}) {
  const effects: string[] = []
  const changes: ChangeInput[] = []
  const times: TimeInput[] = []
  const files: FileInput[] = []
  let helped = 0
  const left = [...refusals]
  const refuse = (): void => {
    const refusal = left.shift()
    if (refusal !== undefined) throw refusal
  }
  const change = fromPromise<void, ChangeInput>(async ({ input }) => {
    changes.push(input)
    refuse()
  })
  const effect = (name: string) => (): void => void effects.push(name)
  const actor = createActor(
    policyPage.provide({
      actors: {
        'read the timeline': fromPromise(inOrder(timelines)),
        'read the details': fromPromise(inOrder(details)),
        'list the delivery times': fromPromise(inOrder(days)),
        'read the reminder': fromPromise(async () => false),
        'cancel the order': change,
        'report wrong data': change,
        'save the delivery time': fromPromise<void, TimeInput>(async ({ input }) => {
          times.push(input)
          refuse()
        }),
        'open the policy file': fromPromise<void, FileInput>(async ({ input }) => {
          files.push(input)
          await file
        }),
      },
      actions: {
        'go to the list': effect('list'),
        'go to the sign-in page': effect('sign-in'),
        'follow the action': (_, { action }) => void effects.push(action),
        'show that the order is cancelled': effect('cancelled'),
        'show that the report was sent': effect('reported'),
        'show that the delivery time was saved': effect('delivery time saved'),
      },
    }),
    { input: { trackingCode: code, type: 'thirdparty', signedIn, opens: null, pageId: 'page' } },
  ).start()
  if (timelines.every((answer) => !(answer instanceof Promise)))
    await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  stage(
    <AskSupport value={() => void (helped += 1)}>
      <OrderPage actor={actor} onFollow={undefined} />
    </AskSupport>,
  )
  return { actor, effects, changes, times, files, support: () => helped }
}
