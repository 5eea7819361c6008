/** Automated checks of WCAG 2.2 at level AA with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'

/** axe without its comments: the browser parses it on every page. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Waits until all finite animations have ended; one may start another. Those that follow scrolling never end.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/**
 * Makes axe check the contrast of Persian text; call the result to undo it. axe skips text that is
 * narrower than its letters, because it takes it for an icon font, and joined letters are. Meanwhile
 * measured text is as wide as its letters.
 */
async function seeJoinedLettersAsText(page: Page): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(() => {
    const { prototype } = CanvasRenderingContext2D
    const { measureText } = prototype
    prototype.measureText = function measure(text) {
      const width = [...text].reduce((sum, letter) => sum + measureText.call(this, letter).width, 0)
      return Object.defineProperty(measureText.call(this, text), 'width', { value: width })
    }
    return () => {
      prototype.measureText = measureText
    }
  })
  return () => end.evaluate((restore) => restore())
}

/**
 * Lays bars that stick to the screen's edge into the page; call the result to undo it. axe measures a control
 * that a bar covers in part, although the user scrolls it into view.
 */
async function unstickBars(page: Page): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    for (const { style } of bars) style.position = 'relative'
    return () => {
      for (const { style } of bars) style.position = ''
    }
  })
  return () => end.evaluate((restore) => restore())
}

type Found = { readonly violations: AxeResults['violations']; readonly applied: number }

/**
 * Runs axe. Pages with frames need AxeBuilder; elsewhere axe is injected once, because injecting takes ten
 * times as long as a run.
 */
async function look(page: Page, within: string, runOnly: string[]): Promise<Found> {
  if (page.frames().length > 1) {
    const { violations, passes } = await new AxeBuilder({ page })
      .include(within)
      .options({ runOnly })
      .analyze()
    return { violations, applied: passes.length }
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  return page.evaluate(
    async ([part, only]) => {
      const here: typeof axe = Reflect.get(window, 'axe')
      const { violations, passes } = await here.run(part, { runOnly: only, resultTypes: ['violations'] })
      return { violations, applied: passes.length }
    },
    [within, runOnly] as const,
  )
}

async function expectNoBreach(page: Page, within: string, runOnly: string[]): Promise<void> {
  await untilAtRest(page)
  const undo = [await seeJoinedLettersAsText(page), await unstickBars(page)]
  const { violations, applied } = await look(page, within, runOnly)
  for (const each of undo) await each()
  const breaches = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  )
  expect(breaches, 'breaches of WCAG 2.2 AA').toEqual([])
  expect(applied, 'rules that axe could apply').toBeGreaterThan(0)
}

/** Fails with rule and elements when axe finds a violation. */
export const expectAccessible = (page: Page, within = 'html'): Promise<void> =>
  expectNoBreach(page, within, LEVEL_AA)

/** Checks colour contrast only, for a page whose colours alone have changed. */
export const expectContrast = (page: Page, within = 'html'): Promise<void> =>
  expectNoBreach(page, within, ['color-contrast'])

/** The page does not overflow sideways. */
export const expectToFit = async (page: Page): Promise<void> =>
  expect(
    await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    `${page.url()}: pixels past the side`,
  ).toBe(0)
