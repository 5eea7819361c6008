/** Address book, in the address and delivery steps. */
import type { Page } from '@playwright/test'
import { fillAddress } from '../../customer.ts'
import type { Driver } from '../table.ts'
import { everyStepDrivers, pressPrimary, pressNamed } from './every-step.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'نشانی‌های من', exact: true })
const add = /^افزودن نشانی/
const opensBook = /^(?:تغییر نشانی|نشانی‌های من)$/

/** Opens the form: for a new address from the step or the book, for an existing one from the book. */
const openForm: Driver = async (page, { event, state }) => {
  const fromBook = state.endsWith('.book')
  if (event['uid'] === null && !fromBook && (await page.getByRole('button', { name: add }).count()) > 0)
    return pressNamed(page, add)
  if (!fromBook) await pressNamed(page, opensBook)
  if (event['uid'] === null) await pressNamed(book(page), add)
  else
    await book(page)
      .getByRole('button', { name: /^ویرایش نشانی/ })
      .first()
      .click()
}

const openBook: Driver = async (page) => pressNamed(page, opensBook)

/** Selects the first enabled address that is not selected. */
const pick: Driver = async (page) => {
  await book(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: false, disabled: false }) })
    .first()
    .click()
}

export const addressBook = {
  ...everyStepDrivers,
  continue: async (page, step) =>
    step.state.endsWith('.confirmingDeletion')
      ? pressNamed(page.getByRole('dialog'), 'حذف نشانی')
      : pressPrimary(page, step),
  'address-book.opened': openBook,
  'address-form.opened': openForm,
  'address.picked': pick,
  'address-draft.changed': async (page) => fillAddress(page),
  'address-deletion.asked': async (page) =>
    book(page)
      .getByRole('button', { name: /^حذف نشانی/ })
      .first()
      .click(),
} as const satisfies Record<string, Driver>
