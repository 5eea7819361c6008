/**
 * Counts the components that React renders in a page, through the hook of React's developer tools, which also
 * works in production. Unlike a time, a count does not depend on the machine.
 */
import type { Page } from '@playwright/test'

/** The fields of a React fiber that the counter reads. */
type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

export type Renders = {
  readonly commits: number
  readonly components: number
  /** Renders by the component's name; in production names are shortened. */
  readonly names: Readonly<Record<string, number>>
}

type Counter = { commits: number; components: number; names: Record<string, number> }

declare global {
  interface Window {
    renders?: Counter
  }
}

/**
 * Runs in the page before its own scripts. It is sent as text, so it may use nothing from outside and contain
 * no named functions but methods.
 */
function install(): void {
  /**
   * Tags of function and class components, with forwarded references and memo; the flag of a component that
   * rendered.
   */
  const [COMPONENTS, PERFORMED_WORK] = [new Set([0, 1, 11, 14, 15]), 1]
  const counter: Counter = { commits: 0, components: 0, names: {} }
  window.renders = counter
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject() {
      return 1
    },
    onCommitFiberUnmount() {
      // Counts rendered components only.
    },
    onPostCommitFiberRoot() {
      // Ignores effects.
    },
    onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
      counter.commits += 1
      hook.visit(root.current, root.current.alternate)
    },
    visit(fiber: Fiber, previous: Fiber | null): void {
      const hasRendered = previous === null || (previous !== fiber && (fiber.flags & PERFORMED_WORK) !== 0)
      if (COMPONENTS.has(fiber.tag) && hasRendered) {
        counter.components += 1
        const { type } = fiber
        const name = typeof type === 'function' ? type.name : String(Object(type).displayName ?? 'memo')
        counter.names[name] = (counter.names[name] ?? 0) + 1
      }
      // A fiber with unchanged children keeps them, so they are skipped.
      if (previous !== null && fiber.child === previous.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) hook.visit(child, child.alternate)
    },
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook })
}

/** Call it before the page is opened. */
export const watchRenders = (page: Page): Promise<unknown> => page.addInitScript(install)

/** Returns the components rendered since the last call, once nothing has been rendered for 300 ms. */
export async function rendersSince(page: Page): Promise<Renders> {
  const read = () => page.evaluate(() => window.renders?.commits ?? 0)
  for (let before = -1; before !== (await read());) {
    before = await read()
    await page.waitForTimeout(300)
  }
  return page.evaluate(() => {
    const { renders } = window
    if (renders === undefined) throw new Error('Renders are not counted in this page')
    const counted = { ...renders, names: { ...renders.names } }
    Object.assign(renders, { commits: 0, components: 0, names: {} })
    return counted
  })
}

/**
 * Waits for the overlays of the app services, which render when the page is calm and not by a press (decision
 * 055), and forgets what was rendered so far.
 */
export async function startCounting(page: Page): Promise<void> {
  await page.locator('[data-stays-alive]').first().waitFor({ state: 'attached' })
  await rendersSince(page)
}
