/** Sign-in outside the app. */
import { everyStepDrivers } from './drivers/every-step.ts'
import type { StepTable } from './table.ts'

const views: StepTable['views'] = {
  'signIn.asking': {
    heading: 'ورود به حساب',
    primary: 'ورود و ادامه',
    texts: [/دوباره وارد حساب خود شوید|برای دیدن سفارش وارد شوید/, /محفوظ است/],
    coversFailure: 'The step whose call failed before the session ended is opened again after signing in.',
  },
  'signIn.leaving': {
    heading: 'ورود به حساب',
    primary: 'رفتن به صفحهٔ ورود',
    texts: ['به صفحهٔ ورود می‌رویم…'],
  },
}

export const signIn: StepTable = { views, drivers: everyStepDrivers }
