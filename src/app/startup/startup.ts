/**
 * The app begins: most often there is nothing to find out, and the first page is there at once. Who came back from signing in,
 * or is shown inside another app, waits for the chart. Specification: document 1 section 4 "Startup"; decisions, section 3.
 */
import type { ReactNode } from 'react'
import type { SignInReturn } from '#adapters/sign-in-address.ts'
import { loadAppServices } from '../app-services.ts'
import { loadMessages } from '../messages.ts'

export type LaunchParams = { readonly returned: SignInReturn | null; readonly isHosted: boolean }

/** Takes what the app was opened with and what draws a page in its place; done when it is known who uses it. Never fails. */
export const runStartupIfNeeded = async (
  opening: LaunchParams,
  draw: (page: ReactNode) => void,
): Promise<void> => {
  if (opening.returned === null && !opening.isHosted) return
  const [{ runStartup }] = await Promise.all([
    import('./run-startup.tsx'),
    loadMessages('life'),
    loadAppServices().catch(() => null),
  ])
  await runStartup(opening, draw)
}
