/** Inquiry: the plate is pasted, everything else typed or pressed. */
import { plateLetter } from '#contract/values/plate-letters.ts'
import type { StepTable } from '../table.ts'
import { changeOf, everyStepDrivers, pressDriver, textOf } from './every-step.ts'
import { enterHistory } from './history.ts'
import { enterVehicle } from './vehicle.ts'

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  'plate.changed': async (page, { event }) => {
    const part = (name: string) => textOf(changeOf(event), name)
    const plate =
      part('plkSrl') === ''
        ? `${part('plk1')} ${part('plk2')}`
        : `${part('plk1')} ${plateLetter(part('plk2'))} ${part('plk3')} ${part('plkSrl')}`
    await page.getByRole('group', { name: 'پلاک', exact: true }).evaluate((group, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      group.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, plate)
  },
  'owner-code.changed': async (page, { event }) =>
    page.getByLabel(/^کد ملی مالک (?:خودرو|موتورسیکلت)/).fill(textOf(event, 'value')),
  'manual-entry.chosen': pressDriver(/^(?:پلاک یا کد ملی مالک را ندارم|ورود دستی مشخصات)$/),
  'saved-plate.picked': async (page) =>
    page.getByRole('group', { name: 'پلاک‌های قبلی شما' }).getByRole('button').first().click(),
  'vehicle-edit.opened': pressDriver(/^ویرایش مشخصات (?:خودرو|موتورسیکلت)$/),
  'vehicle.changed': async (page, { event }) =>
    enterVehicle(page.getByRole('dialog', { name: /^ویرایش مشخصات/ }), changeOf(event)),
  'history.changed': enterHistory,
}
