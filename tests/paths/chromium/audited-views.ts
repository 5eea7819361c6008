/**
 * Chooses the pages that axe examines, whichever worker reaches them first. Workers share nothing but the
 * disk.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '#tests/browser/accessibility.ts'
import { ROOT } from '#tests/system/command.ts'

const FOLDER = join(ROOT, 'test-results/views')

/** Hashes of the parts of all examined pages, one a line. */
const PARTS = join(FOLDER, 'parts.txt')

/** What a view is claimed for: its examination in a language, that of its state, or its pictures. */
const purposes = ['persian', 'english', 'state', 'pictured'] as const
type Purpose = (typeof purposes)[number]

/** Before a run no page has been examined. */
export const clearAuditedViews = (): void => {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const purpose of purposes) mkdirSync(join(FOLDER, purpose), { recursive: true })
  writeFileSync(PARTS, '')
}

const exists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Claims the parts of a page for the caller. Returns false when all of them were on examined pages. */
const claimParts = (parts: readonly string[]): boolean => {
  const known = new Set(readFileSync(PARTS, 'utf8').split('\n'))
  const fresh = parts.map(hashOf).filter((part) => !known.has(part))
  if (fresh.length > 0) appendFileSync(PARTS, `${fresh.join('\n')}\n`)
  return fresh.length > 0
}

/** Claims a view for the caller. Returns false when it has been claimed in this run. */
export const claimView = (purpose: Purpose, view: string): boolean => {
  try {
    mkdirSync(join(FOLDER, purpose, hashOf(view)))
    return true
  } catch (error) {
    if (exists(error)) return false
    throw error
  }
}

export const countAuditedViews = (language: 'persian' | 'english'): number =>
  readdirSync(join(FOLDER, language)).length

/**
 * What a page consists of: elements with their styles, roles and states below those of their parents; no
 * texts.
 */
export const consistsOf = (page: Page): Promise<string> =>
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
 * Lets axe examine the page, and its contrast in dark colours: in each state once, and wherever the page has
 * a part that no examined page had.
 * @param state name of the state that the page shows
 * @param beside runs the examination while the page's own time may be paused
 */
export const auditOnce = async (
  page: Page,
  state: string,
  beside: (examine: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const parts = await consistsOf(page)
  const isNew = [claimView('state', state), claimParts(parts.split('\n'))].includes(true)
  if (!isNew || !claimView('persian', parts)) return
  await beside(async () => {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })
}
