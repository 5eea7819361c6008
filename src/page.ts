/**
 * Entry of every page but home. It is small: removes the token from the address before anything is painted,
 * starts the app after the first paint, keeps what is entered in a prerendered question until the app is
 * there, and covers the question where it is in the wrong language.
 */
import './app/startup/launch-params.ts'
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { afterFirstPaint } from '#adapters/first-paint.ts'
import { afterNextPaint } from '#adapters/next-paint.ts'
import { loadListed } from './app/first-page/listed-files.ts'
import { linkManifest } from './app/first-page/manifest-link.ts'
import { coverPrerenderedQuestion, revealPage } from './app/shell/prerendered-page.ts'
import { carryOverEntries } from './app/shell/question-entries.ts'

applyColourScheme()
coverPrerenderedQuestion()
carryOverEntries(document)

const start = async (): Promise<void> => {
  loadListed()
  const { startApp } = await import('./app/start-app.ts')
  await startApp(null)
}
const startOrReveal = () =>
  void start().catch((cause: unknown) => {
    revealPage()
    throw new Error('The app could not be started.', { cause })
  })

afterNextPaint(startOrReveal)
afterFirstPaint(linkManifest)
