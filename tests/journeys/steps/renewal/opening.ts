/** Opening of a renewal: the order, the policy that is renewed, and the configuration. */
import { everyStepDrivers } from '../drivers/every-step.ts'
import { opening } from '../opening.ts'
import type { StepTable } from '../table.ts'

const views: StepTable['views'] = {
  ...opening.views,
  'opening.readingPolicy': {
    heading: 'بیمهٔ شخص ثالث',
    primary: null,
    texts: ['بیمه‌نامهٔ قبلی شما را می‌خوانیم…'],
    why: 'Nothing can be done before the answer is there, but to go back.',
  },
  'opening.nothingToRenew': {
    heading: 'تمدید بیمه‌نامه',
    primary: 'خرید بیمهٔ تازه',
    texts: ['بیمه‌نامه‌ای برای تمدید نیست'],
    coversFailure: 'The page says what the failure means.',
  },
}

export const renewalOpening: StepTable = { views, drivers: everyStepDrivers }
