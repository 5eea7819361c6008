/** How quick the app was for this person, told to the gateway when the page is left: numbers and patterns of pages. Issue "Around the journey", "Measurement". */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { registry } from '#contract/index.ts'
import { measuredPageOf, type Vital } from '#contract/operations/measurement.ts'
import { gatewayUrl } from './settings.ts'

const measured = new Map<string, Vital>()

/** The last value of each counts: some grow as long as the page lives. */
const keep = ({ name, value, rating }: Metric): void =>
  void measured.set(name, { name, value, rating, page: measuredPageOf(location.pathname) })

const send = (): void => {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return
  const body = JSON.stringify({ vitals: [...measured.values()] })
  measured.clear()
  // A page that is left cannot wait for an answer.
  navigator.sendBeacon(
    `${gatewayUrl}${registry.recordVitals.path}`,
    new Blob([body], { type: 'application/json' }),
  )
}

/** Measures from now on, as long as the page lives. */
export const measureVitals = (): void => {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep)
  document.addEventListener('visibilitychange', send)
}
