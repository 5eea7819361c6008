/**
 * Searches of offers: debounced and aborted. Ceilings, codes and edited answers are tested in
 * src/steps/offers and tests/paths. Document 2 sections 2.7 and 4.
 */
import { expect, test } from '#tests/browser/fixtures.ts'
import { waitForPath, chooseRadio, press } from './customer.ts'
import { listHeading, openOffers, openSheet, OFFERS_PATH } from './offers-list.ts'
import { recordCalls } from './walks.ts'

test('another term is searched after a pause, and a search that is no longer needed is aborted', async ({
  page,
}) => {
  await page.clock.install()
  await openOffers(page)
  await (await openSheet(page, /^چینش و فیلتر/, 'چینش و فیلتر')).getByLabel(/^با چک/).check()
  await press(page, /^نمایش ۷ پیشنهاد$/)
  await expect(listHeading(page)).toContainText('۷ پیشنهاد از')
  const calls = recordCalls(page, 'POST', OFFERS_PATH)

  await openSheet(page, /^مدت بیمه/, 'مدت بیمه‌نامه')
  await chooseRadio(page, 'شش‌ماهه')
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))
  await press(page, 'دیدن قیمت‌های این مدت')
  await page.clock.runFor(900)
  expect(calls).toHaveLength(0)
  const search = page.waitForRequest(OFFERS_PATH)
  const answers: (() => void)[] = []
  await page.route(OFFERS_PATH, async (route) => {
    await new Promise<void>((resolve) => {
      answers.push(resolve)
    })
    await route.fallback().catch(() => undefined)
  })
  await page.clock.runFor(200)
  await search
  await page.clock.resume()

  const aborted = page.waitForEvent('requestfailed', (request) => OFFERS_PATH.test(request.url()))
  await openSheet(page, /^مدت بیمه/, 'مدت بیمه‌نامه')
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await chooseRadio(page, 'سه‌ماهه')
  await press(page, 'دیدن قیمت‌های این مدت')
  await expect.poll(() => answers.length).toBe(2)
  for (const answer of answers) answer()
  await expect(listHeading(page)).toBeVisible()
  await expect(listHeading(page)).not.toContainText('از ۲')
  expect(calls.map((call) => call.postDataJSON().policyTerm)).toEqual([6, 3])
  await waitForPath(page, /policyTerm=3/)
})
