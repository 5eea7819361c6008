/** Inspection: the place of the visit, an address added for it, and its slot. */
import { fillAddress } from '../../../customer.ts'
import type { Driver, StepTable } from '../../table.ts'
import { chooseRow, everyStepDrivers, pressDriver, pressNamed, textOf } from '../every-step.ts'

const openForm: Driver = async (page, { event }) =>
  event['uid'] === null
    ? pressNamed(page, 'نشانی تازه')
    : page
        .getByRole('button', { name: /^ویرایش نشانی/ })
        .first()
        .click()

/** Selects the first possible place that is not selected. */
const pick: Driver = async (page) =>
  page
    .getByRole('radiogroup', { name: 'جای بازدید' })
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: false, disabled: false }) })
    .first()
    .click()

const slots: Readonly<Record<string, RegExp>> = { 'visit-1': /^۱۰ تا ۱۲/, 'visit-3': /^۱۴ تا ۱۶/ }

export const inspectionDrivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  'address-form.opened': openForm,
  'address-draft.changed': async (page) => fillAddress(page),
  'inspection-place.picked': pick,
  'inspection-place.reopened': pressDriver('تغییر جای بازدید'),
  'inspection-time.picked': async (page, { event }) => chooseRow(page, slots[textOf(event, 'code')] ?? ''),
}
