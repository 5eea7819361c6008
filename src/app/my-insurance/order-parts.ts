/** The order's page and its form beside the list, in a chunk of their own: the list is shown without them. */
import { lazyPart } from '../../steps/parts/lazy-part.tsx'
import { loadPage } from '../crash/missing-chunks.ts'

const load = () => loadPage(import('../../areas/my-insurance/order/OrderPage.tsx'))

export const orderPage = lazyPart(async () => (await load()).OrderPage)
export const orderBeside = lazyPart(async () => (await load()).OrderBeside)

/** Loads both before an order is shown. */
export const loadOrderParts = (): Promise<unknown> =>
  Promise.all([orderPage.preload(), orderBeside.preload()])
