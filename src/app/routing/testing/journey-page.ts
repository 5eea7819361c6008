/**
 * A page for tests: the browser's history, a router with the third-party journey's door, and the real chart
 * with calls that answer at once or are held.
 */
import { createBrowserHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { createActor, fromPromise } from 'xstate'
import { errors } from '#contract/errors.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { AnyInquiryAnswer, SearchSummary } from '#machines/journey/actors.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import type { ScreenName } from '#machines/journey.ts'
import {
  configuration,
  failure,
  invoice,
  lookup,
  order,
  trackingCode,
} from '#explorer/stubs/gateway-answers.ts'
import type { KnownHolder } from '#machines/journey/known-holder.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { RunningJourney } from '../../journeys/journey-registry.ts'
import { trackUserNavigation } from '../user-navigation.ts'
import { enterPage } from '../enter-page.ts'
import { createJourneyRoute } from '../journey-route.ts'
import { trackHistory } from '../history-stack.ts'

const answering = <Output, Input>(answer: Output) => fromPromise<Output, Input>(() => Promise.resolve(answer))

type Gate = { promise: Promise<void>; open: () => void }
const gate = (): Gate => {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open }
}

const turns = (ms = 40) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const found: SearchSummary = {
  searchTrackingCode: 'SEARCH23456789',
  appliedDiscount: false,
  message: null,
  bnplAccount: { eligible: true, registered: true, credit: 20_000_000 },
}
const addressBook: { uid: string; enable: boolean }[] = [{ uid: 'home', enable: true }]

type PageOptions = {
  saved?: JourneyInput['saved']
  holdConfiguration?: boolean
  holdOpening?: boolean
  holdRoute?: boolean
  refuseSearch?: boolean
  /** A screen whose loading `screenLoading` holds. */
  holdScreen?: ScreenName
}
type Running = Pick<RunningJourney, 'actor' | 'userNavigation'>

/**
 * Takes where the page is opened, with what saved memory; gives the page. `saving`, `configuring`, `opening`,
 * `routeLoading` and `screenLoading` hold calls, the start of a journey, the scripts of its route and a
 * screen until they are opened.
 */
export const openJourneyPage = async (
  address: string,
  {
    saved = {},
    holdConfiguration = false,
    holdOpening = false,
    holdRoute = false,
    refuseSearch = false,
    holdScreen,
  }: PageOptions = {},
) => {
  const saving = gate()
  const configuring = gate()
  if (!holdConfiguration) configuring.open()
  const opening = gate()
  if (!holdOpening) opening.open()
  const routeLoading = gate()
  if (!holdRoute) routeLoading.open()
  const screenLoading = gate()
  const opened: Running[] = []
  let isHolding = false

  const start = (code: string | null): Running => {
    const moves = trackUserNavigation()
    const machine = thirdParty.provide({
      actors: {
        'load the configuration': fromPromise<AnyConfiguration, undefined>(() =>
          configuring.promise.then(() => configuration),
        ),
        'read the order': answering<OrderDetail, { trackingCode: string }>({
          ...order,
          trackingCode: code ?? trackingCode,
        }),
        'look up the plate': answering<AnyInquiryAnswer, InquiryRequest>(lookup),
        'search offers': fromPromise(() =>
          turns(10).then(() =>
            refuseSearch ? Promise.reject(failure('refused', errors.searchRefused.code)) : found,
          ),
        ),
        'register the order': answering({ trackingCode }),
        'save the policy holder': fromPromise(() => (isHolding ? saving.promise : Promise.resolve())),
        'list the addresses': answering(addressBook),
        'read the invoice': answering(invoice),
        'read the known holder': fromPromise<KnownHolder, undefined>(() =>
          Promise.resolve({ cellNumber: '09123456789', policyHolder: null, addressUid: null }),
        ),
        'list the delivery times': fromPromise<{ hasFreeSlot: boolean }, { trackingCode: string }>(() =>
          Promise.resolve({ hasFreeSlot: true }),
        ),
      },
    })
    const actor = createActor(machine, {
      input: { journeyId: 'journey', signedIn: true, trackingCode: code, saved },
      inspect: moves.inspect,
    })
    actor.start()
    const journey = { actor, userNavigation: moves }
    opened.push(journey)
    return journey
  }
  const current = () => opened.at(-1) ?? null
  const isCurrent = (code: string | null) => {
    const snapshot = current()?.actor.getSnapshot()
    return snapshot?.status === 'active' && (code === null || snapshot.context.trackingCode === code)
  }

  window.history.pushState(null, '', address)
  const history = createBrowserHistory()
  const trail = trackHistory(history)
  const left: string[] = []
  const door = createJourneyRoute({
    machine: thirdParty,
    id: 'third-party',
    history,
    historyStack: trail,
    loadScreen: (name) => (name === holdScreen ? screenLoading.promise : Promise.resolve()),
    open: async ({ trackingCode: code }) => {
      await opening.promise
      const running = current()
      if (running && isCurrent(code)) return running
      running?.actor.stop()
      return start(code)
    },
    leave: async () => {
      left.push(history.location.pathname)
      // As in the app, a journey is left when it has opened, and followed by then.
      if (holdOpening) await opening.promise.then(() => turns(10))
      current()?.actor.stop()
    },
  })
  const root = createRootRoute()
  const journeyRoute = createRoute({
    getParentRoute: () => root,
    path: '/third-party',
    beforeLoad: (entry) =>
      enterPage(
        entry,
        () => routeLoading.promise,
        () => door.enter(entry.location),
      ),
  })
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/' }),
      journeyRoute.addChildren([createRoute({ getParentRoute: () => journeyRoute, path: '$' })]),
      createRoute({ getParentRoute: () => root, path: '/payment-result/$trackingCode' }),
    ]),
  })
  const stop = history.subscribe(() => void router.load())
  const loading = router.load()
  if (!holdConfiguration) await loading
  await turns()
  const actor = () => {
    const running = current()
    if (!running) throw new Error('No journey runs')
    return running.actor
  }
  return {
    actor,
    opened,
    left,
    saving,
    configuring,
    opening,
    routeLoading,
    screenLoading,
    turns,
    router,
    hold: () => {
      isHolding = true
    },
    address: () => `${window.location.pathname}${window.location.search}`,
    entries: () => window.history.length,
    send: async (...events: Parameters<ReturnType<typeof actor>['send']>[0][]) => {
      for (const event of events) {
        actor().send(event)
        await turns()
      }
    },
    go: async (by: number) => {
      window.history.go(by)
      await turns(80)
    },
    visit: async (href: string) => {
      history.push(href)
      await turns(80)
    },
    end: () => {
      stop()
      history.destroy()
      current()?.actor.stop()
    },
  }
}
