/**
 * What a page is told to keep of each tap: how long until the next paint (Event Timing), and for a tap that
 * leads to another step when that step's heading stood painted and which calls were waited for between. Issue
 * 5, figures.
 */
import type { Page } from '@playwright/test'

/** Event Timing tells of what took this long, in ms; a tap it is silent about was quicker. */
export const QUICKEST = 16

/**
 * From the press until the new heading was painted; `calls` ended before that, `waited` is the time in which
 * at least one was under way.
 */
export type Move = { readonly took: number; readonly waited: number; readonly calls: readonly string[] }
export type Seen = {
  /** Until the next paint after each tap, ms. */
  readonly taps: readonly number[]
  /** The last move to another heading. */
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
 * Runs in the page, before anything of the page does. It is sent there as text, which functions with names of
 * their own do not survive.
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
  // A step that has come gives its heading the focus. What a frame drew is on its way to the screen in the
  // task after it.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLHeadingElement) || target.closest('[role=dialog]')) return
      const { port1, port2 } = new MessageChannel()
      port1.start()
      port1.addEventListener('message', () => {
        taps.arrived = { from: taps.pressed, to: performance.now() }
      })
      requestAnimationFrame(() => port2.postMessage(undefined))
    },
    true,
  )
}

/** Takes a page before it is opened. */
export const watchTaps = (page: Page): Promise<unknown> => page.addInitScript(watch, QUICKEST)

/** Runs in the page: gives what was kept since it was last asked. */
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

/** Gives what the page has seen since it was last asked. Throws where the page was not watched. */
export async function seenSince(page: Page): Promise<Seen> {
  // The browser tells of an event some time after the paint that followed it.
  await page.waitForTimeout(400)
  const seen = await page.evaluate(drain, QUICKEST)
  if (!seen) throw new Error(`Nobody watched ${page.url()}.`)
  return seen
}
