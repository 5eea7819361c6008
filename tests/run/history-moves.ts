/**
 * Forgets who follows the moves in the browser's history: the app's modules listen to them and replace the
 * methods of `history`, and a test file with modules of its own leaves them to the next file of its worker.
 * The former app would then take each move for itself, so that the next app's sheets lose their entries.
 */
import { setTimeout as delay } from 'node:timers/promises'

const METHODS = ['pushState', 'replaceState', 'go', 'back', 'forward']

/** Watches from now on. @returns a function that forgets what has been added since */
export function watchMoves(): () => void {
  const added: Parameters<typeof listen>[] = []
  const listen = globalThis.addEventListener
  globalThis.addEventListener = (...parts: Parameters<typeof listen>) => {
    if (parts[0] === 'popstate') added.push(parts)
    listen.call(globalThis, ...parts)
  }
  return () => {
    globalThis.addEventListener = listen
    for (const parts of added) globalThis.removeEventListener(...parts)
    for (const name of METHODS) Reflect.deleteProperty(history, name)
  }
}

/**
 * Waits until jsdom has ended the moves in its history that are under way; each takes two timers, one after
 * the other.
 */
export const untilMoved = async (): Promise<void> => {
  await delay(0)
  await delay(0)
}
