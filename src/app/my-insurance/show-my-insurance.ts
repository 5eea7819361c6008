/**
 * Runs the chart of My Insurance as long as one of its addresses is shown, so that Back finds the list as it was;
 * `show-order.ts` runs the page of an order. Document 3 section 2; decisions, section 10.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { onLocaleChange } from '#adapters/locale.ts'
import { isSignedIn, subscribe } from '#adapters/session.ts'
import { myInsurance } from '#machines/areas/my-insurance.ts'
import { journeys } from '#machines/journeys.ts'
import { loadMessages } from '../messages.ts'
import { actorOptions } from '../runtime.ts'
import { listPolicies, openPolicyFile } from './calls.ts'
import { BASE, type DisplayedPolicies, type MyInsuranceRef, type Navigation } from './displayed-policies.ts'
import { followAction, goToSignIn, showFailure } from './effects.ts'

let displayed: DisplayedPolicies | null = null
let unfollow = () => {}
const listeners = new Set<() => void>()

const setDisplayed = (next: DisplayedPolicies | null) => {
  const last = displayed
  displayed = next
  if (last !== null && last.order?.actor !== next?.order?.actor) last.order?.actor.stop()
  if (last !== null && last.list !== next?.list) last.list.stop()
  for (const listener of listeners) listener()
}

export const displayedPolicies = (): DisplayedPolicies | null => displayed

export const subscribeToPolicies = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Address of an order's page. */
const addressOf = (trackingCode: string): string => `${BASE}/${trackingCode}`

/** A second order beside the list takes the place of the first one, so that Back leaves both. */
const goToOrder = (trackingCode: string, history: RouterHistory): void => {
  if (displayed?.order) history.replace(addressOf(trackingCode))
  else history.push(addressOf(trackingCode))
}

const listFor = (history: RouterHistory): MyInsuranceRef =>
  createActor(
    myInsurance.provide({
      actors: { 'list the policies': listPolicies, 'open the policy file': openPolicyFile },
      actions: {
        'go to the sign-in page': goToSignIn,
        'go to the inquiry': () => history.push(journeys['third-party'].base),
        'show the policy': (_, { trackingCode }) => goToOrder(trackingCode, history),
        'follow the action': (_, { policy, action }) =>
          followAction({ ...policy, type: policy.insuranceTypeEn }, action, history),
        'show the failure': (_, { error }) => showFailure(error),
      },
    }),
    { input: { signedIn: isSignedIn() }, ...actorOptions() },
  )

/** Starts the list, and stops everything when another page is shown. */
const start = ({ history }: Navigation): DisplayedPolicies => {
  const list = listFor(history)
  const sendAll = (event: { type: 'session.changed'; signedIn: boolean }) => {
    displayed?.list.send(event)
    displayed?.order?.actor.send(event)
  }
  const stopFollowing = [
    subscribe(() => sendAll({ type: 'session.changed', signedIn: isSignedIn() })),
    // The gateway's names are in the language of the request.
    onLocaleChange(() => {
      displayed?.list.send({ type: 'policies.changed' })
      displayed?.order?.actor.send({ type: 'order.changed' })
    }),
    history.subscribe(({ location: { pathname } }) => {
      if (pathname === BASE || pathname.startsWith(`${BASE}/`)) return
      unfollow()
      setDisplayed(null)
    }),
  ]
  unfollow = () => stopFollowing.forEach((stop) => stop())
  list.start()
  return { list, order: null }
}

/** The list, which runs as long as one of its addresses is shown. */
const runningList = (navigation: Navigation): MyInsuranceRef => {
  displayed ??= start(navigation)
  return displayed.list
}

/** Shows the list alone. */
export const showList = (navigation: Navigation): void =>
  setDisplayed({ list: runningList(navigation), order: null })

/** Shows an order, and the list beside it where there is room. Its page is a chunk of its own. */
export const showOrder = async (trackingCode: string, navigation: Navigation): Promise<void> => {
  const list = runningList(navigation)
  const [{ startOrder }] = await Promise.all([
    import('./show-order.ts'),
    import('./order-parts.ts').then(({ loadOrderParts }) => loadOrderParts()),
    loadMessages('order'),
  ])
  const shown = displayed?.order
  if (shown?.trackingCode !== trackingCode)
    setDisplayed({ list, order: startOrder(trackingCode, list, navigation) })
}
