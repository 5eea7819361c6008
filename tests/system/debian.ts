/** Installs Debian packages that npm cannot provide: a browser, a database. Only as root with apt. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const canAptInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages without prompts. Throws with apt's output when that fails. */
export function aptInstall(packages: readonly string[]): void {
  const apt = (args: readonly string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt(['update'])
  apt(['install', '--yes', '--no-install-recommends', ...packages])
}
