/**
 * Adds what jsdom lacks, and puts back what a test file has changed: the next file of its worker has the same
 * modules, globals and page (`shared-modules.ts`).
 */
import { i18n } from '@lingui/core'
import { afterAll, expect, vi } from 'vitest'
import { untilMoved, watchMoves } from './history-moves.ts'
import { kindOf } from './shared-modules.ts'

const isPage = typeof document !== 'undefined'
// Loaded with the real timers, which React keeps: loaded first by a file that fakes them, it would never
// render again.
const testing = isPage ? await import('@testing-library/react') : null
const hasOwnModules = kindOf(expect.getState().testPath ?? '').modules === 'own'

// user-event escapes the name of a radio group. The names in our screens need no escaping.
if (isPage && typeof CSS === 'undefined')
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
if (hasOwnModules) vi.resetModules()
const forgetMoves = isPage && hasOwnModules ? watchMoves() : null

afterAll(async () => {
  // Before the rest is put back: what is still rendered would answer to the next file's events.
  testing?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Lingui is a package, so it keeps the language of this file.
  i18n.loadAndActivate({ locale: 'fa', messages: {} })
  if (hasOwnModules) vi.resetModules()
  if (!isPage) return
  // The entries of the sheets that were open are removed.
  if (forgetMoves !== null) await untilMoved()
  forgetMoves?.()
  localStorage.clear()
  sessionStorage.clear()
  // Drops the entries ahead, too.
  history.pushState(null, '', '/')
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('dir')
  document.body.replaceChildren()
})
