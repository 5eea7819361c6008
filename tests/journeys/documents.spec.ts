/** Documents of an order: their boxes in every state, what is sent and what is refused. Document 2 sections 4 "Upload boxes" and 5 "Files". */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdf } from '#gateway/testing/upload.sample.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { waitForPath, cardPicture, press, expectReceipt } from './customer.ts'
import { signInDevice, createOrder, openAndSignIn } from './create-order.ts'
import { recordCalls, blockCalls, consoleErrors, failNextCall } from './walks.ts'
import { recordUploads, tooLargeFile } from './uploads.ts'

const UPLOAD = /\/api\/v1\/documents$/
const NATIONAL_CARD = 'روی کارت ملی'
const file = (page: Page, title = NATIONAL_CARD) =>
  page.getByLabel(new RegExp(title)).and(page.locator('input[type=file]'))
const box = (page: Page, title = NATIONAL_CARD) => page.getByRole('group', { name: title })
const done = (page: Page, title = NATIONAL_CARD) => box(page, title).getByText('بارگذاری شد', { exact: true })

type Start = { readonly page: Page; readonly address: string; readonly cellNumber: string }

async function openDocuments({ page, address, cellNumber }: Start, query = ''): Promise<string> {
  const trackingCode = await createOrder(await signInDevice(address, cellNumber), { at: 'documents' })
  await openAndSignIn(page, `/third-party/upload-documents/${trackingCode}${query}`, cellNumber)
  await expect(page.getByText('۰ از ۴')).toBeVisible()
  return trackingCode
}

/** A picture that compresses badly, as a camera's. */
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

test('a box is empty, then loading, and completed; a stopped upload and a deleted picture leave it empty', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await openDocuments({ page, address: gateway.address, ...freshCustomer() })
  const release = await blockCalls(page, UPLOAD)
  const left = page.waitForRequest(UPLOAD)
  await file(page).setInputFiles(cardPicture)
  await expect(box(page).getByRole('progressbar', { name: 'بارگذاری' })).toBeVisible()
  // The picture is made smaller first: what has not left cannot be stopped on its way.
  await left
  const stopped = page.waitForEvent('requestfailed', (request) => UPLOAD.test(request.url()))
  await press(page, `لغو بارگذاری ${NATIONAL_CARD}`)
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(file(page)).toBeAttached()
  await expect(page.getByText('۰ از ۴')).toBeVisible()
  release()
  await file(page).setInputFiles(cardPicture)
  await expect(done(page)).toBeVisible()
  await expect(page.getByText('۱ از ۴')).toBeVisible()
  await press(page, `حذف ${NATIONAL_CARD}`)
  await expect(file(page)).toBeAttached()
  await expect(page.getByText('۰ از ۴')).toBeVisible()
})

test('an upload that fails says so, and is sent again by one press', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(consoleErrors.broken)
  await openDocuments({ page, address: gateway.address, ...freshCustomer() })
  await failNextCall(page, 'POST', UPLOAD, 'broken')
  await file(page).setInputFiles(cardPicture)
  await expect(box(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await box(page).getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(done(page)).toBeVisible()
})

test('a file of another type, and one above 12 MB, are refused before they leave, and another may be chosen', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await openDocuments({ page, address: gateway.address, ...freshCustomer() })
  const calls = recordCalls(page, 'POST', UPLOAD)
  await file(page).setInputFiles({ name: 'card.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(box(page).getByRole('alert')).toHaveText('فقط عکس JPG و PNG یا فایل PDF بفرستید.')
  await box(page).locator('input[type=file]').setInputFiles(tooLargeFile())
  await expect(box(page).getByRole('alert')).toContainText('۱۲ مگابایت')
  expect(calls).toHaveLength(0)
  await box(page).locator('input[type=file]').setInputFiles(cardPicture)
  await expect(done(page)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a picture above 1 MB is made to fit 770 × 770 as JPEG before it leaves; a small one and a PDF go as they are', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const filesSent = await recordUploads(page)
  await openDocuments({ page, address: gateway.address, ...freshCustomer() })
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

test('what is missing is shown by the press in vain; the rest may come later, and says until when', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await openDocuments({ page, address: gateway.address, ...freshCustomer() })
  const release = await blockCalls(page, UPLOAD)
  const action = page.getByRole('button', { name: 'ادامه', exact: true })
  await action.press('Enter')
  await expect(page.getByText('هنوز فرستاده نشده است.')).toHaveCount(4)
  await expectAccessible(page)
  await page.locator('label').filter({ hasText: 'بقیه را بعد از پرداخت می‌فرستم' }).click()
  await expect(page.getByText(/تا ۲۶ آبان وقت دارید/)).toBeVisible()
  await file(page).setInputFiles(cardPicture)
  await action.press('Enter')
  await expect(page.getByText(/یک عکس هنوز در راه است/)).toBeVisible()
  release()
  await expect(done(page)).toBeVisible()
  await press(page, 'ادامه')
  await waitForPath(page, /\/payment\/[^?]+\?step=1/)
  await expect(page.getByText(/بعد از پرداخت، تا ۲۶ آبان/)).toBeVisible()
})

test('files that are there already stand in their boxes, from whichever device they came', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'documents' })
  await device.sendPicture(trackingCode, 'national-card', 1)
  await device.sendPicture(trackingCode, 'vehicle-card-back', 3)
  await openAndSignIn(page, `/third-party/upload-documents/${trackingCode}`, cellNumber)
  await expect(page.getByText('۲ از ۴')).toBeVisible()
  await expect(done(page)).toBeVisible()
  await expect(box(page).locator('img')).toHaveJSProperty('naturalWidth', 40)
  await file(page, 'روی کارت خودرو').setInputFiles(cardPicture)
  await expect(page.getByText('۳ از ۴')).toBeVisible()
  await page.reload()
  await expect(page.getByText('۳ از ۴')).toBeVisible()
  await file(page, 'بیمه‌نامهٔ قبلی').setInputFiles(cardPicture)
  await expect(page.getByText('۴ از ۴')).toBeVisible()
  await press(page, 'ادامه')
  await waitForPath(page, /\/payment\/[^?]+\?step=1/)
})

test('from My Insurance documents alone are sent, said to be there, and Back leads out of the upload screens', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment' })
  await device.payAtBank(trackingCode)
  await openAndSignIn(
    page,
    `/third-party/upload-documents/${trackingCode}?from-my-insurance=true`,
    cellNumber,
  )
  await expect(page.getByText(/تا .* وقت دارید؛ صدور پس از تکمیل مدارک است/)).toBeVisible()
  for (const title of [NATIONAL_CARD, 'روی کارت خودرو', 'پشت کارت خودرو', 'بیمه‌نامهٔ قبلی']) {
    await file(page, title).setInputFiles(cardPicture)
    await expect(done(page, title)).toBeVisible()
  }
  await press(page, 'ثبت مدارک')
  await expect(page.getByText('مدارک شما ثبت شد.')).toBeVisible()
  await expectReceipt(page)
  await page.goBack()
  expect(page.url()).not.toContain('upload')
})
