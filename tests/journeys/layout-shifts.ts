/** Measures what moves on a page after it has been drawn. Design language, principle 6. */
import type { Page } from '@playwright/test'

/**
 * Sums up what moves on every page from now on, also what the browser ascribes to a press. Not what the web
 * font moves when it replaces the system's, which a first visit on a busy machine sees before the content is
 * there.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0
    let fontShown = Number.POSITIVE_INFINITY
    // The font is preloaded, so the page's load event waits for it.
    addEventListener('load', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          fontShown = performance.now()
        }),
      ),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime > fontShown) sum += Number(Reflect.get(entry, 'value'))
      Object.assign(window, { shifted: sum })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum on the page at the moment: 0 when nothing has moved. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
