/**
 * The screens that only car-body insurance has, in narrow and wide windows: the questions about the car,
 * offers with their covers, inspection and conditions. tests/paths checks them on a phone. Document 3
 * sections 2 and 4.
 */
import { press, waitForPath } from './customer.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { changeLanguage } from './language.ts'
import { otherWidths } from '#tests/browser/widths.ts'

const answers = {
  carType: 'car',
  carUsage: 'passenger',
  carBrand: 'peugeot',
  carModel: 'peugeot-207-manual',
  carProductionYear: '1399',
  carValue: '680000000',
  policyStatus: 'without',
  thirdPartyDiscount: '2',
}
const offers = `/car-body/offers?${new URLSearchParams(answers).toString()}`

for (const { name: width, use } of otherWidths)
  test.describe(width, () => {
    test.use(use)
    test('the questions, the offers and the sheets of covers fit and are accessible', async ({ page }) => {
      test.slow()
      const arrive = async () => {
        await expectToFit(page)
        await expectAccessible(page)
      }
      await page.goto('/car-body/vehicle-information')
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await arrive()
      await page.goto(offers)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await arrive()
      await page.getByRole('button', { name: 'پوشش بیشتر' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await arrive()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'پوشش بیشتر' })).toBeFocused()
      await changeLanguage(page, 'English')
      await page.emulateMedia({ colorScheme: 'dark' })
      await arrive()
    })
  })

for (const { name: width, use } of otherWidths)
  test.describe(width, () => {
    test.use(use)
    test('the inspection and its conditions fit and are accessible', async ({ page, openAt }) => {
      await openAt.carBodyOrder('inspection')
      await expect(
        page
          .getByRole('group', { name: 'ساعت بازدید' })
          .or(page.getByRole('radiogroup', { name: 'ساعت بازدید' }))
          .getByRole('radio', { checked: true }),
      ).toHaveCount(1)
      await expectToFit(page)
      await expectAccessible(page)
      await press(page, 'ثبت زمان')
      await waitForPath(page, /\/car-body\/terms-and-conditions\//)
      await expect(page.getByRole('button', { name: 'هر هشت شرط را می‌پذیرم' })).toBeVisible()
      await expectToFit(page)
      await expectAccessible(page)
    })
  })
