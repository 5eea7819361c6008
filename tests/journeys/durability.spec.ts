/**
 * Durability: what the gateway has acknowledged survives a crash. The test starts its own gateway and
 * keeps its data folder.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '#tests/browser/fixtures.ts'
import { startGateway, type GatewayProcess } from '#tests/browser/gateway-process.ts'
import { addAddress, confirmAddress, fillHolder, press, expectReceipt } from './customer.ts'
import { walkFromDeliveryToReceipt, walkToHolder } from './walks.ts'

type Power = {
  readonly address: string
  readonly cut: () => Promise<void>
  readonly restore: () => Promise<void>
}

const test = base.extend<{ power: Power }>({
  power: async ({ playwright: _playwright }, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'separ-power-'))
    let running: GatewayProcess = await startGateway({ dataDir })
    const { address } = running
    await provide({
      address,
      cut: () => running.crash(),
      restore: async () => {
        running = await startGateway({ dataDir, port: Number(new URL(address).port) })
      },
    })
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ power }, provide) => {
    await provide(power.address)
  },
})

test.use({ ownPage: true })

test('the gateway is killed during the purchase and after the payment, and nothing is lost', async ({
  page,
  power,
  freshCustomer,
  browserErrors,
}) => {
  test.slow()
  // A call may be under way when the power is cut.
  browserErrors.expect(/ERR_CONNECTION_(?:REFUSED|RESET)/)
  const { cellNumber } = freshCustomer()
  await walkToHolder(page, cellNumber)
  await fillHolder(page, cellNumber)
  await power.cut()
  await press(page, 'ثبت و ادامه')
  await expect(page.getByRole('main').getByText(/ارتباط با سرور برقرار نشد.*محفوظ است/)).toBeVisible()
  await power.restore()
  await press(page, 'ثبت و ادامه')
  await addAddress(page)
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeChecked()
  await power.cut()
  await power.restore()
  await page.reload()
  await press(page, 'بازگشت')
  await expect(page.getByText('خیابان شریعتی، کوچهٔ گلستان')).toBeVisible()
  await confirmAddress(page)
  await walkFromDeliveryToReceipt(page)
  const receipt = await page.getByRole('main').innerText()
  await power.cut()
  await power.restore()
  await page.reload()
  await expectReceipt(page)
  expect(await page.getByRole('main').innerText()).toBe(receipt)
})
