/** The conditions of an inspection; the button accepts them. */
import { everyStepDrivers } from '../drivers/every-step.ts'
import type { StepTable } from '../table.ts'

const terms = {
  heading: 'شرایط بازدید',
  primary: /^(?:هر هشت شرط را می‌پذیرم|ادامه)$/,
  texts: ['خودرو را این‌طور آماده کنید'],
} as const

const views: StepTable['views'] = { 'terms.reading': terms, 'terms.accepting': terms }

export const carBodyTerms: StepTable = { views, drivers: everyStepDrivers }
