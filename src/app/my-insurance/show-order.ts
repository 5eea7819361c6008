/** Runs the chart of an order's page while its tracking code is in the address. Decisions, section 10. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { productOfPolicy } from '#contract/operations/my-insurance.ts'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn } from '#adapters/session.ts'
import { policyPage } from '#machines/areas/policy-page.ts'
import { showToast } from '../app-services.ts'
import { followAction } from '../orders/follow-action.ts'
import { setChangePending } from '../pending-changes.ts'
import { actorOptions } from '../runtime.ts'
import {
  cancelOrder,
  listDeliveryTimes,
  openPolicyFile,
  readDetails,
  readTimeline,
  reportWrongData,
  saveDeliveryTime,
} from './calls.ts'
import type { DisplayedPolicies, MyInsuranceRef, Navigation, PolicyPageRef } from './displayed-policies.ts'
import { BASE, orderAddress, tabAddress } from '../orders/addresses.ts'
import { goToSignIn, showFailure } from './effects.ts'
import {
  addReminder,
  readReminder,
  removeReminder,
  saveCalendarFile,
  showThatTheReminderFailed,
} from './reminder.ts'

const cancelled = msg`سفارش لغو شد؛ پول تا ۷۲ ساعت کاری به حساب شما برمی‌گردد.`
const timeSaved = msg`زمان تحویل ثبت شد.`
const reported = msg`گزارش شما رسید؛ کارشناس آن را بررسی می‌کند.`

/** An order and the sheet that its address opens. */
type Requested = { readonly trackingCode: string; readonly opens: 'delivery-time' | null }

const orderFor = (
  { trackingCode, opens }: Requested,
  list: MyInsuranceRef,
  { history, historyStack }: Navigation,
): PolicyPageRef => {
  const known = list.getSnapshot().context.policies.find(({ orderId }) => orderId === trackingCode)
  const goToList = () => history.replace(tabAddress('vehicle'))
  const goBack = () => (historyStack.previous()?.startsWith(BASE) ? history.back() : goToList())
  return createActor(
    policyPage.provide({
      actors: {
        'read the timeline': readTimeline,
        'read the details': readDetails,
        'open the policy file': openPolicyFile,
        'cancel the order': cancelOrder,
        'report wrong data': reportWrongData,
        'read the reminder': readReminder,
        'add the reminder': addReminder,
        'remove the reminder': removeReminder,
        'list the delivery times': listDeliveryTimes,
        'save the delivery time': saveDeliveryTime,
      },
      actions: {
        'go back to the list': goBack,
        'go to the list': goToList,
        'go to the sign-in page': goToSignIn,
        'follow the action': ({ context: { timeline } }, { action }) => {
          if (timeline !== null) followAction({ ...timeline, type: timeline.insuranceType }, action, history)
        },
        'show the linked policy': (_, { trackingCode: code }) => history.push(orderAddress(code)),
        'show the failure': (_, { error }) => showFailure(error),
        'show that the order is cancelled': () =>
          showToast({ kind: 'success', text: () => i18n._(cancelled) }),
        'save the calendar file': ({ context }) => saveCalendarFile(context.timeline),
        'show that the reminder failed': showThatTheReminderFailed,
        'show that the delivery time was saved': () =>
          showToast({ kind: 'success', text: () => i18n._(timeSaved) }),
        'show that the report was sent': () => showToast({ kind: 'success', text: () => i18n._(reported) }),
        'refresh the list': () => list.send({ type: 'policies.changed' }),
      },
    }),
    {
      input: {
        trackingCode,
        type: known ? productOfPolicy(known) : null,
        signedIn: isSignedIn(),
        opens,
        pageId: newUuid(),
      },
      ...actorOptions(),
    },
  )
}

/** Starts the chart of an order's page. */
export const startOrder = (
  requested: Requested,
  list: MyInsuranceRef,
  navigation: Navigation,
): DisplayedPolicies['order'] => {
  const actor = orderFor(requested, list, navigation)
  actor.subscribe({
    next: (snapshot) => setChangePending(actor, snapshot.hasTag('submitting')),
    complete: () => setChangePending(actor, false),
  })
  actor.start()
  return { trackingCode: requested.trackingCode, actor }
}
