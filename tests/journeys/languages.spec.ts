/**
 * The app in English, and the language changed in the middle of a form. Document 1 section 1; design
 * language, section 6.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import {
  waitForPath,
  cardPicture,
  fillHolder,
  openInquiry,
  press,
  knownVehicle,
  signIn,
  submitInquiry,
} from './customer.ts'
import { field, openManualEntry, pickOption } from './fields.ts'
import { changeLanguage } from './language.ts'
import { everyWidth } from '#tests/browser/widths.ts'

const PHONE_WIDTH = 390
const persianLetter = /\p{Script=Arabic}/u

const languageOf = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

async function openEnglishInquiry(page: Page): Promise<void> {
  await page.goto('/')
  await changeLanguage(page, 'English')
  await page.getByRole('link', { name: 'Get prices' }).click()
  await waitForPath(page, /sanhub\?step=1$/)
}

async function typePlateAndCode(page: Page): Promise<void> {
  await page.getByLabel('First two digits of the plate').fill('24')
  await page
    .getByRole('dialog', { name: 'Plate letter' })
    .getByRole('radio', { name: 'س', exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Three digits of the plate').fill('318')
  await page.getByLabel('Two digits beside IRAN').fill('44')
  await page.getByLabel('Car owner’s national code').fill(knownVehicle.nationalCode)
}

async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

/** The page fits, and is accessible at this width; tests/paths examines the screens on a phone. */
const expectToFitAccessibly = async (page: Page) => {
  await expectToFit(page)
  if (page.viewportSize()?.width !== PHONE_WIDTH) await expectAccessible(page)
}

test.describe('in English', () => {
  for (const { name: width, use } of everyWidth)
    test.describe(width, () => {
      test.use(use)
      test('in English a purchase up to the holder is accessible and fits its width', async ({
        page,
        freshCustomer,
      }) => {
        await openEnglishInquiry(page)
        expect(await languageOf(page)).toBe('en ltr')
        await typePlateAndCode(page)
        // Typed in Persian digits, shown in Latin ones.
        await expect(page.getByLabel('Car owner’s national code')).toHaveValue('0084575948')
        await expectToFitAccessibly(page)
        await press(page, 'Find my car')

        await waitForPath(page, /step=2$/)
        await expect(page).toHaveTitle('Vehicle details · Separ')
        await expectToFit(page)
        await press(page, 'Yes, continue')
        await waitForPath(page, /step=3$/)
        await expect(page.getByText('4 Azar 1404')).toBeVisible()
        await expect(page.getByText('Damavand Insurance')).toBeVisible()
        await expectToFit(page)
        await press(page, 'Yes, continue')
        await waitForPath(page, /step=4$/)
        await choose(page, /^No/)
        await press(page, 'See prices')

        await waitForPath(page, /offers\?/)
        const offer = page.getByRole('article', { name: 'Hamoon Insurance' })
        await expect(offer.getByText(/^\d,\d{3},\d{3} Toman$/).first()).toBeVisible()
        await expectToFitAccessibly(page)
        await changeLanguage(page, 'فارسی')
        await expect(
          page.getByRole('article', { name: 'بیمهٔ هامون' }),
          'the list came in English',
        ).toBeVisible()
        await changeLanguage(page, 'English')
        await offer.getByRole('button', { name: 'Choose Hamoon Insurance' }).click()
        await expect(page.getByRole('dialog', { name: 'How will you pay?' })).toBeVisible()
        await expectToFit(page)
        await press(page, 'Sign in and place order')
        await expect(page.getByRole('heading', { name: 'What is your mobile number?' })).toBeVisible()
        expect(await languageOf(page)).toBe('en ltr')
        await expectToFit(page)
        await expectAccessible(page)
        await signIn(page, freshCustomer().cellNumber)

        await waitForPath(page, /personal-information/)
        await expect(page.getByRole('heading', { name: 'Whose name should the policy be in?' })).toBeVisible()
        expect(await languageOf(page)).toBe('en ltr')
        await expectToFitAccessibly(page)
      })
    })

  test('changing the language keeps input, step, address and scroll position', async ({ page }) => {
    await openInquiry(page)
    expect(await languageOf(page)).toBe('fa rtl')
    await page.getByLabel('کد ملی مالک خودرو').fill('00845')
    await page.evaluate(() => scrollTo(0, 40))
    const [address, scroll] = [page.url(), await page.evaluate(() => scrollY)]
    const code = await page.getByLabel('کد ملی مالک خودرو').elementHandle()

    await changeLanguage(page, 'English')
    await expect(page.getByLabel('Car owner’s national code')).toHaveValue('00845')
    expect(await languageOf(page)).toBe('en ltr')
    expect(await page.evaluate(() => scrollY)).toBe(scroll)
    expect(page.url()).toBe(address)
    // The element is kept, not replaced.
    expect(await code?.evaluate((element) => element.isConnected)).toBe(true)

    await page.reload()
    await expect(page.getByLabel('Car owner’s national code')).toHaveValue('00845')
    await changeLanguage(page, 'فارسی')
    await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue('۰۰۸۴۵')
    expect(await languageOf(page)).toBe('fa rtl')
    expect(page.url()).toBe(address)
  })

  test('names from the gateway follow the language, and input stays', async ({ page }) => {
    await openInquiry(page)
    await openManualEntry(page)
    await pickOption(page, 'نوع خودرو', /^سواری/)
    await pickOption(page, 'برند', /^پژو/)
    const address = page.url()

    await changeLanguage(page, 'English')
    await expect(field(page, 'Vehicle type')).toHaveText('Car')
    await expect(field(page, 'Brand')).toHaveText('Peugeot')
    await field(page, 'Model').click()
    const models = page.getByRole('listbox').getByRole('option')
    await expect(models.first()).toBeVisible()
    for (const name of await models.allInnerTexts()) expect(name).not.toMatch(persianLetter)
    await models.filter({ hasText: 'Pars' }).first().click()
    expect(page.url()).toBe(address)

    await changeLanguage(page, 'فارسی')
    await expect(field(page, 'برند')).toHaveText('پژو')
    await expect(field(page, 'مدل')).toContainText('پارس')
    expect(page.url()).toBe(address)
  })

  test('an open order and its lists follow the language', async ({ page, openAt }) => {
    await openAt.order('documents')
    await page
      .getByLabel(/روی کارت ملی/)
      .and(page.locator('input[type=file]'))
      .setInputFiles(cardPicture)
    await expect(page.getByText('بارگذاری شد', { exact: true })).toBeVisible()

    await changeLanguage(page, 'English')
    await expect(
      page.getByRole('group', { name: 'Front of the national card' }).getByText('Uploaded', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('Back of the vehicle card')).toBeVisible()
    expect(await page.getByRole('main').innerText()).not.toMatch(persianLetter)

    await changeLanguage(page, 'فارسی')
    await expect(
      page.getByRole('group', { name: 'روی کارت ملی' }).getByText('بارگذاری شد', { exact: true }),
    ).toBeVisible()
  })

  test('a receipt names insurer and vehicle in the new language at once', async ({ page, openAt }) => {
    await openAt.order('payment', {
      addressOf: 'receipt',
      before: ({ device, trackingCode }) => device.payAtBank(trackingCode),
    })
    await expect(page.getByText(/پژو ۲۰۷/)).toBeVisible()
    await changeLanguage(page, 'English')
    await expect(page.getByText(/Peugeot 207/)).toBeVisible()
    const main = page.getByRole('main')
    // A plate is drawn as it is, and the holder keeps the name that was typed.
    const plate = await main.getByRole('img', { name: /^Plate/ }).innerText()
    const words = (await main.innerText()).replace(plate, '').replace('نگار آزمون', '')
    expect(words).not.toMatch(persianLetter)
    await changeLanguage(page, 'فارسی')
    await expect(page.getByText(/پژو ۲۰۷/)).toBeVisible()
  })

  test.describe('that no page has loaded before', () => {
    test.use({ ownPage: true })
    test('when the messages of a language cannot be loaded, the page stays and says so', async ({
      page,
      context,
      browserErrors,
    }) => {
      await page.goto('/')
      await press(page, 'پشتیبانی')
      await page.getByRole('dialog').getByRole('button', { name: 'English' }).waitFor()
      browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
      await expect(page.getByText('زبان عوض نشد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.')).toBeVisible()
      expect(await languageOf(page)).toBe('fa rtl')
    })
  })

  test('an error of the gateway follows the language: in a box, and beside a field', async ({
    page,
    openAt,
    browserErrors,
  }) => {
    browserErrors.expect(/\b422\b/)
    const main = page.getByRole('main')
    await openInquiry(page)
    await submitInquiry(page, { plate: ['15', 'د', '638', '22'], nationalCode: '9932551902' })
    await expect(main).toContainText('این پلاک به نام این کد ملی نیست؛ هر دو را بررسی کنید.')
    await changeLanguage(page, 'English')
    await expect(main).toContainText('This plate is not registered to this national code; check both.')
    await changeLanguage(page, 'فارسی')
    await expect(main).toContainText('این پلاک به نام این کد ملی نیست؛ هر دو را بررسی کنید.')

    await openAt.order('holder')
    await fillHolder(page, '09000001011')
    await page.getByLabel('کد ملی', { exact: true }).fill('0084575948')
    await press(page, 'ثبت و ادامه')
    await expect(page.getByLabel('شمارهٔ موبایل')).toHaveAccessibleDescription(/به نام بیمه‌گذار نیست/)
    await changeLanguage(page, 'English')
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
      /^This mobile number is not in the policy holder’s name/,
    )
  })
})
