/**
 * Runs the chart of My Insurance as long as one of its addresses is shown, so that Back restores the list;
 * `show-order.ts` runs the page of an order. Document 3 section 2; decisions, section 10.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { productOfPolicy } from '#contract/operations/my-insurance.ts'
import { onLocaleChange } from '#adapters/locale.ts'
import { isSignedIn, subscribe } from '#adapters/session.ts'
import { myInsurance } from '#machines/areas/my-insurance.ts'
import { journeys, mainJourney } from '#machines/journeys.ts'
import { loadMessages } from '../messages.ts'
import { followAction } from '../orders/follow-action.ts'
import { actorOptions } from '../runtime.ts'
import { listPolicies, openPolicyFile } from './calls.ts'
import type { DisplayedPolicies, MyInsuranceRef, Navigation } from './displayed-policies.ts'
import { BASE, orderAddress, sheetInQuery } from '../orders/addresses.ts'
import { goToSignIn, showFailure } from './effects.ts'
import { mobileTab, orderBeside, orderPage, vehicleTab } from './parts.ts'

let displayed: DisplayedPolicies | null = null
let unfollow = () => {}
const listeners = new Set<() => void>()

const setDisplayed = (next: DisplayedPolicies | null) => {
  const last = displayed
  displayed = next
  if (last !== null && last.order?.actor !== next?.order?.actor) last.order?.actor.stop()
  if (last !== null && last.list !== next?.list) last.list?.stop()
  if (last !== null && last.mobile !== next?.mobile) last.mobile?.stop()
  for (const listener of listeners) listener()
}

export const displayedPolicies = (): DisplayedPolicies | null => displayed

export const subscribeToPolicies = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A second order beside the list replaces the history entry of the first one, so that Back leaves both. */
const goToOrder = (trackingCode: string, history: RouterHistory): void => {
  if (displayed?.order) history.replace(orderAddress(trackingCode))
  else history.push(orderAddress(trackingCode))
}

const listFor = (history: RouterHistory): MyInsuranceRef =>
  createActor(
    myInsurance.provide({
      actors: { 'list the policies': listPolicies, 'open the policy file': openPolicyFile },
      actions: {
        'go to the sign-in page': goToSignIn,
        'go to the inquiry': () => history.push(journeys[mainJourney].base),
        'show the policy': (_, { trackingCode }) => goToOrder(trackingCode, history),
        'follow the action': (_, { policy, action }) =>
          followAction({ ...policy, type: productOfPolicy(policy) }, action, history),
        'show the failure': (_, { error }) => showFailure(error),
      },
    }),
    { input: { signedIn: isSignedIn() }, ...actorOptions() },
  )

const none: DisplayedPolicies = { list: null, order: null, mobile: null }

/** Follows session and language, and stops everything when another page is shown. */
const start = ({ history }: Navigation): DisplayedPolicies => {
  const sendAll = (event: { type: 'session.changed'; signedIn: boolean }) => {
    displayed?.list?.send(event)
    displayed?.order?.actor.send(event)
    displayed?.mobile?.send(event)
  }
  const stopFollowing = [
    subscribe(() => sendAll({ type: 'session.changed', signedIn: isSignedIn() })),
    // The gateway's names are in the language of the request.
    onLocaleChange(() => {
      displayed?.list?.send({ type: 'policies.changed' })
      displayed?.order?.actor.send({ type: 'order.changed' })
      displayed?.mobile?.send({ type: 'policies.changed' })
    }),
    history.subscribe(({ location: { pathname } }) => {
      if (pathname === BASE || pathname.startsWith(`${BASE}/`)) return
      unfollow()
      setDisplayed(null)
    }),
  ]
  unfollow = () => stopFollowing.forEach((stop) => stop())
  return none
}

const running = (navigation: Navigation): DisplayedPolicies => {
  displayed ??= start(navigation)
  return displayed
}

/** The list of vehicles, which runs as long as one of the addresses of My Insurance is shown. */
const runningList = (navigation: Navigation): MyInsuranceRef => {
  const current = running(navigation)
  if (current.list !== null) return current.list
  const list = listFor(navigation.history)
  list.start()
  displayed = { ...current, list }
  return list
}

/** Shows only the list of vehicles. Its policies and its chunk are fetched in parallel. */
export const showList = async (navigation: Navigation): Promise<void> => {
  const list = runningList(navigation)
  await vehicleTab.preload()
  // Another page may have been opened meanwhile.
  if (displayed?.list === list) setDisplayed({ ...displayed, order: null })
}

/** Shows the tab of phones. */
export const showMobile = async (navigation: Navigation): Promise<void> => {
  const current = running(navigation)
  const [{ startMobile }] = await Promise.all([
    import('./show-mobile.ts'),
    mobileTab.preload(),
    loadMessages('mobile-policies'),
  ])
  if (displayed === current)
    setDisplayed({ ...current, order: null, mobile: current.mobile ?? startMobile(navigation) })
}

/** Shows an order, with the list beside it if the window is wide enough. */
export const showOrder = async (
  { trackingCode, search }: { trackingCode: string; search: string },
  navigation: Navigation,
): Promise<void> => {
  const list = runningList(navigation)
  const [{ startOrder }] = await Promise.all([
    import('./show-order.ts'),
    ...[vehicleTab, orderPage, orderBeside].map((part) => part.preload()),
    loadMessages('order'),
  ])
  const shown = displayed?.order
  const opens = sheetInQuery(search)
  if (shown?.trackingCode !== trackingCode)
    setDisplayed({
      ...running(navigation),
      order: startOrder({ trackingCode, opens }, list, navigation),
    })
  else if (opens !== null) shown.actor.send({ type: 'delivery-time.opened' })
}
