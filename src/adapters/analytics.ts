/**
 * Where measured events go: the page's data layer, and the customer-engagement service where the operator has set one. Both get
 * the same events, checked before they come here. Specification: document 1 section 1; decisions, section 9.
 */
import { engagementUrl } from './settings.ts'

/** An event with its name, and values that hold nothing of anybody. */
export type AnalyticsEvent = Readonly<Record<string, unknown>> & { readonly event: string }

declare global {
  interface Window {
    /** Read by whatever the operator's own page carries. */
    dataLayer?: AnalyticsEvent[]
  }
}

/** The page keeps the latest only: nobody may read it at all. */
const MOST_KEPT = 500
const [MOST_AT_ONCE, WAIT_MS] = [20, 5_000]

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const send = (): void => {
  clearTimeout(timer)
  timer = undefined
  const [events, url] = [waiting, engagementUrl]
  waiting = []
  if (events.length === 0 || url === '') return
  // It leaves with a page that is closed; nobody waits for it, and one that is lost is only lost.
  void fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => undefined)
}

/** Takes an event; hands it on. */
export const track = (event: AnalyticsEvent): void => {
  window.dataLayer = [...(window.dataLayer ?? []), event].slice(-MOST_KEPT)
  if (engagementUrl === '') return
  waiting.push(event)
  if (waiting.length >= MOST_AT_ONCE) send()
  else timer ??= setTimeout(send, WAIT_MS)
}

addEventListener('pagehide', send)
