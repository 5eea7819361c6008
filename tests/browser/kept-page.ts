/**
 * A page that the tests of a worker share: a browser that has compiled the app's scripts opens a page again
 * at half the cost (decision 043). Between two tests it is emptied: storage, cookies, history, emulations. A
 * context that a test has changed for good – by a script for every page, a clock, a route – is closed after
 * the test, and so is that of a failed one.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** A page of the app's origin without scripts: what was on the page before ends here. */
const EMPTY_PAGE = '/health/live'

type Kept = { readonly context: BrowserContext; readonly page: Page; readonly devTools: CDPSession }

/** Runs an action first whenever one of these methods is called. */
const before = <Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  action: () => void,
) => {
  for (const name of names) {
    const method: unknown = target[name]
    if (typeof method !== 'function') throw new Error(`There is no method ${String(name)}`)
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      action()
      return Reflect.apply(method, target, given)
    })
  }
}

const open = async (browser: Browser, prepare: (context: BrowserContext) => Promise<unknown>) => {
  const context = await browser.newContext()
  await prepare(context)
  const page = await context.newPage()
  await page.goto(EMPTY_PAGE)
  return { context, page, devTools: await context.newCDPSession(page) }
}

/** Forgets what the test before stored or emulated. */
const forget = async ({ context, page, devTools }: Kept): Promise<void> => {
  // A sheet that is still closing goes back in the history, which cancels a page load.
  await page.goto(EMPTY_PAGE).catch(() => page.goto(EMPTY_PAGE))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    page.emulateMedia({ colorScheme: null, forcedColors: null, contrast: null, media: null }),
    page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
      for (const name of await caches.keys()) await caches.delete(name)
    }),
  ])
  await devTools.send('Page.resetNavigationHistory')
}

/** The pages that a worker keeps, by the options that they were opened with. */
export class KeptPages {
  readonly #kept = new Map<string, Kept>()
  readonly #spoilt = new WeakSet<BrowserContext>()

  /**
   * Returns a page that is as good as new.
   * @param options that cannot be changed later
   * @param prepare called with a new context before it has a page
   */
  async take(
    browser: Browser,
    options: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Page> {
    const known = this.#kept.get(options)
    if (known) {
      await forget(known)
      return known.page
    }
    const kept = await open(browser, prepare)
    const { context, page } = kept
    const spoil = () => void this.#spoilt.add(context)
    before(
      context,
      ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'setExtraHTTPHeaders'],
      spoil,
    )
    before(page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'], spoil)
    before(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spoil)
    this.#kept.set(options, kept)
    return page
  }

  /** Ends a test's use of a page. */
  async giveBack(options: string, hasPassed: boolean): Promise<void> {
    const kept = this.#kept.get(options)
    if (!kept) return
    const { context, page } = kept
    if (!hasPassed || this.#spoilt.has(context) || page.isClosed()) {
      this.#kept.delete(options)
      await context.close()
      return
    }
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  async close(): Promise<void> {
    for (const { context } of this.#kept.values()) await context.close()
  }
}
