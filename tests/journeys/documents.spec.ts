/**
 * Documents of an order against the real gateway. The states of an upload box are tested in
 * src/steps/documents and tests/paths. Document 2 sections 4 "Upload boxes" and 5 "Files".
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdf } from '#gateway/testing/upload.sample.ts'
import { expect, test } from './fixtures.ts'
import { waitForPath, cardPicture, press } from './customer.ts'
import { recordUploads } from './uploads.ts'
import { blockCalls } from './walks.ts'

const UPLOAD = /\/api\/v1\/documents$/
const NATIONAL_CARD = 'روی کارت ملی'
const file = (page: Page, title = NATIONAL_CARD) =>
  page.getByLabel(new RegExp(title)).and(page.locator('input[type=file]'))
const box = (page: Page, title = NATIONAL_CARD) => page.getByRole('group', { name: title })
const done = (page: Page, title = NATIONAL_CARD) => box(page, title).getByText('بارگذاری شد', { exact: true })

/** Returns a picture that compresses badly, like a camera’s. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

test('a picture above 1 MB is resized before the upload; a small one and a PDF are sent unchanged', async ({
  page,
  openAt,
}) => {
  const filesSent = await recordUploads(page)
  await openAt.order('documents')
  await expect(page.getByText('۰ از ۴')).toBeVisible()
  const [large, papers] = [
    await noise(1200, 800),
    Buffer.concat([pdf(''), Buffer.alloc(1_100_000, ' '), Buffer.from('%%EOF\n')]),
  ]
  expect(large.length).toBeGreaterThan(1_048_576)
  await file(page).setInputFiles({ name: 'camera.png', mimeType: 'image/png', buffer: large })
  await expect(done(page)).toBeVisible()
  await file(page, 'روی کارت خودرو').setInputFiles(cardPicture)
  await expect(done(page, 'روی کارت خودرو')).toBeVisible()
  await file(page, 'پشت کارت خودرو').setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: papers,
  })
  await expect(done(page, 'پشت کارت خودرو')).toBeVisible()
  const [picture, small, document] = filesSent()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 770, height: 513 })
  expect(small?.equals(await readFile(cardPicture))).toBe(true)
  expect(document?.equals(papers)).toBe(true)
})

test('a cancelled upload aborts its request and leaves the box empty', async ({ page, openAt }) => {
  await openAt.order('documents')
  const unblock = await blockCalls(page, UPLOAD)
  const sent = page.waitForRequest(UPLOAD)
  await file(page).setInputFiles(cardPicture)
  // The picture is resized before it is sent, and only a sent request can be aborted.
  await sent
  const aborted = page.waitForEvent('requestfailed', (request) => UPLOAD.test(request.url()))
  await press(page, `لغو بارگذاری ${NATIONAL_CARD}`)
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(file(page)).toBeAttached()
  unblock()
})

test('documents uploaded from another device are shown, also after a reload', async ({ page, openAt }) => {
  await openAt.order('documents', {
    before: async ({ device, trackingCode }) => {
      await device.sendPicture(trackingCode, 'national-card', 1)
      await device.sendPicture(trackingCode, 'vehicle-card-back', 3)
    },
  })
  await expect(page.getByText('۲ از ۴')).toBeVisible()
  await expect(done(page)).toBeVisible()
  await expect(box(page).locator('img')).toHaveJSProperty('naturalWidth', 40)
  await file(page, 'روی کارت خودرو').setInputFiles(cardPicture)
  await expect(page.getByRole('contentinfo').getByText('۳ از ۴')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('contentinfo').getByText('۳ از ۴')).toBeVisible()
  await file(page, 'بیمه‌نامهٔ قبلی').setInputFiles(cardPicture)
  await expect(page.getByText('۴ از ۴')).toBeVisible()
  await press(page, 'ادامه')
  await waitForPath(page, /\/payment\/[^?]+\?step=1/)
})

test('opened from My Insurance, only the documents are asked for, and Back skips the upload screens', async ({
  page,
  openAt,
}) => {
  await openAt.order('payment', {
    addressOf: 'documents',
    query: '?from-my-insurance=true',
    before: ({ device, trackingCode }) => device.payAtBank(trackingCode),
  })
  await expect(page.getByText(/تا .* وقت دارید؛ صدور پس از تکمیل مدارک است/)).toBeVisible()
  for (const title of [NATIONAL_CARD, 'روی کارت خودرو', 'پشت کارت خودرو', 'بیمه‌نامهٔ قبلی']) {
    await file(page, title).setInputFiles(cardPicture)
    await expect(done(page, title)).toBeVisible()
  }
  await press(page, 'ثبت مدارک')
  await expect(page.getByText('ثبت شد؛ کارشناس بررسی می‌کند.')).toBeVisible()
  await waitForPath(page, /\/my-insurances$/)
  await page.goBack()
  expect(page.url()).not.toContain('upload')
})
