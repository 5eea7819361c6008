/** Attaching to the app in another tab: it is shown and driven, and personal data stays there. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { CHANNEL } from '../../visualizer/protocol/protocol.ts'
import { openLive, openFirstQuestion } from './live-page.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const markers = { code: '0084575948', name: 'ناشناسِ‌نشان', mobile: '09123456789' }

/** Records all messages on the channel as text. */
const overhear = (page: Page) =>
  page.evaluate((name) => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => {
      document.documentElement.dataset['overheard'] =
        `${document.documentElement.dataset['overheard'] ?? ''}${JSON.stringify(data)}`
    })
  }, CHANNEL)

test('a tab with the app is found, shown, driven, and released when it closes', async ({ page, context }) => {
  const { live, press, here, page: whole } = await openLive(page)
  const tab = await context.newPage()
  await tab.goto('/visualizer/observed.html?session=signed-in')
  const which = whole.getByLabel('کدام گوشی')
  await expect(which.getByRole('option')).toHaveCount(2)
  await which.selectOption({ index: 1 })
  await expect(live.getByText('برنامه در برگهٔ دیگری باز است')).toBeVisible()

  await press('رسید')
  await expect(tab.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await expect(here('inquiry')).toBeVisible()
  await press('ورود دستی')
  await expect(here('vehicle')).toBeVisible()
  await expect(tab).toHaveURL(/#\/third-party\/vehicle/)
  await tab.getByRole('button', { name: 'بازگشت' }).click()
  await expect(here('inquiry')).toBeVisible()

  await press('یک گام عقب')
  await expect(here('vehicle')).toBeVisible()
  await expect(tab).toHaveURL(/#\/third-party\/vehicle/)

  await tab.close()
  await expect(which.getByRole('option')).toHaveCount(1)
  await expect(live.getByText('برنامه در برگهٔ دیگری باز است')).toBeHidden()
})

test('personal data of a tab is masked in everything shown and sent', async ({ page, context }) => {
  const visualizer = await openLive(page)
  const { press, page: whole, live } = visualizer
  await overhear(page)
  const tab = await context.newPage()
  await tab.goto('/visualizer/observed.html?begin=at%20holder')
  await whole.getByLabel('کدام گوشی').selectOption({ index: 1 })
  await press('رسید')
  await press('تازه')
  await tab.getByRole('textbox', { name: 'نام', exact: true }).fill(markers.name)
  await tab
    .getByRole('textbox', { name: /کد ملی/ })
    .first()
    .fill(markers.code)
  await tab.getByRole('textbox', { name: /موبایل/ }).fill(markers.mobile)
  await press('حافظهٔ نمودار، پوشیده')
  await expect(live.getByText(/"firstName":"•••"/)).toBeVisible()
  await expect(live.getByText(/"cellNumber":"•••"/)).toBeVisible()

  const overheard = await page.evaluate(() => document.documentElement.dataset['overheard'] ?? '')
  expect(overheard).toContain('•••')
  const shown = await page.evaluate(() => document.body.innerText)
  for (const marker of Object.values(markers)) {
    expect(overheard).not.toContain(marker)
    expect(shown).not.toContain(marker)
  }
})

test('links and Back of a standalone tab use its own addresses', async ({ page }) => {
  await page.goto('/visualizer/observed.html?answers=real')
  await expect(page.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await page.getByRole('button', { name: 'پلاک یا کد ملی مالک را ندارم' }).click()
  await expect(page).toHaveURL(/observed\.html\?answers=real#\/third-party\/vehicle/)
  await page.goBack()
  await expect(page).toHaveURL(/observed\.html\?answers=real#\/third-party\/sanhub\?step=1/)
  await expect(page.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/#\/third-party\/vehicle/)
  await page.getByRole('button', { name: 'بازگشت' }).click()
  await expect(page.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
})

test('another visualizer’s phone is not offered as a tab', async ({ page, context }) => {
  const visualizer = await openLive(page)
  const other = await context.newPage()
  await openFirstQuestion(await openLive(other))
  await openFirstQuestion(visualizer)
  await expect(visualizer.page.getByLabel('کدام گوشی').getByRole('option')).toHaveCount(1)
})
