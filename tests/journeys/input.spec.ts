/**
 * Typed and pasted digits of three scripts. Errors beside fields are tested in src/steps. Document 1
 * section 5.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForPath, fillAddress, fillHolder, openInquiry, press, typePlate } from './customer.ts'

const scripts = [
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Latin', '0123456789'],
] as const
const inScript = (digits: string, of: string) => digits.replace(/\d/g, (digit) => of[Number(digit)] ?? '')

/** Pastes text as a mobile keyboard does: it replaces the selection. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.focus()
  await field.page().keyboard.insertText(text)
}

const code = (page: Page) => page.getByLabel('کد ملی مالک خودرو')

for (const [script, digits] of scripts) {
  test(`${script} digits are accepted in plate, codes and numbers, typed or pasted`, async ({
    page,
    openAt,
  }) => {
    await openInquiry(page)
    await typePlate(page, [inScript('24', digits), 'س', inScript('318', digits), inScript('44', digits)])
    await code(page).pressSequentially(inScript('0084575948', digits))
    await expect(code(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
    await paste(code(page), ` ${inScript('008457-5948', digits)} `)
    await expect(code(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
    const looked = page.waitForRequest(/inquiry\/by-plate/)
    await press(page, 'استعلام')
    expect((await looked).postDataJSON()).toEqual({
      plk1: '24',
      plk2: '10',
      plk3: '318',
      plkSrl: '44',
      nationalCode: '0084575948',
    })
    await waitForPath(page, /step=2$/)
    const { cellNumber } = await openAt.order('holder')
    await fillHolder(page, '')
    const mobile = page.getByLabel('شمارهٔ موبایل')
    await mobile.pressSequentially(inScript(cellNumber, digits))
    await expect(mobile).toHaveValue(inScript(cellNumber, scripts[0][1]))
    await paste(mobile, inScript(`${cellNumber.slice(0, 4)} ${cellNumber.slice(4)}`, digits))
    await expect(mobile).toHaveValue(inScript(cellNumber, scripts[0][1]))
    await press(page, 'ثبت و ادامه')
    await waitForPath(page, /\/address\//)
    await fillAddress(page)
    await paste(page.getByLabel('کد پستی'), inScript('19387-65431', digits))
    const saved = page.waitForRequest(/address\/create/)
    await press(page, 'ثبت و ادامه')
    expect((await saved).postDataJSON()).toMatchObject({
      postalCode: '1938765431',
      plaqueNumber: '12',
      unitNumber: '4',
    })
  })
}
