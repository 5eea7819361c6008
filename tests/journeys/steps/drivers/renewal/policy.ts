/** The policy that is renewed, and the sheet of its claims. */
import { chooseCount } from '../../../fields.ts'
import type { StepTable } from '../../table.ts'
import { everyStepDrivers, pressDriver, scopeOf, textOf } from '../every-step.ts'

const kinds: Readonly<Record<string, string>> = {
  property: 'خسارت مالی',
  life: 'خسارت جانی',
  driver: 'خسارت راننده',
}
const counts = ['نداشتم', '۱ بار', '۲ بار', '۳ و بیشتر']

export const policyDrivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  'same-as-last-year.chosen': pressDriver(/^تمدید مثل پارسال/),
  'renewal-claims.opened': pressDriver('تغییر خسارت‌های این یک سال'),
  'renewal-claims.changed': async (page, { event, view }) =>
    chooseCount(
      await scopeOf(page, view),
      kinds[textOf(event, 'kind')] ?? '',
      counts[Number(event['count'])] ?? '',
    ),
}
