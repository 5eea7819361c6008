/** Small charts are driven and replayed in the phone, or alone where they have no page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { charts } from '#explorer/charts.ts'
import { CHARTS_WITH_PAGE } from '../../visualizer/protocol/protocol.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { ROOT } from '#tests/system/command.ts'
import { pathsIn } from '../../visualizer/replay/paths-in.ts'
import { openLive } from './live-page.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const alone = Object.keys(charts).filter((name) => !CHARTS_WITH_PAGE.has(name))

test('an upload box runs alone in the phone, driven from both sides', async ({ page }) => {
  const { app, here, press, live } = await openLive(page, '#/upload-box')
  await press('اجرای جعبهٔ بارگذاری')
  await expect(here('empty')).toBeVisible()
  await press('انتخاب فایل درست')
  await expect(here('loading')).toBeVisible()
  await app.getByRole('button', { name: 'لغو بارگذاری کارت ملی' }).click()
  await expect(here('empty')).toBeVisible()

  await app
    .locator('input[type="file"]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await press('پیشرفت بارگذاری نیمه')
  await expect(app.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await press('پایان بارگذاری')
  await app.getByRole('button', { name: 'حذف کارت ملی' }).click()
  const deletion = live.getByRole('region', { name: 'حذف فایل' })
  await deletion.getByRole('button', { name: 'پاسخی نرسید' }).click()
  await expect(here('completed')).toBeVisible()
  await press('یک گام عقب')
  await expect(here('deleting')).toBeVisible()
  await deletion.getByRole('button', { name: 'رسید', exact: true }).click()
  await expect(here('empty')).toBeVisible()
})

test('a path of the upload box is replayed in the phone', async ({ page }) => {
  const path = pathsIn(
    'upload-box',
    readFileSync(join(ROOT, 'explorer/catalogues/upload-box.txt'), 'utf8'),
  ).find(({ steps }) => steps.length > 3)
  if (path === undefined) throw new Error('The catalogue has no path to play')
  const { paths, app } = await openLive(page, `#/upload-box?path=${encodeURIComponent(path.name)}`)
  const player = paths.getByRole('region', { name: 'پخش مسیر' })
  await player.getByRole('button', { name: 'تا آخر مسیر' }).click()
  await expect(player).toContainText(`گام ${path.steps.length.toLocaleString('fa-IR')} از`)
  await expect(player.getByRole('note')).toHaveCount(0)
  await expect(app.getByText('کارت ملی').first()).toBeVisible()
})

/** The longest recorded path of a chart. */
const longestPath = (chart: string): string => {
  const recorded = pathsIn(chart, readFileSync(join(ROOT, `explorer/catalogues/${chart}.txt`), 'utf8'))
  const [longest] = recorded.toSorted((one, other) => other.steps.length - one.steps.length)
  if (longest === undefined) throw new Error(`The catalogue of ${chart} has no path to play`)
  return longest.name
}

// Every path of every chart is replayed without a browser (tests/paths/machine.test.ts).
for (const chart of alone) {
  test(`${chart} has no page: it runs alone, and its longest path is replayed`, async ({ page }) => {
    const address = `#/${chart}?path=${encodeURIComponent(longestPath(chart))}`
    const { live, paths, page: whole } = await openLive(page, address)
    await expect(live.getByText('این نمودار صفحه‌ای از خود ندارد')).toBeVisible()
    await expect(whole.locator('[data-place][aria-current="step"]').first()).toBeVisible()
    const player = paths.getByRole('region', { name: 'پخش مسیر' })
    await player.getByRole('button', { name: 'تا آخر مسیر' }).click()
    await expect(player.getByRole('button', { name: 'تا آخر مسیر' })).toBeDisabled()
    await expect(player.getByRole('note')).toHaveCount(0)
    await live.getByRole('button', { name: 'یک گام عقب' }).click()
    await expect(live.getByRole('button', { name: 'دوباره', exact: true })).toBeEnabled()
    if (chart === alone[0]) await expectAccessible(page)
  })
}

test('the phone of an English page is English and changes its language in place', async ({ page }) => {
  const { app, page: whole } = await openLive(page, '#/third-party?language=en')
  const live = whole.getByRole('region', { name: 'Live app' })
  const press = (name: string | RegExp) =>
    live.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await press('answered')
  await expect(app.getByRole('heading', { name: /plate/ })).toBeVisible()
  await expect(app.locator('html')).toHaveAttribute('dir', 'ltr')
  await press('Entry by hand')
  await expect(whole.locator('[data-place="vehicle"][aria-current="step"]')).toBeVisible()

  await press('Set up')
  await whole.getByLabel('Phone speaks').selectOption('fa')
  await expect(app.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(whole.locator('[data-place="vehicle"][aria-current="step"]')).toBeVisible()
  await press('Set up')
  await press('Undo')
  await expect(app.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await whole.getByRole('button', { name: 'فارسی' }).click()
  await whole.getByRole('button', { name: 'English' }).click()
  await expect(app.locator('html')).toHaveAttribute('dir', 'ltr')
})
