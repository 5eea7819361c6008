/**
 * Runs the chart of a page of the account while its address is shown: started by the route, notified of
 * session changes, stopped when another page is shown.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribe } from '#adapters/session.ts'
import { showSignInNeedsNetwork } from '../app-services.ts'
import { setChangePending } from '../pending-changes.ts'
import type { HistoryStack } from '../routing/history-stack.ts'
import { runtime } from '../runtime.ts'

export type Navigation = { readonly history: RouterHistory; readonly historyStack: HistoryStack }

/** The part of a page's actor that this module uses. */
type PageActor = {
  start: () => unknown
  stop: () => unknown
  send: (event: { type: 'session.changed'; signedIn: boolean }) => void
  subscribe: (observer: {
    next: (snapshot: { tags: ReadonlySet<string> }) => void
    complete: () => void
  }) => unknown
}

export type AccountPage<Actor> = {
  /**
   * Shows the page at its address. The same page keeps running.
   * @param follow starts further notifications of the actor besides session changes; returns how to stop them
   */
  show(navigation: Navigation, create: () => Actor, follow?: (actor: Actor) => () => void): void
  /** The running actor, or null while another page is shown. */
  useActor(): Actor | null
}

/** @param path address of the page */
export const accountPage = <Actor extends PageActor>(path: string): AccountPage<Actor> => {
  let running: Actor | null = null
  const listeners = new Set<() => void>()
  const setRunning = (next: Actor | null) => {
    running?.stop()
    running = next
    for (const listener of listeners) listener()
  }
  const subscribeToActor = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    show: ({ history }, create, follow = () => () => undefined) => {
      if (running !== null) return
      const actor = create()
      setRunning(actor)
      const stopFollowing = [
        follow(actor),
        subscribe(() => actor.send({ type: 'session.changed', signedIn: isSignedIn() })),
        history.subscribe(({ location: { pathname } }) => {
          if (pathname === path) return
          for (const stop of stopFollowing) stop()
          setRunning(null)
        }),
      ]
      // The app does not reload while a change is pending.
      actor.subscribe({
        next: (snapshot) => setChangePending(actor, snapshot.tags.has('submitting')),
        complete: () => setChangePending(actor, false),
      })
      actor.start()
    },
    useActor: () => useSyncExternalStore(subscribeToActor, () => running),
  }
}

const SETTINGS = '/settings'

/** The pages that lead to those of the account: the settings, and an order whose refund is on its way. */
const leadsHere = (address: string | null): boolean =>
  address === SETTINGS || address?.startsWith('/my-insurances/') === true

/**
 * Returns to the page that led here: back in the history if it is the previous one, otherwise to the
 * settings.
 */
export const goToSettings = ({ history, historyStack }: Navigation): void =>
  leadsHere(historyStack.previous()) ? history.back() : history.replace(SETTINGS)

/** Signs in and returns to the page. */
export const goToSignIn = (): void =>
  runtime().leaveForSignIn(`${location.pathname}${location.search}`, showSignInNeedsNetwork)
