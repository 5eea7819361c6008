/**
 * An order that waits for its pictures, created once a worker over the gateway's HTTP; each path resets its
 * first document.
 */
import { signInDevice, createOrder } from '#tests/journeys/create-order.ts'
import { sessionOf } from '#tests/journeys/session.ts'

const make = async (base: string, cellNumber: string) => {
  const device = await signInDevice(base, cellNumber)
  return {
    device,
    trackingCode: await createOrder(device, { at: 'documents' }),
    session: await sessionOf(device),
  }
}

const made = new Map<string, ReturnType<typeof make>>()

/** Returns the order, its owner's session, and its first document with or without a picture. */
export const orderWithBox = async (base: string, cellNumber: string, hasPicture: boolean) => {
  const known = made.get(base) ?? make(base, cellNumber)
  made.set(base, known)
  const { device, trackingCode, session } = await known
  const read = async () => {
    const [first] = (await device.call('listDocuments', { params: { trackingCode } })).orderDocumentDtos
    if (first === undefined) throw new Error('The order waits for no picture')
    return first
  }
  const { tag, order, minioImageId: imageId } = await read()
  if (imageId !== null) await device.call('deleteDocumentFile', { params: { imageId } })
  if (hasPicture) await device.sendPicture(trackingCode, tag, order)
  return { trackingCode, session, document: await read() }
}
