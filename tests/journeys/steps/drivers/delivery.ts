/** Delivery: paper copy, its address, day and time. */
import type { StepTable } from '../table.ts'
import { addressBook } from './address-book.ts'
import { changeOf, chooseRow } from './every-step.ts'

export const drivers: StepTable['drivers'] = {
  ...addressBook,
  'delivery.changed': async (page, { event }) => {
    if (changeOf(event)['paper'] !== true) return chooseRow(page, /^نه، همان دیجیتال/)
    await chooseRow(page, /^بله، بفرستید/)
    await page.getByRole('radiogroup', { name: 'روز تحویل' }).locator('label').first().click()
    await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  },
}
