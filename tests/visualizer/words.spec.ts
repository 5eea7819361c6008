/** A word pressed in the chart sends its event, and asks where it has several outcomes. */
import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { openFirstQuestion, openLive, type LivePage } from './live-page.ts'
import { cardOf, chartOf } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

/** The row of a line's label that has this text. */
const wordOf = ({ page }: LivePage, from: string, to: string, text: string): Locator =>
  page.locator(`[data-from="${from}"][data-to="${to}"]`).getByText(text, { exact: true })

const outcomesIn = ({ page }: LivePage): Locator => chartOf(page).getByRole('group', { name: 'کدام رخ دهد؟' })

/** What happened last, as the tool that undoes it says. */
const last = ({ live }: LivePage): Locator => live.getByRole('button', { name: 'یک گام عقب' })

const LOOKING = 'inquiry.owner.lookingUp'
const ASKED = 'inquiry.owner.answering'

/** Opens the inquiry, whose call to the registry is under way. */
const lookUp = async (visualizer: LivePage): Promise<void> => {
  await openFirstQuestion(visualizer)
  for (const event of ['تغییر پلاک کامل', 'تغییر کد ملی مالک درست', 'ادامه']) await visualizer.press(event)
  await expect(visualizer.here(LOOKING)).toBeVisible()
}

test('each word of a line does its own event', async ({ page }) => {
  const visualizer = await openLive(page, '#/third-party/inquiry')
  await lookUp(visualizer)
  await wordOf(visualizer, LOOKING, ASKED, 'بازگشت').click()
  await expect(last(visualizer)).toHaveAttribute('title', 'بازگشت')
  await visualizer.press('ادامه')
  await expect(visualizer.here(LOOKING)).toBeVisible()

  await wordOf(visualizer, LOOKING, ASKED, 'خطا').click()
  await expect(outcomesIn(visualizer)).toContainText('استعلام پلاک: پاسخی نرسید')
  await expect(outcomesIn(visualizer)).not.toContainText('بازگشت')
  await expectAccessible(page, 'main')
  await outcomesIn(visualizer).getByRole('button', { name: 'استعلام پلاک: پاسخی نرسید' }).click()
  await expect(last(visualizer)).toHaveAttribute('title', 'استعلام پلاک: پاسخی نرسید')
  await expect(outcomesIn(visualizer)).toHaveCount(0)
})

test('a word with several outcomes lists its own, and nothing happens before one is chosen', async ({
  page,
}) => {
  const visualizer = await openLive(page, '#/third-party/inquiry')
  await lookUp(visualizer)
  const answered = wordOf(visualizer, LOOKING, 'inquiry.vehicle', 'پاسخ رسید')
  await answered.click()
  const outcomes = outcomesIn(visualizer)
  await expect(outcomes.getByRole('button', { name: /^استعلام پلاک: پیدا شد/ }).nth(1)).toBeVisible()
  await expect(outcomes).not.toContainText('پاسخی نرسید')
  await page.keyboard.press('Escape')
  await expect(outcomes).toHaveCount(0)
  await expect(answered).toBeFocused()
  await expect(visualizer.here(LOOKING)).toBeVisible()

  await answered.click()
  await outcomes.getByRole('button', { name: 'استعلام پلاک: پیدا شد، مالک دیگر' }).click()
  await expect(last(visualizer)).toHaveAttribute('title', 'استعلام پلاک: پیدا شد، مالک دیگر')
  await expect(visualizer.here(LOOKING)).toHaveCount(0)
})

test('a word that cannot happen now sends nothing and shows where it belongs', async ({ page }) => {
  const visualizer = await openLive(page, '#/third-party/inquiry')
  await openFirstQuestion(visualizer)
  const before = await last(visualizer).getAttribute('title')
  await wordOf(visualizer, LOOKING, ASKED, 'خطا').click()
  await expect(cardOf(page).getByRole('heading')).toHaveText('استعلام از سنهاب')
  await expect(last(visualizer)).toHaveAttribute('title', before ?? '')
})
