/**
 * Chooses the pages that axe examines: each kind of page once a run, whichever worker reaches it first. A
 * kind is what the page consists of, not the state of its chart. Workers share nothing but the disk.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '#tests/browser/accessibility.ts'
import { ROOT } from '#tests/system/command.ts'

const FOLDER = join(ROOT, 'test-results/views')

/** The language of the examined page. */
const languages = ['persian', 'english'] as const
type Language = (typeof languages)[number]

/** Before a run no page has been examined. */
export const clearAuditedViews = (): void => {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const language of languages) mkdirSync(join(FOLDER, language), { recursive: true })
}

const exists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Claims a view for the caller. Returns false when it has been claimed in this run. */
export const claimView = (language: Language, view: string): boolean => {
  try {
    mkdirSync(join(FOLDER, language, createHash('sha256').update(view).digest('hex')))
    return true
  } catch (error) {
    if (exists(error)) return false
    throw error
  }
}

export const countAuditedViews = (language: Language): number => readdirSync(join(FOLDER, language)).length

/**
 * What a page consists of: elements with their styles, roles and states below those of their parents; no
 * texts.
 */
const consistsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const STATES = [
      'role',
      'type',
      'disabled',
      'inert',
      'aria-hidden',
      'aria-checked',
      'aria-disabled',
      'aria-expanded',
      'aria-invalid',
      'aria-pressed',
      'aria-selected',
    ]
    const kindOf = (element: Element): string =>
      [
        element.tagName,
        element.getAttribute('class'),
        ...STATES.map((name) => element.getAttribute(name)),
      ].join()
    const kinds = [...document.body.querySelectorAll('*')].map(
      (element) => `${element.parentElement ? kindOf(element.parentElement) : ''} ${kindOf(element)}`,
    )
    return [...new Set(kinds)].sort().join('\n')
  })

/**
 * Lets axe examine the page, and its contrast in dark colours, unless such a page was examined in this run.
 * @param beside runs the examination while the page's own time may be paused
 */
export const auditOnce = async (
  page: Page,
  beside: (examine: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  if (!claimView('persian', await consistsOf(page))) return
  await beside(async () => {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })
}
