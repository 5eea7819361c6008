/**
 * Fails a test on any browser error: console errors and warnings, uncaught errors, violations of the
 * content-security policy, and failed requests to the app’s origin.
 */
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

export type BrowserErrors = {
  /** Declares an error that this test causes. It must occur. */
  readonly expect: (pattern: RegExp) => void
  /** All errors, expected or not. */
  readonly all: readonly string[]
  /** Errors that were not expected, and expected errors that did not occur. */
  readonly unexpected: () => string[]
  /** Ends watching: the context may be used by another test. */
  readonly stop: () => void
}

/** Leaving a page aborts its requests, which is no failure. */
const ABANDONED = 'net::ERR_ABORTED'
/** Playwright’s own message where a test blocks service workers. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/** Watches all pages of a context, popups included. */
export function watchBrowserErrors(context: BrowserContext, origin: string): BrowserErrors {
  const errors: string[] = []
  const expected: RegExp[] = []
  const onConsole = (message: ConsoleMessage): void => {
    if (message.text() === NO_SERVICE_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (failure: WebError): void => {
    errors.push(`uncaught: ${failure.error().stack ?? failure.error().message}`)
  }
  const onFailedRequest = (request: Request): void => {
    const why = request.failure()?.errorText ?? ''
    if (request.url().startsWith(origin) && why !== ABANDONED)
      errors.push(`failed request: ${request.method()} ${request.url()} ${why}`)
  }
  const onResponse = (response: Response): void => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      errors.push(`failed request: ${response.request().method()} ${response.url()} ${response.status()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('requestfailed', onFailedRequest)
  context.on('response', onResponse)
  return {
    all: errors,
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => [
      ...errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !errors.some((error) => pattern.test(error)))
        .map((pattern) => `expected in vain: ${String(pattern)}`),
    ],
    stop: () => {
      context.off('console', onConsole)
      context.off('weberror', onError)
      context.off('requestfailed', onFailedRequest)
      context.off('response', onResponse)
    },
  }
}
