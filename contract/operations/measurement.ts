/**
 * Performance metrics reported by the app: numbers and page names, no personal data. Issue "Around the
 * journey", "Measurement".
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { MEASURED_PAGES, VITALS_PATH } from '../values/measured-page.ts'
import { Done } from './parameters.ts'

/** A page by its pattern. */
export const MeasuredPage = v.picklist(MEASURED_PAGES, textRef('choice.unknown'))

const HOUR_MS = 3_600_000
const MOST_VITALS = 20

/** A web vital in milliseconds, except CLS, which has no unit. */
export const Vital = v.strictObject({
  name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'], textRef('choice.unknown')),
  value: v.pipe(
    v.number(textRef('malformed')),
    v.minValue(0, textRef('malformed')),
    v.maxValue(HOUR_MS, textRef('malformed')),
  ),
  rating: v.picklist(['good', 'needs-improvement', 'poor'], textRef('choice.unknown')),
  page: MeasuredPage,
})
export type Vital = v.InferOutput<typeof Vital>

export const measurement = {
  recordVitals: operation({
    summary: 'Logs web vitals, each as one line of numbers.',
    method: 'POST',
    path: VITALS_PATH,
    who: 'anyone',
    idempotency: 'natural',
    body: v.strictObject({
      vitals: v.pipe(
        v.array(Vital, textRef('malformed')),
        v.minLength(1, textRef('required')),
        v.maxLength(MOST_VITALS, textRef('malformed')),
      ),
    }),
    answer: Done,
    errors: ['invalid', 'tooMany'],
  }),
}
