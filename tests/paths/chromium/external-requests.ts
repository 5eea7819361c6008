/** What leads out of the page besides the chart's calls: pictures that are sent, the sign-in page, the bank. */
import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'
import type { OperationName } from '#contract/index.ts'
import type { World } from './world.ts'

/** Takes the world; gives how requests end that no call of the chart asks for. */
export const handleOtherRequests =
  (world: World) =>
  async (route: Route, operation: OperationName | undefined): Promise<void> => {
    if (operation === 'uploadDocument' && world.holdsUploads) return
    if (operation === 'uploadDocument') world.images = [...world.images, send(route, world)]
    else await route.continue()
  }

const Sent = v.object({ body: v.object({ imageId: v.string() }) })

/** A picture goes to the gateway as it is: the browser gives no file out with a request, so it cannot be asked for beside the page. Gives the id that it got. */
export const forwardUpload = async (route: Route): Promise<string> => {
  await route.continue()
  const response = await route.request().response()
  return v.parse(Sent, await response?.json()).body.imageId
}

/** A picture goes to the gateway; one of an order that is told is taken for sent. Gives the id that it got. */
const send = async (route: Route, { isStubbed: isTold }: World): Promise<string> => {
  const imageId = randomUUID()
  if (isTold) {
    await route.fulfill({ json: { body: { successful: true, imageId } } })
    return imageId
  }
  return forwardUpload(route)
}

/** Takes a page before it is opened. The sign-in page does not come, so that the path goes on in this one; a bank that was told is an empty page. */
export const blockExternalPages = async (page: Page): Promise<void> => {
  await page.context().route('**/sandbox/sign-in?*', (route) => route.fulfill({ status: 204 }))
  await page
    .context()
    .route('**/sandbox/bank/x', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bank</title>' }),
    )
}
