/** What a machine can see of WCAG 2.2 at level AA. The rest needs a person. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Waits until what moves has come to rest, as whoever reads the page does. What turns for ever is left out. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)))
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

/** Takes a page as it stands once it is at rest, and which part of it is looked at; fails with the rule and the elements when axe finds a breach. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await untilAtRest(page)
  const end = await seeJoinedLettersAsText(page)
  const { violations, passes } = await new AxeBuilder({ page }).include(within).withTags(LEVEL_AA).analyze()
  await end()
  const breaches = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`))
  expect(breaches, 'breaches of WCAG 2.2 AA').toEqual([])
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(0)
}
