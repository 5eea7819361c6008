/**
 * The Chromium that tests, pictures and benchmarks use: the one that is there, or one that is got.
 * CHROMIUM_PATH wins; then the system's; then Playwright's own; then, as root on Debian, the package; then Playwright's download.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { aptInstall, canAptInstall } from '#tests/run/debian.ts'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What a browser in a container without a graphics card needs, and nothing that talks to the outside by itself. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Gives the path of a Chromium that is already there, or undefined. Throws when CHROMIUM_PATH leads nowhere. */
export function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH leads nowhere: ${asked}`)
    return asked
  }
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path))
}

/** Gives the path of a Chromium, got if need be, or one line that says what to install. */
export function findOrInstallChromium(): { readonly path: string } | { readonly lacking: string } {
  const here = findChromium()
  if (here) return { path: here }
  let why = ''
  try {
    if (canAptInstall()) aptInstall(['chromium', 'fonts-noto-color-emoji'])
    else
      spawnSync(
        fileURLToPath(new URL('../../node_modules/.bin/playwright', import.meta.url)),
        ['install', 'chromium'],
        { stdio: 'pipe' },
      )
  } catch (error) {
    why = ` (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`
  }
  const got = findChromium()
  return got
    ? { path: got }
    : {
        lacking: `No Chromium was found or could be got${why}: install the package chromium or Google Chrome, or set CHROMIUM_PATH.`,
      }
}
