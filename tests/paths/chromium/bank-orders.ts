/**
 * Orders whose payment has ended, created once a worker over the gateway's HTTP: reading a payment's result
 * changes nothing.
 */
import { type } from '#gateway/testing/purchase.sample.ts'
import { type Device, signInDevice, createOrder } from '#tests/journeys/create-order.ts'
import { advanceOrderTo } from '../walk/other-device.ts'
import { sessionOf } from '#tests/journeys/session.ts'

/** Uploads all pictures, so that nothing is left to do after payment. */
const sendEverything = async ({ call: ask, sendPicture }: Device, trackingCode: string): Promise<void> => {
  const { orderDocumentDtos } = await ask('listDocuments', { params: { trackingCode } })
  for (const { tag, order } of orderDocumentDtos) await sendPicture(trackingCode, tag, order)
  await ask('submitDocuments', { params: type, body: { trackingCode, later: false, kind: 'documents' } })
}

/** What the owner does, by the outcome of the payment. */
const ends: Readonly<Record<string, (device: Device) => Promise<string>>> = {
  paid: async (device) => {
    const trackingCode = await createOrder(device, { at: 'documents' })
    await sendEverything(device, trackingCode)
    await device.payAtBank(trackingCode)
    return trackingCode
  },
  open: async (device) => {
    const trackingCode = await createOrder(device, { at: 'payment' })
    await device.call('startPayment', { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } })
    return trackingCode
  },
  cancelled: async (device) => {
    const trackingCode = await createOrder(device, { at: 'payment' })
    await device.cancelAtBank(trackingCode)
    return trackingCode
  },
}

const brought =
  (outcome: string) =>
  async (device: Device): Promise<string> => {
    const trackingCode = await createOrder(device, { at: 'holder' })
    await advanceOrderTo(device, trackingCode, outcome)
    return trackingCode
  }

type Customer = {
  readonly session: Awaited<ReturnType<typeof sessionOf>>
  readonly trackingCode: string | null
}

const make = async (outcome: string, base: string, cellNumber: string): Promise<Customer> => {
  const device = await signInDevice(base, cellNumber)
  const end = ends[outcome] ?? (outcome.startsWith('paid, ') ? brought(outcome) : null)
  return { session: await sessionOf(device), trackingCode: end && (await end(device)) }
}

const made = new Map<string, Promise<Customer>>()

/** Returns a customer whose payment ended with this outcome; without an order if no order ends so. */
export const customerWithPayment = (outcome: string, base: string, cellNumber: string): Promise<Customer> => {
  const key = `${base} ${outcome}`
  const known = made.get(key) ?? make(outcome, base, cellNumber)
  made.set(key, known)
  return known
}
