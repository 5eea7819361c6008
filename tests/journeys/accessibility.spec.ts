/**
 * The purchase by keyboard, with large text, with reduced motion and in forced colours. Design language,
 * sections 3 and 7.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { payButton, expectReview, waitForPath, openInquiry } from './customer.ts'
import { arriveAt, openAndClose, pressByKey, tabTo } from './keyboard.ts'
import { pressDisabled } from './fields.ts'
import { createOrder } from './create-order.ts'
import { ceilings, openOffers } from './offers-list.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by keyboard, the focus moves to each step’s heading and returns from every sheet', async ({ page }) => {
  await page.goto('/')
  await pressByKey(page, page.getByRole('link', { name: /شروع استعلام/ }))
  await arriveAt(page, /sanhub\?step=1$/)
  await openAndClose(page, button(page, 'پشتیبانی'))
  await tabTo(page, page.getByLabel('دو رقم اول پلاک'))
  await page.keyboard.type('24')
  await expect(page.getByRole('dialog', { name: 'حرف پلاک' })).toBeVisible()
  const letter = page.getByRole('radio', { name: 'س', exact: true })
  for (
    let moved = 0;
    moved < 30 && !(await letter.evaluate((node) => node === document.activeElement));
    moved += 1
  )
    await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('سه رقم پلاک')).toBeFocused()
  await page.keyboard.type('31844')
  await expect(page.getByLabel('دو رقم کنار ایران')).toHaveValue('۴۴')
  await expect(page.getByLabel('کد ملی مالک خودرو')).toBeFocused()
  await page.keyboard.type('0084575948')
  await page.keyboard.press('Enter')
  await arriveAt(page, /sanhub\?step=2$/)
  await openAndClose(page, button(page, 'ویرایش مشخصات خودرو'))
  await pressByKey(page, button(page, 'درست است، ادامه'), 'Space')
  await arriveAt(page, /sanhub\?step=3$/)
  await pressByKey(page, button(page, 'درست است، ادامه'))
  await arriveAt(page, /step=4$/)
  const none = page.getByRole('radio', { name: /نه، خسارتی نگرفته‌ام/ })
  await tabTo(page, page.getByRole('radio').first())
  for (let moved = 0; moved < 3 && !(await none.isChecked()); moved += 1)
    await page.keyboard.press('ArrowDown')
  await expect(none).toBeChecked()
  await pressByKey(page, button(page, 'دیدن قیمت‌ها'))
  await arriveAt(page, /offers\?/)
  const chosen = page.getByRole('radiogroup', { name: 'سقف تعهد مالی' }).getByRole('radio', { checked: true })
  const before = await chosen.getAttribute('value')
  // The heading of the list comes before all offers, so many elements lie between.
  await tabTo(page, chosen, 200)
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).not.toHaveAttribute('value', before ?? '')
  await expect(chosen).toBeFocused()
  await openAndClose(page, button(page, 'سقف‌های بیشتر'))
  await openAndClose(page, button(page, 'سپر چطور مقایسه می‌کند؟'))
})

test('every error describes its field, and the first invalid field has the focus', async ({
  page,
  openAt,
}) => {
  await openAt.order('holder')
  await waitForPath(page, /personal-information/)
  await page.getByLabel('نام', { exact: true }).fill('')
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(page.getByLabel('نام', { exact: true })).toBeFocused()
  const wrong = page.locator('[aria-invalid=true]')
  await expect(wrong.first()).toBeVisible()
  for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/\S.*\./)
})

/** Doubles the font size: nothing overflows, and the primary action shows its whole text. */
async function expectToBearLargeText(page: Page, action: Locator): Promise<void> {
  await expect(action).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await action.scrollIntoViewIfNeeded()
    await expect(action).toBeInViewport({ ratio: 0.95 })
    const [past, clipped] = [
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        return [...document.querySelectorAll('body *')]
          .filter(
            (node) =>
              node.getBoundingClientRect().left < -1 || node.getBoundingClientRect().right > clientWidth + 1,
          )
          .map(({ className }) => String(className))
      }),
      await action.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      ),
    ]
    expect({ past, clipped: Math.max(0, clipped - 1) }, `${page.url()} at ${width}`).toEqual({
      past: [],
      clipped: 0,
    })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

test('text at 200 % fits home, inquiry and offers', async ({ page }) => {
  await page.goto('/')
  await expectToBearLargeText(page, page.getByRole('link', { name: /شروع استعلام/ }))
  await openInquiry(page)
  await expectToBearLargeText(page, button(page, 'استعلام'))
  await openOffers(page)
  await expectToBearLargeText(page, page.getByRole('button', { name: /^انتخاب بیمه/ }).first())
})

test('text at 200 % fits holder and invoice', async ({ page, openAt }) => {
  const { device } = await openAt.order('payment')
  await expectReview(page)
  await expectToBearLargeText(page, payButton(page))
  await page.goto(`/third-party/personal-information/${await createOrder(device, { at: 'holder' })}`)
  await expectToBearLargeText(page, button(page, 'ثبت و ادامه'))
})

test('with reduced motion, sheets and lists fade only, for at most 80 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(
        kind,
        () => {
          for (const animation of document.getAnimations()) {
            const { effect } = animation
            if (!(effect instanceof KeyframeEffect)) continue
            const moved = effect
              .getKeyframes()
              .flatMap((frame) => Object.keys(frame))
              .filter((name) => !/^(?:opacity|visibility|offset|computedOffset|easing|composite)$/.test(name))
            const long = Number(effect.getComputedTiming().activeDuration) > 80
            if (moved.length > 0 || long)
              sessionStorage.setItem(
                'moved',
                `${sessionStorage.getItem('moved') ?? ''} ${effect.target?.className ?? ''}: ${moved.join()} ${effect.getComputedTiming().activeDuration}`,
              )
          }
        },
        true,
      )
    }
  })
  await openOffers(page)
  for (const ceiling of (await ceilings(page).all()).slice(0, 2)) await ceiling.click()
  await button(page, 'سقف‌های بیشتر').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBeNull()
})

test('in forced colours, focus, controls and the selected option stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openInquiry(page)
  const styleOf = (element: Locator) =>
    element.evaluate((node) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
        getComputedStyle(node)
      return {
        outline: `${outlineStyle} ${outlineWidth}`,
        border: `${borderTopStyle} ${borderTopWidth}`,
        borderTopColor,
        backgroundColor,
      }
    })
  const plate = page.getByLabel('دو رقم اول پلاک')
  await tabTo(page, plate)
  expect((await styleOf(plate)).outline).toBe('solid 2px')
  const code = page.getByLabel('کد ملی مالک خودرو')
  await tabTo(page, code)
  expect((await styleOf(code.locator('xpath=ancestor::*[contains(@class, "box")][1]'))).outline).toBe(
    'solid 2px',
  )
  const action = await styleOf(button(page, 'استعلام'))
  expect(action.border).toBe('solid 1px')
  expect(action.borderTopColor).not.toBe(action.backgroundColor)
  await openOffers(page)
  const chips = ceilings(page)
  const chosen = chips.filter({ has: page.getByRole('radio', { checked: true }) })
  const other = chips.filter({ has: page.getByRole('radio', { checked: false }) }).first()
  expect((await styleOf(chosen)).backgroundColor).not.toBe((await styleOf(other)).backgroundColor)
})
