/** Intercepts requests of the chart's calls until the path ends them. All other requests continue. */
import type { Page, Request, Route } from '@playwright/test'
import type { OperationName } from '#contract/index.ts'
import type { HeldRequest, HeldRequests } from '../walk/held-request.ts'
import { operationAt } from '../walk/operation-at.ts'

const WAIT_MS = 15_000

export type InterceptedRequest = HeldRequest & { readonly route: Route; readonly request: Request }

type Interceptor = HeldRequests<InterceptedRequest> & {
  /** Ends all of it: what is still pending is aborted, and so is what the page sends afterwards. */
  readonly cut: () => Promise<void>
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isCall = ({ pathname }: URL): boolean => pathname.startsWith('/api/')

/** Ends a request that was not ended, as leaving the page does. */
const abandon = (route: Route): Promise<void> => route.abort('aborted').catch(() => undefined)

/** Matches the console error of a request that fails with this status or without a connection. */
export const consoleErrorOf = ({ request }: InterceptedRequest, why: number | 'cut'): RegExp => {
  const [path, reason] = [
    escaped(new URL(request.url()).pathname),
    why === 'cut' ? 'ERR_CONNECTION_REFUSED' : String(why),
  ]
  return new RegExp(`${path}.*${reason}|${reason}.*${path}`)
}

const held = (operation: OperationName, route: Route): InterceptedRequest => {
  const request = route.request()
  return {
    operation,
    route,
    request,
    isGuests: new URL(request.url()).searchParams.has('uuid'),
    ask: async () => {
      const response = await route.fetch()
      return {
        status: response.status(),
        data: await response.json().catch(() => null),
        pass: () => route.fulfill({ response }),
      }
    },
    reply: (status, json) => route.fulfill({ status, json }),
    cut: () => route.abort('connectionrefused'),
  }
}

/**
 * Call before the page is opened.
 * @param ofTheChart operations whose requests stay pending
 * @param other handles all other requests
 */
export const interceptRequests = async (
  page: Page,
  ofTheChart: ReadonlySet<string>,
  other: (route: Route, operation: OperationName | undefined) => Promise<void>,
): Promise<Interceptor> => {
  let pending: readonly InterceptedRequest[] = []
  const routes: Route[] = []
  let answering: readonly {
    readonly operations: readonly string[]
    readonly reply: (request: InterceptedRequest) => Promise<void>
  }[] = []
  const listeners = new Set<() => void>()

  const give = (): void => {
    for (const { operations, reply } of answering) {
      const now = pending.filter(({ operation }) => operations.includes(operation))
      pending = pending.filter((each) => !now.includes(each))
      for (const each of now) void reply(each)
    }
    for (const listener of listeners) listener()
  }
  page.on('requestfailed', (request) => {
    pending = pending.filter((each) => each.request !== request)
  })
  await page.route(isCall, async (route) => {
    routes.push(route)
    const request = route.request()
    const operation = operationAt(request.method(), new URL(request.url()).pathname)
    if (operation === undefined || !ofTheChart.has(operation)) return other(route, operation)
    pending = [...pending, held(operation, route)]
    give()
  })

  const takeNow = (operations: readonly string[]): InterceptedRequest | undefined => {
    const found = pending.findLast(({ operation }) => operations.includes(operation))
    pending = pending.filter((each) => each !== found)
    return found
  }
  return {
    take: (operations, why) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = takeNow(operations)
          if (!found) return
          listeners.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        const timer = setTimeout(() => {
          listeners.delete(look)
          const operationNames = pending.map(({ operation }) => operation).join(', ') || 'none'
          reject(new Error(`${why}: no request of ${operations.join(' or ')}; pending: ${operationNames}`))
        }, WAIT_MS)
        listeners.add(look)
        look()
      }),
    answer: (operations, reply) => {
      const entry = { operations, reply }
      answering = [...answering, entry]
      give()
      return () => {
        answering = answering.filter((each) => each !== entry)
      }
    },
    cut: async () => {
      // A browser sends what is still intercepted when its page closes: an upload would reach the gateway
      // after the next path has emptied its box.
      await page.context().route(isCall, abandon)
      await Promise.all(routes.map(abandon))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  }
}
