/** Web vitals: a line of numbers each, for whoever reads the log. Issue "Around the journey", "Measurement". */
import type { Handlers } from '../handler.ts'

const DECIMALS = 1000

export const measurement = {
  recordVitals: ({ body: { vitals } }, { logMeasurement: measure }) => {
    for (const { name, value, rating, page } of vitals)
      measure({ name, value: Math.round(value * DECIMALS) / DECIMALS, rating, page }, 'vital')
    return Promise.resolve({ done: true } as const)
  },
} satisfies Partial<Handlers>
