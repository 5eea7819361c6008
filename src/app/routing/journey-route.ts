/**
 * Keeps a journey's chart and the browser's address at one: the chart owns the truth, the address is its projection, and
 * a change of address is a request that the chart may refuse. Statechart rulings, section 2.
 */
import { notFound, redirect, type RouterHistory } from '@tanstack/react-router'
import type { AnyStateMachine } from 'xstate'
import { waitFor } from 'xstate'
import { metaOfSnapshot, routeAt, routesOf } from '#machines/path-of.ts'
import type { RunningJourney } from '../journeys/journey-registry.ts'
import { parseAddress, addressOf, hrefOf, isSameAddress, type JourneyAddress } from './address.ts'
import type { HistoryStack } from './history-stack.ts'

export type JourneyRoute = {
  /** Takes an address below the journey's own; done when the chart stands there. Throws a redirect to where it stands otherwise, or notFound. */
  enter(location: { pathname: string; searchStr: string }): Promise<void>
}

export type JourneyRouteOptions = {
  machine: AnyStateMachine
  /** The journey's own address, «/third-party»: it leads to the first step. */
  basePath: string
  history: RouterHistory
  historyStack: HistoryStack
  open(trackingCode: string | null): Promise<Pick<RunningJourney, 'actor' | 'userNavigation'>>
  leave(): Promise<void>
}

type Journey = Pick<RunningJourney, 'actor' | 'userNavigation'>

/** The chart has answered when nothing is being opened any more: until then it remembers what was asked. */
const hasAnswered = ({ actor }: Journey) =>
  waitFor(actor, (snapshot) => !(snapshot.matches('opening') && snapshot.hasTag('loading')))

/** Takes the plan of a journey's door; gives the door. */
export const createJourneyRoute = ({
  machine,
  basePath: at,
  history,
  historyStack: trail,
  open,
  leave,
}: JourneyRouteOptions): JourneyRoute => {
  let entering = 0
  let followed: Journey | null = null
  /** Where a step back through the browser's own history leads, until it has arrived. */
  let returning: string | null = null
  let unfollow = () => {}

  const shown = (): JourneyAddress =>
    parseAddress({ pathname: history.location.pathname, search: history.location.search })

  /** Moves the address to where the chart went by itself or by a person's event. */
  const move = (to: JourneyAddress, { actor, userNavigation: moves }: Journey): void => {
    const href = hrefOf(to)
    const event = moves.consumeUserEvent()
    const isEnded = actor.getSnapshot().status !== 'active'
    const entrance =
      isEnded && metaOfSnapshot(actor.getSnapshot()).leads === 'back' ? trail.entriesSinceEntering(at) : null
    const isBack = event === 'back' && trail.previous() === href
    if (entrance !== null) {
      returning = href
      history.go(-entrance, { ignoreBlocker: true })
    } else if (isBack) {
      returning = href
      history.back({ ignoreBlocker: true })
    } else if (event === null || isEnded) history.replace(href, undefined, { ignoreBlocker: true })
    else history.push(href, undefined, { ignoreBlocker: true })
  }

  const follow = (journey: Journey): void => {
    if (followed?.actor === journey.actor) return
    unfollow()
    followed = journey
    const { unsubscribe } = journey.actor.subscribe({
      next: () => project(journey),
      complete: () => project(journey),
    })
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: () => journey.actor.getSnapshot().hasTag('submitting'),
    })
    unfollow = () => {
      unsubscribe()
      unblock()
    }
  }

  const project = (journey: Journey): void => {
    const to = addressOf(journey.actor)
    if (entering > 0 || to === null || hrefOf(to) === returning) return
    if (!isSameAddress(to, shown())) move(to, journey)
    // The same step says something else of itself: no entry of its own, and nobody's move.
    else if (hrefOf(to) !== hrefOf(shown())) history.replace(hrefOf(to), undefined, { ignoreBlocker: true })
  }

  history.subscribe(({ location }) => {
    returning = null
    if (location.pathname === at || location.pathname.startsWith(`${at}/`)) return
    unfollow()
    unfollow = () => {}
    followed = null
    void leave()
  })

  const ask = async (asked: JourneyAddress, id: string, journey: Journey): Promise<void> => {
    if (!isSameAddress(asked, addressOf(journey.actor)))
      journey.actor.send({ type: 'xstate.route', to: id, query: asked.query })
    await hasAnswered(journey)
    const stands = addressOf(journey.actor)
    if (stands !== null && hrefOf(stands) !== hrefOf(asked))
      throw redirect({ href: hrefOf(stands), replace: true })
  }

  return {
    enter: async ({ pathname, searchStr }) => {
      const asked = parseAddress({ pathname, search: searchStr })
      const first = routesOf(machine)[0]
      if (asked.path === at && first) throw redirect({ href: hrefOf(first), replace: true })
      const found = routeAt(machine, asked)
      if (found === null) throw notFound()
      entering += 1
      try {
        const journey = await open(found.trackingCode)
        follow(journey)
        await ask(asked, found.id, journey)
      } finally {
        entering -= 1
      }
    },
  }
}
