/**
 * Synchronises a journey's chart with the browser's address. The chart owns the truth, the address is its
 * projection, and a change of address is a request that the chart may refuse. Statechart rulings, section
 * 2.
 */
import { isIn } from '#machines/journey-state.ts'
import { notFound, redirect, type RouterHistory } from '@tanstack/react-router'
import type { AnyStateMachine } from 'xstate'
import { waitFor } from 'xstate'
import { metaOfSnapshot, routeAt, routesOf } from '#machines/path-of.ts'
import type { ScreenName, StateMeta } from '#machines/journey.ts'
import { type AddressCodes, type JourneyId, journeyAt, journeys, stepPath } from '#machines/journeys.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { addressOf, hrefOf, isSameAddress, type JourneyAddress, parseAddress } from './address.ts'
import type { HistoryStack } from './history-stack.ts'
import type { UserNavigation } from './user-navigation.ts'

export type JourneyRoute = {
  /**
   * Enters an address below the journey's base path; done when the chart is there.
   * @throws a redirect where the chart goes elsewhere, or notFound
   */
  enter(location: { pathname: string; searchStr: string }): Promise<void>
}

/** What the route needs of a running journey. */
export type RoutedJourney = { actor: JourneyRef; userNavigation: UserNavigation }

export type JourneyRouteOptions = {
  id: JourneyId
  machine: AnyStateMachine
  history: RouterHistory
  historyStack: HistoryStack
  open(codes: AddressCodes): Promise<RoutedJourney>
  leave(): Promise<void>
  /** Loads a screen, so that the journey is entered with it. */
  loadScreen(name: ScreenName): Promise<void>
}

const noMeta: StateMeta = {}

/** While a journey is opening, its chart remembers the requested route and decides afterwards. */
const whenDecided = ({ actor }: RoutedJourney) =>
  waitFor(actor, (snapshot) => !(isIn(snapshot, 'opening') && snapshot.hasTag('loading')))

export const createJourneyRoute = ({
  id,
  machine,
  history,
  historyStack,
  open,
  leave,
  loadScreen,
}: JourneyRouteOptions): JourneyRoute => {
  const { base, first } = journeys[id]
  const isOfJourney = (path: string): boolean => journeyAt(path) === id
  /**
   * The latest address that is being entered, until the chart has answered. Until then the answer decides the
   * address, afterwards the chart does. An earlier request may take longer; it decides nothing any more.
   */
  let entering: symbol | null = null
  /** From entering an address of the journey until another page is shown. */
  let isEntered = false
  let timesLeft = 0
  let followed: RoutedJourney | null = null
  /** Address that a step back through the browser's history leads to, until it has arrived. */
  let returningTo: string | null = null
  let unfollow = () => {}

  const currentAddress = (): JourneyAddress =>
    parseAddress({ pathname: history.location.pathname, search: history.location.search })

  const replace = (href: string) => history.replace(href, undefined, { ignoreBlocker: true })

  /**
   * Follows the chart to another step: back or push after an event of the user, replace after an automatic
   * one.
   */
  const navigate = (to: JourneyAddress, { actor, userNavigation }: RoutedJourney): void => {
    const href = hrefOf(to)
    const event = userNavigation.consumeUserEvent()
    const isEnded = actor.getSnapshot().status !== 'active'
    const { leads } = isEnded ? metaOfSnapshot(actor.getSnapshot()) : noMeta
    const entriesBack = leads === 'back' ? historyStack.entriesSinceEntering(isOfJourney) : null
    const isBack = event === 'back' && historyStack.previous() === href
    if (entriesBack !== null) {
      returningTo = href
      history.go(-entriesBack, { ignoreBlocker: true })
    } else if (isBack) {
      returningTo = href
      history.back({ ignoreBlocker: true })
    } else if (event === null || (isEnded && leads !== 'on')) replace(href)
    else history.push(href, undefined, { ignoreBlocker: true })
  }

  const project = (journey: RoutedJourney): void => {
    const to = addressOf(journey.actor)
    if (entering !== null || to === null || hrefOf(to) === returningTo) return
    const current = currentAddress()
    if (!isSameAddress(to, current)) navigate(to, journey)
    // Another query of the same step adds no history entry and consumes no user event.
    else if (hrefOf(to) !== hrefOf(current)) replace(hrefOf(to))
  }

  const follow = (journey: RoutedJourney): void => {
    if (followed?.actor === journey.actor) return
    unfollow()
    followed = journey
    const { unsubscribe } = journey.actor.subscribe({
      next: () => project(journey),
      complete: () => project(journey),
    })
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (!journey.actor.getSnapshot().hasTag('submitting')) return false
        // The chart answers Back when the change is over.
        if (nextLocation.state.__TSR_index < currentLocation.state.__TSR_index)
          journey.actor.send({ type: 'back' })
        return true
      },
    })
    unfollow = () => {
      unsubscribe()
      unblock()
    }
  }

  history.subscribe(({ location }) => {
    returningTo = null
    if (!isEntered || isOfJourney(location.pathname)) return
    isEntered = false
    timesLeft += 1
    unfollow()
    unfollow = () => {}
    followed = null
    void leave()
  })

  /** In most cases the chart goes to the requested step. */
  const prefetchScreen = (state: string): void => {
    const { screen }: StateMeta = machine.getStateNodeById(state).meta ?? {}
    if (screen !== undefined) loadScreen(screen).catch(() => undefined)
  }

  /** @param request while `entering` has it, the chart has not answered it */
  const enterStep = async (
    requested: JourneyAddress,
    route: string,
    journey: RoutedJourney,
    request: symbol,
  ): Promise<void> => {
    if (!isSameAddress(requested, addressOf(journey.actor)))
      journey.actor.send({ type: 'xstate.route', to: route, query: requested.query })
    const answer = addressOf(journey.actor)
    if (answer !== null && hrefOf(answer) === hrefOf(requested)) entering = null
    await whenDecided(journey)
    const { screen } = metaOfSnapshot(journey.actor.getSnapshot())
    if (screen !== undefined) await loadScreen(screen)
    const decided = addressOf(journey.actor)
    if (entering === request && decided !== null && hrefOf(decided) !== hrefOf(requested))
      throw redirect({ href: hrefOf(decided), replace: true })
  }

  return {
    enter: async ({ pathname, searchStr }) => {
      const requested = parseAddress({ pathname, search: searchStr })
      const firstRoute = routesOf(machine).find(({ path }) => path === stepPath(id, first))
      if (requested.path === base && firstRoute?.path.includes('{') === false)
        throw redirect({ href: hrefOf(firstRoute), replace: true })
      const found = routeAt(machine, requested)
      if (found === null) throw notFound()
      const request = Symbol(requested.path)
      entering = request
      isEntered = true
      prefetchScreen(found.id)
      const timesLeftBefore = timesLeft
      try {
        const journey = await open(found.codes)
        // Following a journey that was left while it opened would lead back to it.
        if (timesLeft !== timesLeftBefore || entering !== request) return
        follow(journey)
        await enterStep(requested, found.id, journey, request)
      } finally {
        if (entering === request) entering = null
      }
    },
  }
}
