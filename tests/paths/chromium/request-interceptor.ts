/** The line between the page and the gateway: requests behind the chart's calls are held until the path says how they end, all others go through. */
import type { Page, Request, Route } from '@playwright/test'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'

const WAIT_MS = 15_000

export type InterceptedRequest = {
  readonly operation: OperationName
  readonly route: Route
  readonly request: Request
}

type Line = {
  /** The latest request of one of these operations that is held and still wanted; waits for one. Takes it off the line. */
  readonly take: (operations: readonly string[], why: string) => Promise<InterceptedRequest>
  /** From now on requests of these operations are answered as they come; gives what ends that. */
  readonly answer: (
    operations: readonly string[],
    reply: (held: InterceptedRequest) => Promise<void>,
  ) => () => void
  readonly cut: () => Promise<void>
}

const names = new Set<string>(Object.keys(registry))
const isName = (name: string): name is OperationName => names.has(name)

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
/** Paths with fewer parameters first: «file/:id» before «:trackingCode». */
const addresses = Object.keys(registry)
  .filter(isName)
  .map((name) => ({
    name,
    method: registry[name].method,
    path: registry[name].path,
    parameters: registry[name].path.split(':').length,
  }))
  .toSorted((one, other) => one.parameters - other.parameters)
  .map(({ name, method, path }) => ({ name, method, patterns: [pattern(path), pattern(guestPath(path))] }))

const operationOf = (request: Request): OperationName | undefined => {
  const { pathname } = new URL(request.url())
  return addresses.find(
    ({ method, patterns }) => method === request.method() && patterns.some((each) => each.test(pathname)),
  )?.name
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isCall = ({ pathname }: URL): boolean => pathname.startsWith('/api/')

/** What the browser says of a request that is refused with this status, or whose line is cut. */
export const consoleErrorOf = ({ request }: InterceptedRequest, why: number | 'cut'): RegExp => {
  const [path, reason] = [
    escaped(new URL(request.url()).pathname),
    why === 'cut' ? 'ERR_CONNECTION_REFUSED' : String(why),
  ]
  return new RegExp(`${path}.*${reason}|${reason}.*${path}`)
}

/** Takes a page before it is opened, and the operations that are held; gives the line. `other` answers all other requests, or lets them through. */
export const interceptRequests = async (
  page: Page,
  ofTheChart: ReadonlySet<string>,
  other: (route: Route, operation: OperationName | undefined) => Promise<void>,
): Promise<Line> => {
  let held: readonly InterceptedRequest[] = []
  let answering: readonly {
    readonly operations: readonly string[]
    readonly reply: (held: InterceptedRequest) => Promise<void>
  }[] = []
  const listeners = new Set<() => void>()

  const give = (): void => {
    for (const { operations, reply } of answering) {
      const now = held.filter(({ operation }) => operations.includes(operation))
      held = held.filter((each) => !now.includes(each))
      for (const each of now) void reply(each)
    }
    for (const listener of listeners) listener()
  }
  page.on('requestfailed', (request) => {
    held = held.filter((each) => each.request !== request)
  })
  await page.route(isCall, async (route) => {
    const request = route.request()
    const operation = operationOf(request)
    if (operation === undefined || !ofTheChart.has(operation)) return other(route, operation)
    held = [...held, { operation, route, request }]
    give()
  })

  const takeNow = (operations: readonly string[]): InterceptedRequest | undefined => {
    const found = held.findLast(({ operation }) => operations.includes(operation))
    held = held.filter((each) => each !== found)
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
          reject(
            new Error(
              `${why}: nothing asked for ${operations.join(' or ')}; held are ${held.map(({ operation }) => operation).join(', ') || 'none'}`,
            ),
          )
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
      // A path that ends with a call may end before its request leaves: it gets no answer then, either.
      await page.context().route(isCall, () => undefined)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  }
}
