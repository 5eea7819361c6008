/** The chart of an order's page with calls that answer as the test says. */
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { PolicyDetail, PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { cancellableDetail, deliveryDays, timeline } from '#explorer/stubs/policies.ts'
import { policyPage } from '#machines/areas/policy-page.ts'
import type { ChangeInput, ReminderInput, TimeInput } from '#machines/areas/policy-page-vocabulary.ts'

type Setup = {
  timelines?: (PolicyTimeline | Failure)[]
  detail?: PolicyDetail
  changes?: (Failure | 'done')[]
  reminderFails?: boolean
  code?: string
  signedIn?: boolean
  opens?: 'delivery-time'
}

/** Opens the page; `reads` counts how often the timeline was loaded. */
export const openPolicyPage = ({
  timelines = [timeline],
  detail = cancellableDetail,
  changes = [],
  code = trackingCode,
  signedIn = true,
  opens,
  reminderFails = false,
}: Setup = {}) => {
  const clock = new SimulatedClock()
  const effects: string[] = []
  const sent: ChangeInput[] = []
  const times: TimeInput[] = []
  const reminders: ReminderInput[] = []
  let reads = 0
  const change = fromPromise<void, ChangeInput>(async ({ input }) => {
    sent.push(input)
    const answer = changes.shift() ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(
    policyPage.provide({
      actors: {
        'read the timeline': fromPromise(async () => {
          reads += 1
          const answer = timelines.length > 1 ? timelines.shift() : timelines[0]
          if (answer === undefined || 'errorId' in answer) throw answer
          return answer
        }),
        'read the details': fromPromise(async () => detail),
        'cancel the order': change,
        'report wrong data': change,
        'read the reminder': fromPromise(async () => false),
        'add the reminder': fromPromise<void, ReminderInput>(async ({ input }) => {
          reminders.push(input)
          if (reminderFails) throw new Error('The browser refuses storage')
        }),
        'remove the reminder': fromPromise<void, ReminderInput>(async () => undefined),
        'list the delivery times': fromPromise(async () => deliveryDays),
        'save the delivery time': fromPromise<void, TimeInput>(async ({ input }) => {
          times.push(input)
          const answer = changes.shift() ?? 'done'
          if (answer !== 'done') throw answer
        }),
      },
      actions: {
        'go back to the list': () => void effects.push('back'),
        'go to the list': () => void effects.push('list'),
        'show the failure': () => void effects.push('failure'),
        'show the linked policy': (_, params) => void effects.push(`policy ${params.trackingCode}`),
        'show that the order is cancelled': () => void effects.push('cancelled'),
        'show that the reminder failed': () => void effects.push('reminder failed'),
        'save the calendar file': () => void effects.push('calendar'),
        'show that the delivery time was saved': () => void effects.push('time saved'),
        'show that the report was sent': () => void effects.push('reported'),
        'refresh the list': () => void effects.push('refresh'),
      },
    }),
    { input: { trackingCode: code, type: null, signedIn, opens: opens ?? null, pageId: 'page' }, clock },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, clock, effects, sent, times, reminders, until, reads: () => reads }
}
