/**
 * Finds or installs the two browsers of the tests, pictures and benchmarks.
 *
 * `shell` is Chromium's headless shell: the same engine without a user interface, a third lighter. `whole` is
 * the whole browser, for pictures and benchmarks; the tests do without it. An environment variable wins; then
 * the system's browser; then Playwright's; then Debian's package, as root; then Playwright's download. Where
 * there is no shell, the whole browser serves.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { aptInstall, canAptInstall } from '#tests/system/debian.ts'

export type BrowserKind = 'shell' | 'whole'

/** Environment variables that name a browser's path. */
export const PATH_VARIABLES = {
  shell: 'CHROMIUM_SHELL_PATH',
  whole: 'CHROMIUM_PATH',
} as const satisfies Record<BrowserKind, string>

const SYSTEM_PATHS: Readonly<Record<BrowserKind, readonly string[]>> = {
  shell: ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell'],
  whole: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

const PACKAGES: Readonly<Record<BrowserKind, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'fonts-noto-color-emoji'],
  whole: ['chromium', 'fonts-noto-color-emoji'],
}

/** Flags for a browser in a container without a graphics card, which makes no requests of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of an installed browser, or undefined.
 * @throws Error when the environment variable names a file that does not exist.
 */
export function findChromium(kind: BrowserKind = 'whole'): string | undefined {
  const variable = PATH_VARIABLES[kind]
  const path = process.env[variable]
  if (path) {
    if (!existsSync(path)) throw new Error(`${variable} names a file that does not exist: ${path}`)
    return path
  }
  const playwrightPaths = kind === 'whole' ? [chromium.executablePath()] : []
  return [...SYSTEM_PATHS[kind], ...playwrightPaths].find((candidate) => existsSync(candidate))
}

function install(kind: BrowserKind): string {
  try {
    if (canAptInstall()) aptInstall(PACKAGES[kind])
    else if (kind === 'whole') {
      const playwright = fileURLToPath(new URL('../../node_modules/.bin/playwright', import.meta.url))
      spawnSync(playwright, ['install', 'chromium'], { stdio: 'pipe' })
    }
    return ''
  } catch (error) {
    return ` (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`
  }
}

/** Returns the path of the browser, installed if need be, or one line that says what to install. */
export function findOrInstallChromium(
  kind: BrowserKind = 'whole',
): { readonly path: string } | { readonly lacking: string } {
  const present = findChromium(kind)
  if (present) return { path: present }
  const problem = install(kind)
  const installed = findChromium(kind)
  if (installed) return { path: installed }
  if (kind === 'shell') return findOrInstallChromium('whole')
  return {
    lacking: `No Chromium was found or could be installed${problem}: install the package chromium or Google Chrome, or set CHROMIUM_PATH.`,
  }
}
