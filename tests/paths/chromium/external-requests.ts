/** Handles requests that do not belong to calls of the chart: uploads, the sign-in page, the bank. */
import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'
import type { OperationName } from '#contract/index.ts'
import type { Scenario } from '../walk/scenario.ts'

/** Returns the handler of all requests that no call of the chart sends. */
export const handleOtherRequests =
  (scenario: Scenario) =>
  async (route: Route, operation: OperationName | undefined): Promise<void> => {
    if (operation === 'uploadDocument' && scenario.holdsUploads) return
    if (operation === 'uploadDocument') scenario.images = [...scenario.images, send(route, scenario)]
    else await route.continue()
  }

const Sent = v.object({ body: v.object({ imageId: v.string() }) })

/**
 * Lets an upload continue and returns the picture's id. Playwright cannot repeat it: the browser does not
 * expose a request's file.
 */
export const forwardUpload = async (route: Route): Promise<string> => {
  await route.continue()
  const response = await route.request().response()
  return v.parse(Sent, await response?.json()).body.imageId
}

/** Uploads a picture and returns its id; for an order that the gateway does not know, a stub answers. */
const send = async (route: Route, { isStubbed: isTold }: Scenario): Promise<string> => {
  const imageId = randomUUID()
  if (isTold) {
    await route.fulfill({ json: { body: { successful: true, imageId } } })
    return imageId
  }
  return forwardUpload(route)
}

/**
 * Call before the page is opened. The sign-in page never loads, so that a path continues on this one; a
 * stubbed bank is empty.
 */
export const blockExternalPages = async (page: Page): Promise<void> => {
  await page.context().route('**/sandbox/sign-in?*', (route) => route.fulfill({ status: 204 }))
  await page
    .context()
    .route('**/sandbox/bank/x', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bank</title>' }),
    )
}
