/**
 * Reports web vitals to the gateway when the page is hidden: numbers and path patterns only. Issue "Around
 * the journey".
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { Vital } from '#contract/operations/measurement.ts'
import { measuredPageOf, VITALS_PATH } from '#contract/values/measured-page.ts'
import { gatewayUrl } from './settings.ts'

const measured = new Map<string, Vital>()

/** The last value of each metric counts, because some grow while the page is open. */
const keep = ({ name, value, rating }: Metric): void =>
  void measured.set(name, { name, value, rating, page: measuredPageOf(location.pathname) })

const send = (): void => {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return
  const body = JSON.stringify({ vitals: [...measured.values()] })
  measured.clear()
  // A page that is being closed cannot wait for an answer.
  navigator.sendBeacon(`${gatewayUrl}${VITALS_PATH}`, new Blob([body], { type: 'application/json' }))
}

let isMeasuring = false

/** Starts once: home does before the app runs. The browser reports what was measured until then. */
export const measureVitals = (): void => {
  if (isMeasuring) return
  isMeasuring = true
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep)
  document.addEventListener('visibilitychange', send)
}
