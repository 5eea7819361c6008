/**
 * The first tap on home, on the slowed phone: until the tile shows that it is pressed, and until the first
 * frame of the screen that it opens. Median of five first visits. The figures depend on the machine.
 */
import type { Browser } from '@playwright/test'
import { median } from './median.ts'
import { inBrowser, PHONE, SLOW_CPU, slowDown } from './slow-phone.ts'
import { table } from './table.ts'
import { judgement, type Report } from './targets.ts'
import { traced } from './write-trace.ts'

const RUNS = 5
/** After this time a tap without a screen ends; its figure is not a number. */
const LIMIT_MS = 30_000
const TILE = 'a[href^="/third-party"]'

/** Milliseconds from the tap. */
type Tapped = {
  shown: number | null
  screen: number | null
  /** Called when the screen's frame is there. */
  done: (() => void) | null
  /** Records a figure in the task after the next frame, when that frame is on its way to the screen. */
  afterFrame(figure: 'shown' | 'screen'): void
}

declare global {
  interface Window {
    tapped?: Tapped
  }
}

/**
 * Runs in the page before its own scripts. It is sent as text, so it may use nothing from outside and contain
 * no named functions.
 */
function watch(tileSelector: string): void {
  let [pressed, tile]: [number, Element | null] = [0, null]
  const pending = new Set(['shown', 'screen'])
  const tapped: Tapped = {
    shown: null,
    screen: null,
    done: null,
    afterFrame(figure) {
      if (!pending.delete(figure)) return
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        tapped[figure] = performance.now() - pressed
        if (figure === 'screen') tapped.done?.()
      })
      port1.start()
      requestAnimationFrame(() => port2.postMessage(undefined))
    },
  }
  window.tapped = tapped
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (tile !== null || !(target instanceof Element)) return
      tile = target.closest(tileSelector)
      pressed = timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (tile === null) return
    if (tile.matches('[data-pressed]')) tapped.afterFrame('shown')
    // Home is replaced by the screen, or hidden beneath it.
    if (!tile.checkVisibility() && document.querySelector('main') !== null) tapped.afterFrame('screen')
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

async function tapOnce(
  browser: Browser,
  address: string,
  traces: string | undefined,
): Promise<{ shown: number; screen: number }> {
  const context = await browser.newContext({ ...PHONE, baseURL: address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watch, TILE)
  await page.goto('/')
  const tile = page.locator(TILE).first()
  await tile.scrollIntoViewIfNeeded()
  const box = await tile.boundingBox()
  if (box === null) throw new Error('Home has no tile.')
  // What the test needs runs in the page before the tap, because it would delay the frames after it.
  const isShown = page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        if (window.tapped) window.tapped.done = resolve
        setTimeout(resolve, limit)
      }),
    LIMIT_MS,
  )
  await traced(page, traces, 'first tap on home', async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await isShown
  })
  const { shown, screen } = await page.evaluate(() => ({
    shown: window.tapped?.shown ?? null,
    screen: window.tapped?.screen ?? null,
  }))
  await context.close()
  return { shown: shown ?? Number.NaN, screen: screen ?? Number.NaN }
}

/** Taps in new browsers' contexts. Takes about ten seconds. */
export const measureFirstTap = (
  address: string,
  executablePath: string,
  traces: string | undefined,
): Promise<Report> =>
  inBrowser(executablePath, async (browser) => {
    const taps = []
    for (let run = 0; run < RUNS; run += 1) taps.push(await tapOnce(browser, address, traces))
    const shown = median(taps.map((tap) => tap.shown))
    const screen = median(taps.map((tap) => tap.screen))
    const line = (title: string, figures: number[], middle: number): string[] => [
      title,
      ...figures.map((figure) => figure.toFixed(0)),
      `${middle.toFixed(0)} ms`,
    ]
    return {
      text: table([
        [
          `first tap on home, CPU ${SLOW_CPU}× slower, ms`,
          ...taps.map((_, run) => `visit ${run + 1}`),
          'median',
          'target',
          '',
        ],
        [
          ...line(
            'the press is shown',
            taps.map((tap) => tap.shown),
            shown,
          ),
          ...judgement('firstTapShown', shown),
        ],
        [
          ...line(
            'frame of the tapped screen',
            taps.map((tap) => tap.screen),
            screen,
          ),
          ...judgement('firstTapScreen', screen),
        ],
      ]),
      measured: { firstTapShown: shown, firstTapScreen: screen },
    }
  })
