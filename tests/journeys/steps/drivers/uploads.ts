/** Uploads of documents and cheques, and postponing them. */
import { expect } from '@playwright/test'
import { cardPicture } from '../../customer.ts'
import type { Driver } from '../table.ts'
import { everyStepDrivers, pressDriver } from './every-step.ts'

/** Uploads a picture into every empty box; the sandbox may want more than the path. */
const send: Driver = async (page) => {
  const inputs = page.locator('main input[type=file]')
  const there = page.getByText('بارگذاری شد', { exact: true })
  await expect(inputs.first()).toBeAttached()
  while ((await inputs.count()) > 0) {
    const before = await there.count()
    await inputs.first().setInputFiles(cardPicture)
    await expect(there).toHaveCount(before + 1)
  }
}

/** Starts an upload; the path decides whether it succeeds. */
const begin: Driver = async (page) => page.locator('main input[type=file]').first().setInputFiles(cardPicture)

export const uploads = {
  ...everyStepDrivers,
  'upload.begun': begin,
  'upload.ended': async (page) =>
    page.getByRole('main').getByRole('button', { name: /^لغو/ }).first().click(),
  'upload.changed': send,
  'uploads.abandoned': pressDriver('بی‌عکس برمی‌گردم'),
  'documents-later.changed': async (page) =>
    page.locator('label').filter({ hasText: 'بقیه را بعد از پرداخت می‌فرستم' }).click(),
  'cheques-later.changed': async (page) =>
    page.locator('label').filter({ hasText: 'چک‌ها را بعد از پرداخت می‌فرستم' }).click(),
} as const satisfies Record<string, Driver>
