/**
 * The address bar of a rendered journey: a history in memory that the app's own journey route keeps in step
 * with the chart. Follows redirects as the app's router does.
 */
import { createMemoryHistory, isRedirect } from '@tanstack/react-router'
import { type JourneyId, journeyAt } from '#machines/journeys.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import { trackHistory } from '../../../src/app/routing/history-stack.ts'
import { createJourneyRoute, type RoutedJourney } from '../../../src/app/routing/journey-route.ts'

/** Opens an address for a journey that is about to start. */
export const openAddress = (id: JourneyId, href: string, journey: RoutedJourney) => {
  const history = createMemoryHistory({ initialEntries: [href] })
  const route = createJourneyRoute({
    id,
    machine: journeyTestModels[id].chart,
    history,
    historyStack: trackHistory(history),
    open: () => Promise.resolve(journey),
    leave: () => Promise.resolve(),
    loadScreen: () => Promise.resolve(),
  })
  let isOpen = true
  const enter = async (): Promise<void> => {
    const { href: entered, pathname, search } = history.location
    if (journeyAt(pathname) !== id) return
    try {
      await route.enter({ pathname, searchStr: search })
    } catch (error) {
      // The page was closed while the journey opened: nothing waits for it any more.
      if (!isOpen) return
      if (!isRedirect(error)) throw error
      if (history.location.href === entered)
        history.replace(String(error.options.href), undefined, { ignoreBlocker: true })
    }
  }
  const stop = history.subscribe(() => void enter())
  return {
    enter,
    /** The path with its step; the other parameters have tests of their own. */
    address: (): string => {
      const { pathname, search } = history.location
      return `${pathname}?step=${new URLSearchParams(search).get('step') ?? ''}`
    },
    visit: (to: string): void => history.push(to),
    close: (): void => {
      isOpen = false
      stop()
      history.destroy()
    },
  }
}
