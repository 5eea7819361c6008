/**
 * The files of the app and of a journey's first question, which the build lists on home and on the pages of
 * first questions. The links have no effect until a script reads them.
 */
import { whenIdle } from '#adapters/idle.ts'

const listed = (kind: string): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[data-listed]${kind}`),
]

/**
 * Links of one task. Starting 70 requests at once blocked a slow phone for 150 ms. A user may touch home at
 * any moment, so its idle tasks are shorter; the app’s files are waited for.
 */
const PREFETCHES_PER_TASK = 3
const IMPORTS_PER_TASK = 10

/**
 * @param size links of one task
 * @param later runs what is left in a later task
 */
const inParts = (
  links: readonly HTMLLinkElement[],
  size: number,
  fetchOne: (link: HTMLLinkElement) => void,
  later: (rest: () => void) => void,
): void => {
  links.slice(0, size).forEach(fetchOne)
  const rest = links.slice(size)
  if (rest.length > 0) later(() => inParts(rest, size, fetchOne, later))
}

/** Fetches the listed files while the browser is idle, for the next page. Evaluates nothing. */
export const prefetchListed = (): void =>
  inParts(listed(''), PREFETCHES_PER_TASK, (link) => link.setAttribute('rel', 'prefetch'), whenIdle)

const ignoreFailure = () => undefined

/**
 * Imports the listed scripts, for this page: all are fetched at once, and each is evaluated in a task of its
 * own. If the app alone were imported, the scripts of the journey would be fetched after it, and the app
 * would be evaluated in one long task. A script that fails is reported by the module that needs it.
 */
export const loadListed = (): void =>
  inParts(
    listed('[as="script"]'),
    IMPORTS_PER_TASK,
    ({ href }) => void import(/* @vite-ignore */ href).catch(ignoreFailure),
    setTimeout,
  )
