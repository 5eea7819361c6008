/**
 * Facts that only a laid-out page shows: the total of the review above the fold, cards and rows of equal
 * height, cards where their skeletons were, a receipt that does not move, and toasts that cover no search.
 */
import { payButton, press } from './customer.ts'
import { expectToast, field } from './fields.ts'
import { expect, test } from './fixtures.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { cards, listHeading, offersLink } from './offers-list.ts'
import { everyWidth } from '#tests/browser/widths.ts'

test('the total of the review is above the fold', async ({ page, openAt }) => {
  await openAt.order('payment')
  const price = page.getByRole('region', { name: 'قیمت' })
  const [box, bar] = [
    await price.getByText('مبلغ قابل پرداخت').boundingBox(),
    await payButton(page).boundingBox(),
  ]
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect((bar?.y ?? 844) + (bar?.height ?? 0)).toBeLessThanOrEqual(844)
})

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('closed offer cards are equally high and begin where their skeletons did', async ({ page }) => {
      let answer: () => void = () => undefined
      const isMeasured = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(/thirdparty\/1\/offers/, async (route) => {
        await isMeasured
        await route.continue()
      })
      await page.goto(offersLink())
      const skeleton = page.locator('main [aria-busy=true] > [aria-hidden=true]').first()
      const before = await skeleton.boundingBox()
      answer()
      await expect(listHeading(page)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      const after = await cards(page).first().boundingBox()
      expect(after?.y).toBe(before?.y)
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
      // Cards out of sight have no layout.
      await page.addStyleTag({ content: 'main article { content-visibility: visible !important }' })
      const heights = await cards(page).evaluateAll((list) =>
        list.map((card) => card.getBoundingClientRect().height),
      )
      expect(heights.length).toBeGreaterThan(10)
      expect(new Set(heights).size, heights.join()).toBe(1)
    })
  })

test('rows of facts are equally high, whether or not they explain their label', async ({ page, openAt }) => {
  await openAt.inquiry('insurance')
  const rows = page.locator('main dl > div')
  await expect(rows.filter({ has: page.getByRole('button') })).toHaveCount(2)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(heights).toHaveLength(4)
  expect(new Set(heights).size, heights.join()).toBe(1)
})

test('nothing moves when the receipt arrives', async ({ page, openAt }) => {
  await watchShifts(page)
  await openAt.order('payment', {
    addressOf: 'receipt',
    before: ({ device, trackingCode }) => device.payAtBank(trackingCode),
  })
  await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
  // Two digits of the plate may change their font; a moving box is at least a hundred times as much.
  expect(await shifted(page)).toBeLessThan(0.0001)
})

test('a toast covers neither the search of a picker nor its close button', async ({ page, openAt }) => {
  await openAt.order('delivery', { addressOf: 'address' })
  await press(page, 'تغییر نشانی')
  const book = page.getByRole('dialog', { name: 'نشانی‌های من' })
  await book
    .getByRole('button', { name: /^حذف نشانی/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'این نشانی حذف شود؟' })
    .getByRole('button', { name: 'حذف نشانی' })
    .click()
  await expectToast(page, 'نشانی حذف شد.')
  const toast = page.locator('[data-stays-alive]').getByText('نشانی حذف شد.')
  // A toast under a pointer stays.
  await toast.dispatchEvent('pointerover')
  await field(page.getByRole('dialog', { name: /^نشانی تازه|افزودن نشانی/ }), 'استان').click()
  const picker = page.getByRole('dialog', { name: 'انتخاب استان' })
  for (const control of [picker.getByRole('combobox'), picker.getByRole('button', { name: 'بستن' })]) {
    const isFree = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isFree).toBe(true)
  }
  await expect(toast).toBeVisible()
})
