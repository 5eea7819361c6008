/** What axe looks at in a run: each sight once, whichever worker comes to it first. They share nothing but the disk. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tests/system/command.ts'

const FOLDER = join(ROOT, 'test-results/sights')

/** The language of the page that is looked at. */
const languages = ['persian', 'english'] as const
type Language = (typeof languages)[number]

/** Before a run: nothing has been looked at. */
export const clearAuditedViews = (): void => {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const language of languages) mkdirSync(join(FOLDER, language), { recursive: true })
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Takes the page's language and a sight by name; tells whether nobody has looked at it in this run, and whoever asks is to. */
export const claimView = (language: Language, sight: string): boolean => {
  try {
    mkdirSync(join(FOLDER, language, createHash('sha256').update(sight).digest('hex')))
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  }
}

/** How many were looked at in a language. */
export const countAuditedViews = (language: Language): number => readdirSync(join(FOLDER, language)).length
