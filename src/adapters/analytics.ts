/**
 * Sends analytics events to the page's data layer, and to the operator's customer-engagement service if one
 * is set. Both get the same events, which are validated before. Specification: document 1 section 1;
 * decisions, section 9.
 */
import { engagementUrl } from './settings.ts'

/** An event with its name, and values without personal data. */
export type AnalyticsEvent = Readonly<Record<string, unknown>> & { readonly event: string }

declare global {
  interface Window {
    /** For scripts of the operator's own page. */
    dataLayer?: AnalyticsEvent[]
  }
}

/** The data layer holds only the latest events, because no script may ever read it. */
const MAX_EVENTS = 500
const [BATCH_SIZE, SEND_AFTER_MS] = [20, 5_000]

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const send = (): void => {
  clearTimeout(timer)
  timer = undefined
  const [events, url] = [waiting, engagementUrl]
  waiting = []
  if (events.length === 0 || url === '') return
  // `keepalive` sends it even when the page is closed. A lost event is acceptable.
  void fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => undefined)
}

export const track = (event: AnalyticsEvent): void => {
  window.dataLayer = [...(window.dataLayer ?? []), event].slice(-MAX_EVENTS)
  if (engagementUrl === '') return
  waiting.push(event)
  if (waiting.length >= BATCH_SIZE || document.hidden) send()
  else timer ??= setTimeout(send, SEND_AFTER_MS)
}

// A phone may end a hidden page without any further event.
addEventListener('visibilitychange', () => {
  if (document.hidden) send()
})
addEventListener('pagehide', send)
