/** Entry of every page but home: starts the app at once. */
import { revealPage } from './app/shell/prerendered-page.ts'
import { startApp } from './app/start-app.ts'

void startApp(null).catch((cause: unknown) => {
  revealPage()
  throw new Error('The app could not be started.', { cause })
})
