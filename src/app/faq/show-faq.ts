/** Runs the chart of the frequently asked questions while their address is shown. Document 3 "FAQ page". */
import { i18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { onLocaleChange } from '#adapters/locale.ts'
import { faq, type FaqMode, isFaqMode, type ListedQuestions } from '#machines/areas/faq.ts'
import type { FaqRef } from '../../areas/faq/Faq.tsx'
import { modeAddress } from '../../areas/faq/question.ts'
import { listedQuestions, searchQuestions } from '../../areas/faq/questions.ts'
import { openSupport } from '../app-services.ts'
import type { HistoryStack } from '../routing/history-stack.ts'
import { actorOptions } from '../runtime.ts'

const PATH = '/settings/faq'
const FIRST = 'third-party'

let displayed: FaqRef | null = null
const listeners = new Set<() => void>()

const setDisplayed = (next: FaqRef | null) => {
  displayed?.stop()
  displayed = next
  for (const listener of listeners) listener()
}

export const displayedFaq = (): FaqRef | null => displayed

export const subscribeToFaq = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const find = (query: string): ListedQuestions =>
  listedQuestions(searchQuestions(query, (message) => i18n._(message)))

/** Searches for the typed text. */
export const searchIn = (actor: FaqRef, query: string): void =>
  actor.send({ type: 'query.changed', query, listed: find(query) })

const start = (mode: FaqMode, history: RouterHistory, historyStack: HistoryStack): FaqRef => {
  const actor = createActor(
    faq.provide({
      actions: {
        'ask an expert': openSupport,
        'go back': () => (historyStack.previous() === null ? history.push('/') : history.back()),
      },
    }),
    { input: { mode, listed: find('') }, ...actorOptions() },
  )
  const stopFollowing = [
    onLocaleChange(() =>
      actor.send({ type: 'language.changed', listed: find(actor.getSnapshot().context.query) }),
    ),
    history.subscribe(({ location: { pathname } }) => {
      if (pathname === PATH) return
      for (const stop of stopFollowing) stop()
      setDisplayed(null)
    }),
  ]
  actor.start()
  return actor
}

/**
 * Shows the questions of the tab in a query; a search stays. The query's «mode» is the opener's (document 1
 * section 4).
 * @returns the address to go to instead, or null: another mode falls back to the first one
 */
export const showFaq = (
  search: string,
  history: RouterHistory,
  historyStack: HistoryStack,
): string | null => {
  const mode = new URLSearchParams(search).get('tab') ?? FIRST
  if (!isFaqMode(mode)) return modeAddress(FIRST)
  if (displayed === null) setDisplayed(start(mode, history, historyStack))
  else if (displayed.getSnapshot().context.mode !== mode) displayed.send({ type: 'mode.changed', mode })
  return null
}
