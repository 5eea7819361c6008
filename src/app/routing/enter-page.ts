/**
 * Enters a page: loads what it needs, then shows it. Loading may take seconds, and the user may open another
 * page meanwhile: a page shown after that would lead back to itself.
 */
export type PageEntry = {
  /** Whether the router only loads the page, for later. */
  readonly preload: boolean
  /** Aborted when another address is entered. */
  readonly abortController: AbortController
}

/**
 * @param show runs after `load`; neither for a preload nor if another address was entered meanwhile
 * @throws what `load` and `show` throw, such as a redirect
 */
export const enterPage = async <Loaded>(
  { preload, abortController: { signal } }: PageEntry,
  load: () => Promise<Loaded>,
  show: (loaded: Loaded) => void | Promise<void>,
): Promise<void> => {
  if (preload) return
  const loaded = await load()
  if (!signal.aborted) await show(loaded)
}
