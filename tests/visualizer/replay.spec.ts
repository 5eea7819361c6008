/** Replays of catalogued paths in the phone, with the results of a run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { ROOT } from '#tests/system/command.ts'
import { pathsIn } from '../../visualizer/replay/paths-in.ts'
import { openFirstQuestion, openLive, type LivePage } from './live-page.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const paths = pathsIn('third-party', readFileSync(join(ROOT, 'explorer/catalogues/third-party.txt'), 'utf8'))
const goesByItself = (steps: readonly string[]) => !steps.some((step) => step.startsWith('address of'))
const short = paths.find(
  ({ start, steps }) => start === 'guest' && steps.length >= 7 && steps.length <= 12 && goesByItself(steps),
)
const other = paths.find(({ start, steps }) => start !== 'guest' && steps.length >= 4 && goesByItself(steps))
if (short === undefined || other === undefined) throw new Error('The catalogue has no paths to play')

const failure = {
  path: other.name,
  passed: false,
  step: 3,
  by: other.steps[2] ?? '',
  expected: 'سرفصلی که انتظار می‌رفت',
  found: 'سرفصلی که بود',
}
const long = { path: 'guest, walk 7', passed: true, walk: { start: 'guest', steps: short.steps } }
const inChart = (chart: string, ...ofChart: readonly object[]) => ({
  [chart]: { ranAt: '2025-11-15T08:00:00.000Z', results: ofChart },
})
const results = {
  machine: inChart('third-party', { path: short.name, passed: true }, { path: other.name, passed: true }),
  screens: inChart('payment-result', { path: short.name, passed: false }),
  chromium: inChart('third-party', failure, long),
}

const open = async (visualizer: LivePage, name: string): Promise<void> => {
  const { page } = visualizer
  await page.goto(`/visualizer/#/third-party?path=${encodeURIComponent(name)}`)
}

const stepText = (at: number, of: number) =>
  `گام ${at.toLocaleString('fa-IR')} از ${of.toLocaleString('fa-IR')}`

test.beforeEach(async ({ page }) => {
  await page.route('**/visualizer/results.json', (route) => route.fulfill({ json: results }))
})

test('paths show the results of the last run, failed ones first', async ({ page }) => {
  const { paths: column } = await openLive(page)
  await expect(column.getByLabel('۲ گذشت')).toBeVisible()
  await expect(column.getByLabel('۱ نگذشت')).toBeVisible()
  const rows = column.getByRole('listitem')
  await expect(rows.first().getByLabel('نگذشت')).toBeVisible()
  await expect(rows.first()).toContainText('گام ۳')
  await expect(rows.first().getByRole('button')).toHaveAttribute('title', 'اجرای نمودار، اجرا در مرورگر')
  await expect(rows.filter({ hasText: 'مهمان، پیمایش بلند ۷' }).getByLabel('گذشت')).toBeVisible()
  await column.getByRole('searchbox').fill('مهمان')
  await expect(rows.filter({ hasNotText: 'مهمان' })).toHaveCount(0)
})

test('a passing path is stepped, undone, paused and played to its end', async ({ page }) => {
  const visualizer = await openLive(page)
  const player = visualizer.paths.getByRole('region', { name: 'پخش مسیر' })
  await open(visualizer, short.name)
  const of = short.steps.length
  await expect(player).toContainText(stepText(0, of))
  await player.getByRole('button', { name: 'گام بعد' }).click()
  await expect(player).toContainText(stepText(1, of))
  await player.getByRole('button', { name: 'گام بعد' }).click()
  await expect(player).toContainText(stepText(2, of))
  await player.getByRole('button', { name: 'گام قبل' }).click()
  await expect(player).toContainText(stepText(1, of))

  await player.getByRole('button', { name: 'پخش', exact: true }).click()
  await player.getByRole('button', { name: 'مکث' }).click()
  await expect(player.getByRole('button', { name: 'پخش', exact: true })).toBeVisible()
  await player.getByRole('button', { name: '۴×' }).click()
  await player.getByRole('button', { name: 'پخش', exact: true }).click()
  await expect(player).toContainText(stepText(of, of))
  await expect(player.getByRole('note')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`at=${of}`))
  await player.getByRole('button', { name: 'از اول مسیر' }).click()
  await expect(player).toContainText(stepText(0, of))
})

test('a failed path opens at its failing step with what was expected and what was found', async ({
  page,
}) => {
  const visualizer = await openLive(page)
  const { paths: column, app } = visualizer
  const player = column.getByRole('region', { name: 'پخش مسیر' })
  const row = column.getByRole('listitem').first()
  await expect(row.getByLabel('نگذشت')).toBeVisible()
  await row.getByRole('button').click()
  await expect(player).toContainText(stepText(3, other.steps.length))
  const said = player.getByRole('note')
  await expect(said).toContainText('اجرا در مرورگر، گام ۳ نگذشت')
  await expect(said).toContainText(failure.expected)
  await expect(said).toContainText(failure.found)
  await expect(app.getByRole('heading').first()).toBeVisible()
  await column.getByRole('searchbox').fill('پیمایش بلند')
  await expectAccessible(page)
  await player.getByRole('button', { name: 'تا آخر مسیر' }).click()
  await expect(player).toContainText(stepText(other.steps.length, other.steps.length))
})

test('a link opens a path at its step, and the phone starts once, at the path', async ({ page }) => {
  const starts: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/observed.html')) starts.push(searchParams.get('variants') ?? '')
  })
  const visualizer = await openLive(page, `#/third-party?path=${encodeURIComponent(short.name)}&at=2`)
  await expect(visualizer.paths.getByRole('region', { name: 'پخش مسیر' })).toContainText(
    stepText(2, short.steps.length),
  )
  expect(starts).toEqual(['asked'])
})

test('a link to a path that no longer exists starts the phone at the first question', async ({ page }) => {
  const visualizer = await openLive(page, '#/third-party?path=guest%2C+long+gone')
  await openFirstQuestion(visualizer)
  await expect(visualizer.paths.getByRole('region', { name: 'پخش مسیر' })).toHaveCount(0)
})
