/** An order that waits for its pictures, made once a worker over the gateway's own HTTP; each path finds its first box as it has it. */
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

/** Takes the gateway's address, a new customer's number, and whether a picture is there; gives the order, whose it is, and the first document of it. */
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
