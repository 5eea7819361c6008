/** Web vitals, written to the log as one line each. Issue "Around the journey", "Measurement". */
import type { Handlers } from '../handler.ts'

const DECIMALS = 1000

export const measurement = {
  recordVitals: ({ body: { vitals } }, { logMeasurement }) => {
    for (const { name, value, rating, page } of vitals)
      logMeasurement({ name, value: Math.round(value * DECIMALS) / DECIMALS, rating, page }, 'vital')
    return Promise.resolve({ done: true } as const)
  },
} satisfies Partial<Handlers>
