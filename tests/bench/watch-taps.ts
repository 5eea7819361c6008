/**
 * Records each tap in a page: the time until the next paint (Event Timing) and, when it leads to another
 * step, the time until that step's heading is painted and the calls in between.
 */
import type { Page } from '@playwright/test'

/** Shortest duration that Event Timing reports, in ms. */
export const QUICKEST = 16

/**
 * Milliseconds from the press until the new heading is painted. `calls` ended before that; `waited` is the
 * time with a call in progress.
 */
export type Move = { readonly took: number; readonly waited: number; readonly calls: readonly string[] }
export type Seen = {
  /** Time to the next paint after each tap, in ms. */
  readonly taps: readonly number[]
  /** The last change of the heading. */
  readonly move: Move | undefined
}

type Taps = {
  presses: number
  pressed: number
  arrived: { readonly from: number; readonly to: number } | undefined
  /** Interactions by their id. */
  readonly paints: Map<number, number>
  readonly observer: PerformanceObserver
  take(entries: PerformanceEntryList): void
}

declare global {
  interface Window {
    taps?: Taps
  }
}

/**
 * Runs in the page before its own scripts. It is sent as text, so it may contain no named functions.
 */
function watch(threshold: number): void {
  const taps: Taps = {
    presses: 0,
    pressed: 0,
    arrived: undefined,
    paints: new Map(),
    observer: new PerformanceObserver((list) => taps.take(list.getEntries())),
    take(entries) {
      for (const entry of entries) {
        if (
          !('interactionId' in entry) ||
          typeof entry.interactionId !== 'number' ||
          entry.interactionId === 0
        )
          continue
        taps.paints.set(
          entry.interactionId,
          Math.max(entry.duration, taps.paints.get(entry.interactionId) ?? 0),
        )
      }
    },
  }
  window.taps = taps
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: threshold,
  }
  taps.observer.observe(options)
  performance.setResourceTimingBufferSize(5_000)
  addEventListener('pointerdown', () => (taps.presses += 1), true)
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) taps.pressed = timeStamp
    },
    true,
  )
  // A new step has another heading. The task after a frame runs when that frame is on its way to the screen.
  let heading: string | null = null
  new MutationObserver(() => {
    const shown =
      [...document.querySelectorAll('h1, h2')].find(
        (each) => !each.closest('[role=dialog], [aria-busy=true]'),
      )?.textContent ?? null
    const step = location.pathname + location.search + (shown ?? '')
    if (shown === null || step === heading) return
    heading = step
    const { port1, port2 } = new MessageChannel()
    port1.start()
    port1.addEventListener('message', () => {
      taps.arrived = { from: taps.pressed, to: performance.now() }
    })
    requestAnimationFrame(() => port2.postMessage(undefined))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Call it before the page is opened. */
export const watchTaps = (page: Page): Promise<unknown> => page.addInitScript(watch, QUICKEST)

/** Runs in the page: returns the records since the last call. */
function drain(
  quickest: number,
): { taps: number[]; move: { took: number; waited: number; calls: string[] } | undefined } | undefined {
  const kept = window.taps
  if (!kept) return undefined
  kept.take(kept.observer.takeRecords())
  const slow = [...kept.paints.values()]
  const taps = [...slow, ...Array.from({ length: Math.max(0, kept.presses - slow.length) }, () => quickest)]
  const { arrived } = kept
  kept.paints.clear()
  kept.presses = 0
  kept.arrived = undefined
  if (!arrived) return { taps, move: undefined }
  const calls = performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && /^(?:fetch|xmlhttprequest)$/.test(entry.initiatorType)
        ? [entry]
        : [],
    )
    .filter(
      ({ name, startTime, responseEnd }) =>
        new URL(name).pathname.startsWith('/api/') && startTime >= arrived.from && responseEnd <= arrived.to,
    )
    .sort((a, b) => a.startTime - b.startTime)
  let [waited, until] = [0, 0]
  for (const { startTime, responseEnd } of calls) {
    waited += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  const named = calls.map(({ name }) =>
    new URL(name).pathname
      .split('/')
      .filter((part) => /^[a-z-]{3,}$/.test(part) && part !== 'api')
      .slice(-2)
      .join('/'),
  )
  return { taps, move: { took: arrived.to - arrived.from, waited, calls: named } }
}

/** Returns the records since the last call. Throws when the page is not watched. */
export async function seenSince(page: Page): Promise<Seen> {
  // The browser reports an event some time after the next paint.
  await page.waitForTimeout(400)
  const seen = await page.evaluate(drain, QUICKEST)
  if (!seen) throw new Error(`${page.url()} was not watched.`)
  return seen
}
