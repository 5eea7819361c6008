/** Runs the chart of an order's page while its tracking code is in the address. Decisions, section 10. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn } from '#adapters/session.ts'
import { policyPage } from '#machines/areas/policy-page.ts'
import { showToast } from '../app-services.ts'
import { setChangePending } from '../pending-changes.ts'
import { actorOptions } from '../runtime.ts'
import { cancelOrder, openPolicyFile, readDetails, readTimeline, reportWrongData } from './calls.ts'
import {
  BASE,
  type DisplayedPolicies,
  type MyInsuranceRef,
  type Navigation,
  type PolicyPageRef,
} from './displayed-policies.ts'
import { followAction, goToSignIn, showFailure } from './effects.ts'

/** The list on the tab of vehicles. */
const LIST = `${BASE}?tab=vehicle`

const cancelled = msg`سفارش لغو شد؛ پول تا ۷۲ ساعت کاری به حساب شما برمی‌گردد.`
const reported = msg`گزارش شما رسید؛ کارشناس آن را بررسی می‌کند.`

const orderFor = (
  trackingCode: string,
  list: MyInsuranceRef,
  { history, historyStack }: Navigation,
): PolicyPageRef => {
  const known = list.getSnapshot().context.policies.find(({ orderId }) => orderId === trackingCode)
  const goToList = () => history.replace(LIST)
  const goBack = () => (historyStack.previous()?.startsWith(BASE) ? history.back() : goToList())
  return createActor(
    policyPage.provide({
      actors: {
        'read the timeline': readTimeline,
        'read the details': readDetails,
        'open the policy file': openPolicyFile,
        'cancel the order': cancelOrder,
        'report wrong data': reportWrongData,
      },
      actions: {
        'go back to the list': goBack,
        'go to the list': goToList,
        'go to the sign-in page': goToSignIn,
        'follow the action': ({ context: { timeline } }, { action }) => {
          if (timeline !== null) followAction({ ...timeline, type: timeline.insuranceType }, action, history)
        },
        'show the failure': (_, { error }) => showFailure(error),
        'show that the order is cancelled': () =>
          showToast({ kind: 'success', text: () => i18n._(cancelled) }),
        'show that the report was sent': () => showToast({ kind: 'success', text: () => i18n._(reported) }),
        'refresh the list': () => list.send({ type: 'policies.changed' }),
      },
    }),
    {
      input: {
        trackingCode,
        type: known?.insuranceTypeEn ?? null,
        signedIn: isSignedIn(),
        pageId: newUuid(),
      },
      ...actorOptions(),
    },
  )
}

/** Starts the chart of an order's page. */
export const startOrder = (
  trackingCode: string,
  list: MyInsuranceRef,
  navigation: Navigation,
): DisplayedPolicies['order'] => {
  const actor = orderFor(trackingCode, list, navigation)
  actor.subscribe({
    next: (snapshot) => setChangePending(actor, snapshot.hasTag('submitting')),
    complete: () => setChangePending(actor, false),
  })
  actor.start()
  return { trackingCode, actor }
}
