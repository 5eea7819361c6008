/** Charts in the visualizer: list with coverage, steps, search, both languages, keyboard. */
import type { Page } from '@playwright/test'
import { charts } from '#explorer/charts.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { expectContrast } from '#tests/browser/accessibility.ts'
import { cardOf, chartOf, openVisualizer, stateAt } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const NOTICED_MS = 300

test('every chart is listed with its states and its coverage', async ({ page }) => {
  await openVisualizer(page)
  const rows = page.getByRole('navigation', { name: 'سفرها' }).getByRole('button')
  await expect(rows).toHaveCount(Object.keys(charts).length)
  await expect(rows.first()).toHaveText(/شخص ثالث، خرید\s*۱[۰-۹]{2} حالت\s*(?:۹[۰-۹]|۱۰۰)\u200F٪/)
  await expect(rows.filter({ hasText: 'نتیجهٔ پرداخت' })).toHaveText(/نتیجهٔ پرداخت\s*۹ حالت\s*۱۰۰\u200F٪/)
  await rows.filter({ hasText: 'جعبهٔ بارگذاری' }).click()
  await expect(stateAt(page, 'completed')).toHaveText('بارگذاری شد')
  await expect(page).toHaveURL(/#\/upload-box$/)
})

test('a step opens into its states and transitions, and the map comes back', async ({ page }) => {
  await openVisualizer(page)
  await stateAt(page, 'offers').click()
  await expect(page).toHaveURL(/#\/third-party\/offers/)
  await expect(stateAt(page, 'offers.list.enteringDiscount')).toContainText('کد تخفیف')
  const way = chartOf(page).locator(
    '[data-from="offers.list.enteringDiscount"][data-to="offers.list.applyingDiscount"]',
  )
  await expect(way).toHaveText(/اعمال کد تخفیف\[ کد تازه‌ای برای پیشنهادها نوشته شده \]/)
  await expect(chartOf(page).locator('[data-from="offers.settling"][data-to="offers.searching"]')).toHaveText(
    'پس از ۱ ثانیه درنگ',
  )
  await expect(
    chartOf(page).locator('[data-from="offers.choosing"][data-to="offers.confirmed"]'),
  ).toContainText('بی‌درنگ')
  await expect(chartOf(page).locator('[data-from="offers.searching"][data-to="offers.failed"]')).toHaveText(
    'خطا',
  )
  await page.goBack()
  await expect(stateAt(page, 'payment')).toBeVisible()
})

/** Presses a button and returns the time in ms until its drawing shows the first state. */
const untilDrawn = (page: Page, button: string, inside: string): Promise<number> =>
  page.evaluate(
    async ([name, place]) => {
      const pressed = [...document.querySelectorAll('nav button')].find(
        ({ textContent }) => textContent === name,
      )
      const began = performance.now()
      if (pressed instanceof HTMLElement) pressed.click()
      while (!document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect().width)
        await new Promise((drawn) => {
          requestAnimationFrame(drawn)
        })
      return performance.now() - began
    },
    [button, inside] as const,
  )

const middleOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY

test('a drawing appears in under 300 ms: the map and the largest steps', async ({ page }, testInfo) => {
  await openVisualizer(page)
  const drawings = [
    ['انتخاب بیمه', 'offers.deciding'],
    ['پرداخت', 'payment.deciding'],
    ['نقشه', 'payment'],
  ] as const
  for (const [button, inside] of drawings) {
    const times: number[] = []
    for (let again = 0; again < 5; again += 1) {
      await page
        .getByRole('navigation', { name: 'گام‌های سفر' })
        .getByRole('button', { name: 'ارسال', exact: true })
        .click()
      await stateAt(page, 'delivery.deciding').waitFor()
      times.push(await untilDrawn(page, button, inside))
    }
    const said = `${button}: ${Math.round(middleOf(times))} ms (${times.map(Math.round).join(', ')})`
    testInfo.annotations.push({ type: 'until it is drawn', description: said })
    process.stdout.write(`${said}\n`)
    expect(middleOf(times), said).toBeLessThan(NOTICED_MS)
  }
})

test('the selected state shows its purpose, its calls and the targets of its events', async ({ page }) => {
  await openVisualizer(page, '/third-party/offers')
  await stateAt(page, 'offers.registering').click()
  const card = cardOf(page)
  await expect(card.getByRole('heading')).toHaveText('ثبت سفارش')
  await expect(card).toContainText('در حال ثبت')
  await expect(card).toContainText('فراخوانی')
  await expect(card).toContainText('شاید سفارش ثبت شده باشد.')
  await expect(card.getByRole('row', { name: /خطا \[ قیمت‌ها دیگر معتبر نیست \]/ })).toContainText(
    'گرفتن قیمت تازه',
  )
  await card.getByRole('button', { name: 'گرفتن قیمت تازه' }).first().click()
  await expect(card.getByRole('heading')).toHaveText('گرفتن قیمت تازه')
  await expect(page).toHaveURL(/state=offers\.repricing/)
})

test('a link to a state opens its step in its language and colour scheme', async ({ page, context }) => {
  await openVisualizer(page, '/third-party?state=payment.invoice.checkingLast&language=en&scheme=dark')
  await expect(stateAt(page, 'payment.invoice.checkingLast')).toHaveAttribute('aria-pressed', 'true')
  await expect(cardOf(page).getByRole('heading')).toHaveText('Last check')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await chartOf(page).getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  expect(copied).toContain('state=payment.invoice.checkingLast')
})

test('a link that the browser does not copy is pointed to', async ({ page }) => {
  await openVisualizer(page, '/third-party?language=en')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await chartOf(page).getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('Not copied; the link is in the address bar')).toBeVisible()
})

test('states, events and conditions are found by any of their names, by keyboard alone', async ({ page }) => {
  await openVisualizer(page)
  await page.keyboard.press('/')
  await page.keyboard.type('آخرین بررسی')
  const results = chartOf(page).getByRole('option')
  await expect(results.first()).toContainText('payment.invoice.checkingLast')
  await page.keyboard.press('Enter')
  await expect(stateAt(page, 'payment.invoice.checkingLast')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('/')
  await page.keyboard.type('comparison is full')
  await expect(results.first()).toHaveText(/شرط.*سه تا نشان دارد/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=offers\.list\./)
  await page.keyboard.press('/')
  await page.keyboard.type('هیچ چنین چیزی')
  await expect(results).toHaveText('چیزی پیدا نشد')
})

test('arrow keys move between states, Enter selects, Escape goes up, plus and minus zoom', async ({
  page,
}) => {
  await openVisualizer(page, '/third-party/opening?language=en')
  await page.keyboard.press('ArrowRight')
  const focused = page.locator(':focus')
  const first = await focused.getAttribute('data-place')
  await page.keyboard.press('ArrowRight')
  await expect(focused).not.toHaveAttribute('data-place', first ?? '')
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(stateAt(page, 'payment')).toBeVisible()
  const zoom = page.getByRole('main').getByRole('status').filter({ hasText: '%' })
  const before = Number.parseInt(await zoom.innerText(), 10)
  await page.keyboard.press('-')
  await expect.poll(async () => Number.parseInt(await zoom.innerText(), 10)).toBeLessThan(before)
  await page.keyboard.press('0')
  await expect.poll(async () => Number.parseInt(await zoom.innerText(), 10)).toBeGreaterThan(before / 2)
})

test('technical names are shown on demand, and the page switches to English', async ({ page }) => {
  await openVisualizer(page, '/third-party/holder')
  await expect(stateAt(page, 'holder.saving')).not.toContainText('saving')
  await page.getByRole('button', { name: 'نام‌های فنی' }).click()
  await expect(stateAt(page, 'holder.saving')).toContainText('saving')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(stateAt(page, 'holder.saving')).toContainText('Saving the holder')
  await expect(page.getByRole('navigation', { name: 'Journeys' })).toContainText('Third-party, purchase')
  await expect(page).toHaveURL(/language=en.*technical/)
})

for (const language of ['fa', 'en']) {
  test(`the charts are accessible, and their contrast in dark colours, too: ${language}`, async ({
    page,
  }) => {
    const map = `/third-party?language=${language}`
    const card = `/third-party/offers?state=offers.registering&language=${language}`
    await openVisualizer(page, map)
    await expectAccessible(page, 'main')
    await openVisualizer(page, `${card}&technical`)
    await expect(cardOf(page)).toBeVisible()
    await expectAccessible(page, 'main')
    await openVisualizer(page, `${card}&technical&scheme=dark`)
    await expect(cardOf(page)).toBeVisible()
    await expectContrast(page, 'main')
    await openVisualizer(page, `${map}&scheme=dark`)
    await expectContrast(page, 'main')
  })
}
