/** Exports of a chart, and the comparison of two versions. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { configText } from '#explorer/diagrams/config-text.ts'
import { mermaidOf } from '#explorer/diagrams/mermaid.ts'
import { uploadBox } from '#machines/upload-box.ts'
import { thirdParty } from '#machines/third-party.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { exportAll } from '#tests/paths/export.ts'
import { chartOf, openVisualizer, stateAt } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const PNG = [0x89, 0x50, 0x4e, 0x47]

const download = async (page: Page, name: string): Promise<{ name: string; content: Buffer }> => {
  await page.getByRole('button', { name: /^(?:خروجی|Export)$/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('a step is exported as SVG, PNG and Mermaid, its chart as JSON', async ({ page }) => {
  await openVisualizer(page, '/third-party/history')
  const svg = await download(page, 'SVG')
  expect(svg.name).toBe('third-party.history.svg')
  expect(svg.content.toString()).toContain('بیمه‌نامهٔ قبلی')
  expect(svg.content.toString()).toContain('[ مالک عوض شده ]')
  const png = await download(page, 'PNG')
  expect([png.name, [...png.content.subarray(0, 4)]]).toEqual(['third-party.history.png', PNG])
  expect(png.content.readUInt32BE(16), 'pixels across').toBeGreaterThan(1500)
  const mermaid = await download(page, 'Mermaid')
  expect([mermaid.name, mermaid.content.toString()]).toEqual([
    'third-party.history.mmd',
    mermaidOf(thirdParty, 'history'),
  ])
  const json = await download(page, 'JSON')
  expect(json.name).toBe('third-party.json')
  expect(json.content.toString()).toBe(configText(thirdParty))
})

/** Counts pixels as dark as text: boxes, lines and arrows are lighter. */
const darkPixels = async (png: Buffer): Promise<number> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let dark = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 90) dark += 1
  return dark
}

for (const place of [
  '/third-party',
  '/third-party/offers',
  '/third-party/holder',
  '/third-party?language=en',
]) {
  test(`the first PNG after loading has its text: ${place}`, async ({ page }) => {
    await openVisualizer(page, place)
    const first = await download(page, 'PNG')
    const second = await download(page, 'PNG')
    const dark = await darkPixels(first.content)
    expect(dark).toBeGreaterThan(2_000)
    expect(await darkPixels(second.content)).toBe(dark)
  })
}

test('the command line writes the same four files', async ({ page: _page }, testInfo) => {
  const files = await exportAll({
    folder: testInfo.outputPath('charts'),
    language: 'fa',
    charts: { 'upload-box': uploadBox },
  })
  expect(files.map((file) => file.replace(/^.*\./, ''))).toEqual(['json', 'mmd', 'svg', 'png'])
  const [, , svg = '', png = ''] = files
  expect(await readFile(svg, 'utf8')).toContain('بارگذاری شد')
  expect([...(await readFile(png)).subarray(0, 4)]).toEqual(PNG)
})

test('two versions of a chart are compared in a list and in colours', async ({ page }) => {
  const older = configText(uploadBox)
  const newer = older
    .replaceAll('"the file is too large"', '"the file is larger than allowed"')
    .replace('"deciding": {', '"resting": {},\n"deciding": {')
  await openVisualizer(page, '/third-party?language=en')
  await page.getByRole('button', { name: 'Differences' }).click()
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByLabel('Older version').setInputFiles(file('older.json', older))
  await page.getByLabel('Newer version').setInputFiles(file('newer.json', newer))
  const panel = page.getByRole('region', { name: 'Differences of two versions' })
  await expect(panel.getByRole('listitem').first()).toContainText('resting')
  await expect(panel).toContainText('[the file is too large]')
  await expect(panel).toContainText('[the file is larger than allowed]')
  await panel.getByRole('button', { name: 'resting' }).click()
  await expect(stateAt(page, 'resting')).toContainText('added')
  await expectAccessible(page, 'main')
  await panel.getByRole('button', { name: 'End the comparison' }).click()
  await expect(stateAt(page, 'resting')).toHaveCount(0)
})

test('a file that is not a chart is refused with a plain message', async ({ page }) => {
  await openVisualizer(page, '/third-party?language=en')
  await page.getByRole('button', { name: 'Differences' }).click()
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  await page.getByLabel('Older version').setInputFiles(file)
  await page.getByLabel('Newer version').setInputFiles(file)
  await expect(page.getByText('One of the files is not the JSON of a chart.')).toBeVisible()
  await expect(chartOf(page)).toBeVisible()
})
