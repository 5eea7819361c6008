/** What a machine can see of WCAG 2.2 at level AA. The rest needs a person. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Waits until what moves has come to rest, as whoever reads the page does: one movement may begin another. What turns for ever is left out. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/**
 * axe leaves out the contrast of what it takes for icons that a font draws: words that are narrower than their letters.
 * Persian letters join, so its words are, and after three of them axe leaves out everything in that font. Hence, while
 * axe looks, a word measures as much as its letters. Gives what ends that.
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

type Found = { readonly violations: AxeResults['violations']; readonly applied: number }

/** A page that holds others is looked at by what looks into each of them. Elsewhere axe stays in the page once it is there: bringing it takes ten times as long as looking. */
async function look(page: Page, within: string, runOnly: string[]): Promise<Found> {
  if (page.frames().length > 1) {
    const { violations, passes } = await new AxeBuilder({ page })
      .include(within)
      .options({ runOnly })
      .analyze()
    return { violations, applied: passes.length }
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
  const end = await seeJoinedLettersAsText(page)
  const { violations, applied } = await look(page, within, runOnly)
  await end()
  const breaches = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  )
  expect(breaches, 'breaches of WCAG 2.2 AA').toEqual([])
  expect(applied, 'rules that axe could apply').toBeGreaterThan(0)
}

/** Takes a page as it stands once it is at rest, and which part of it is looked at; fails with the rule and the elements when axe finds a breach. */
export const expectAccessible = (page: Page, within = 'html'): Promise<void> =>
  expectNoBreach(page, within, LEVEL_AA)

/** Takes a page whose colours alone have changed since it was found accessible; fails when its texts stand out too little. */
export const expectContrast = (page: Page): Promise<void> => expectNoBreach(page, 'html', ['color-contrast'])
