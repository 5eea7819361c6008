/** What leads out of the page besides the chart's calls: pictures that are sent, the sign-in page, the bank. */
import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { OperationName } from '#contract/index.ts'
import type { World } from './world.ts'

/** Takes the world; gives how requests end that no call of the chart asks for. Pictures of an order that is told are taken for sent. */
export const doorsOf =
  (world: World) =>
  async (route: Route, operation: OperationName | undefined): Promise<void> => {
    if (operation === 'uploadDocument' && world.holdsUploads) return
    if (operation === 'uploadDocument' && world.isTold) return route.fulfill({ json: { body: { successful: true, imageId: randomUUID() } } })
    await route.continue()
  }

/** Takes a page before it is opened. The sign-in page does not come, so that the path goes on in this one; a bank that was told is an empty page. */
export const closeDoors = async (page: Page): Promise<void> => {
  await page.context().route('**/sandbox/sign-in?*', (route) => route.fulfill({ status: 204 }))
  await page.context().route('**/sandbox/bank/x', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bank</title>' }))
}
