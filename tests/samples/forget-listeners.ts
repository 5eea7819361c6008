/** Removes the listeners that a test file adds to the page: the next file of its worker has the same page. */
import { afterAll } from 'vitest'

/** Called before anything listens. */
export function forgetListeners(): void {
  const removals: (() => void)[] = []
  const listen = document.addEventListener.bind(document)
  document.addEventListener = (...parts: Parameters<typeof listen>) => {
    listen(...parts)
    removals.push(() => document.removeEventListener(...parts))
  }
  afterAll(() => {
    for (const remove of removals) remove()
    document.addEventListener = listen
  })
}
