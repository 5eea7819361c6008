/**
 * Intercepts the requests of this page: each waits for the interceptor's answer, or continues to the real
 * gateway. Install it before the client is imported.
 */
import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios'
import { type OperationName, registry } from '#contract/index.ts'
import { guestPath, type Call } from '#contract/operation.ts'

/** `cut`: the connection fails; `pass`: the real gateway answers. */
export type InterceptedAnswer = { readonly status: number; readonly data: unknown } | 'cut' | 'pass'

/** Answers an operation. The signal aborts when the request is cancelled. */
export type RequestInterceptor = (operation: OperationName, signal: AbortSignal) => Promise<InterceptedAnswer>

const isOperation = (name: string): name is OperationName => Object.hasOwn(registry, name)
const calls: readonly (readonly [string, Call])[] = Object.entries(registry)
const PARAMETER = /:\w+/g
const parametersOf = (path: string): number => path.match(PARAMETER)?.length ?? 0
/** As the gateway does, a path that is written out is preferred to one with a parameter in the same place. */
const patterns = calls
  .toSorted(([, one], [, other]) => parametersOf(one.path) - parametersOf(other.path))
  .flatMap(([name, { method, path }]) =>
    isOperation(name)
      ? [path, guestPath(path)].map((each) => ({
          name,
          method,
          pattern: new RegExp(`^${each.replaceAll(PARAMETER, '[^/]+')}$`),
        }))
      : [],
  )

/** The operation of a request, or null. */
export const matchOperation = (method: string, path: string): OperationName | null =>
  patterns.find((one) => one.method === method.toUpperCase() && one.pattern.test(path))?.name ?? null

const [OK, MULTIPLE_CHOICES] = [200, 300]

const settled = (
  config: InternalAxiosRequestConfig,
  { status, data }: Exclude<InterceptedAnswer, string>,
): AxiosResponse => {
  const response: AxiosResponse = { status, data, statusText: '', headers: new AxiosHeaders(), config }
  if (status >= OK && status < MULTIPLE_CHOICES) return response
  throw new AxiosError(
    `Request failed with status code ${status}`,
    AxiosError.ERR_BAD_RESPONSE,
    config,
    null,
    response,
  )
}

/** Rejects when the request is cancelled; never settles otherwise. */
const given = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(new CanceledError())
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })

const signalOf = ({ signal }: InternalAxiosRequestConfig): AbortSignal =>
  signal instanceof AbortSignal ? signal : new AbortController().signal

/** Installs an interceptor for all requests of this page. */
export const interceptRequests = (answering: RequestInterceptor): void => {
  const gateway = axios.getAdapter('xhr')
  axios.defaults.adapter = async (config) => {
    const operation = matchOperation(config.method ?? 'get', config.url ?? '')
    if (operation === null) return gateway(config)
    const signal = signalOf(config)
    const word = await Promise.race([answering(operation, signal), given(signal)])
    if (word === 'pass') return gateway(config)
    if (word === 'cut') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    return settled(config, word)
  }
}
