/**
 * Entry of the pages with a prerendered question. It is small: keeps what is entered until the app is there,
 * covers the question where it is in the wrong language, and starts the app after the first paint.
 */
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { afterNextPaint } from '#adapters/next-paint.ts'
import { loadListed } from './app/first-page/listed-files.ts'
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
