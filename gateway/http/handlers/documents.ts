/** Pictures and PDFs that an order needs, before its payment or, where they were put off, after it. Specification: document 1 sections 3 and 4, document 2 section 4. */
import { textRef } from '#contract/texts.ts'
import { StoredFile } from '../../documents/stored-file.ts'
import { requiredDocuments, uploadLaterDeadline } from '../../domain/required-documents.ts'
import { documentOf, documentsOf, forgetDocument, placeDocument } from '../../store/documents.ts'
import { type Order, settleDocuments } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { heldOrder, ownOrder } from './order-in-hand.ts'

/** Throws the Refusal orderClosed for a paid order, unless its documents were put off until after payment. */
const checkOpenForDocuments = ({ status, documentsLater, documentsSubmitted }: Order): void => {
  if (status !== 'open' && !(documentsLater && !documentsSubmitted)) throw new Refusal('orderClosed')
}

export const documents = {
  listDocuments: async ({ params: { trackingCode } }, call) => {
    const order = await ownOrder(call, trackingCode)
    const kept = await documentsOf(call.db, call.user.id, trackingCode)
    const orderDocumentDtos = requiredDocuments(order.search).map((required) => {
      const file = kept.find(({ tag, position }) => tag === required.tag && position === required.order)
      return { ...required, minioImageId: file?.imageId ?? null, fileType: file?.fileType ?? null }
    })
    return { orderDocumentDtos, uploadLater: { allowed: order.status === 'open', deadline: uploadLaterDeadline(call.clock) } }
  },

  uploadDocument: async ({ body: { trackingCode, tag, order: position } }, call) => {
    const order = await heldOrder(call, trackingCode)
    checkOpenForDocuments(order)
    const isAsked = requiredDocuments(order.search).some((required) => required.tag === tag && required.order === position)
    if (!isAsked) throw new Refusal('invalid', { fields: { tag: textRef('choice.unknown') } })
    const { imageId, fileType, bytes } = call.file
    const replaced = await placeDocument(call.db, { imageId, userId: call.user.id, trackingCode, tag, position, fileType, bytes, createdAt: call.now })
    for (const old of replaced) call.afterwards(() => call.files.remove(old))
    return { successful: true, imageId }
  },

  readDocumentFile: async ({ params: { imageId } }, { db, user, files }) => {
    const document = await documentOf(db, user.id, imageId)
    if (document === null) throw new Refusal('notFound')
    const file = await files.read(imageId)
    if (file === null) throw new Refusal('notFound')
    return new StoredFile(file, document.fileType)
  },

  deleteDocumentFile: async ({ params: { imageId } }, call) => {
    const document = await documentOf(call.db, call.user.id, imageId)
    if (document === null) throw new Refusal('notFound')
    checkOpenForDocuments(await heldOrder(call, document.trackingCode))
    await forgetDocument(call.db, call.user.id, imageId)
    await settleDocuments(call.db, call.user.id, document.trackingCode, { documentsSubmitted: false })
    call.afterwards(() => call.files.remove(imageId))
    return { done: true }
  },

  submitDocuments: async ({ body: { trackingCode, later } }, call) => {
    const order = await heldOrder(call, trackingCode)
    checkOpenForDocuments(order)
    const kept = await documentsOf(call.db, call.user.id, trackingCode)
    const missing = requiredDocuments(order.search).filter((required) => !kept.some(({ tag, position }) => tag === required.tag && position === required.order))
    if (missing.length > 0 && !later) throw new Refusal('orderIncomplete', { missing: missing.map(({ tag }) => tag) })
    const isComplete = missing.length === 0
    await settleDocuments(call.db, call.user.id, trackingCode, { documentsSubmitted: isComplete, documentsLater: !isComplete })
    return { done: true }
  },
} satisfies Partial<Handlers>
