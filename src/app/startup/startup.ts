/**
 * Startup: after a sign-in, or inside a host app, the startup chart finds out who the user is before the
 * first page. In all other cases it is skipped. Specification: document 1 section 4 "Startup"; decisions,
 * section 3.
 */
import type { ReactNode } from 'react'
import { loadAppServices } from '../app-services.ts'
import { loadMessages } from '../messages.ts'
import type { LaunchParams } from './launch-params.ts'

/**
 * Runs the startup chart where it is needed.
 * @param render shows the chart's error page
 */
export const runStartupIfNeeded = async (
  launchParams: LaunchParams,
  render: (page: ReactNode) => void,
): Promise<void> => {
  if (launchParams.returned === null && !launchParams.isHosted) return
  const [{ runStartup }] = await Promise.all([
    import('./run-startup.tsx'),
    loadMessages('app-services'),
    loadAppServices().catch(() => null),
  ])
  await runStartup(launchParams, render)
}
