/** What a machine can see of WCAG 2.2 at level AA. The rest needs a person. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Takes a page as it stands now; fails with the rule and the elements when axe finds a breach. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(LEVEL_AA).analyze()
  const breaches = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`))
  expect(breaches, 'breaches of WCAG 2.2 AA').toEqual([])
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(0)
}
