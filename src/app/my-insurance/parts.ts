/**
 * The tabs of My Insurance and an order's page, each in a separate chunk, so that an address loads only what
 * it shows.
 */
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { loadPage } from '../crash/missing-chunks.ts'

export const vehicleTab = lazyPart(
  async () => (await loadPage(import('../../areas/my-insurance/MyInsurance.tsx'))).MyInsurance,
)

export const mobileTab = lazyPart(
  async () => (await loadPage(import('../../areas/my-insurance/mobile/MobileTab.tsx'))).MobileTab,
)

const loadOrder = () => loadPage(import('../../areas/my-insurance/order/OrderPage.tsx'))

export const orderPage = lazyPart(async () => (await loadOrder()).OrderPage)
/** The order beside the list. */
export const orderBeside = lazyPart(async () => (await loadOrder()).OrderBeside)
