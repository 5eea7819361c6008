/** Pictures and PDFs that an order needs, before its payment or, where they were put off, after it. Specification: document 1 sections 3 and 4, document 2 sections 4 and 5. */
import { textRef } from '#contract/texts.ts'
import { StoredFile } from '../../documents/stored-file.ts'
import { paymentOrders } from '../../domain/cheque-plan.ts'
import { documentWords, requiredDocuments } from '../../domain/required-documents.ts'
import { insurerIn } from '../../sandbox/names.ts'
import { documentOf, documentsOf, forgetDocument, placeDocument } from '../../store/documents.ts'
import { settleDocuments } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { chequesOfOrder, heldOrder, ownOrder, picturesDeadline } from './order-in-hand.ts'
import { invoiceOfOrder } from './order-price.ts'
import { checkOpenFor, isThere, kindOfTag, pictureOf, putOff, settledAs, wantedOf } from './pictures.ts'

export const documents = {
  listDocuments: async ({ params: { trackingCode } }, call) => {
    const order = await ownOrder(call, trackingCode)
    const kept = await documentsOf(call.db, call.user.id, trackingCode)
    const orderDocumentDtos = requiredDocuments(order.search).map((required) => ({
      ...required,
      ...documentWords(required.tag, call.locale),
      ...pictureOf(kept, required),
    }))
    return {
      orderDocumentDtos,
      uploadLater: {
        allowed: order.status === 'open',
        deadline: picturesDeadline(order, call.clock.today()),
      },
    }
  },

  listInstallmentDocuments: async ({ params: { trackingCode } }, call) => {
    const order = await ownOrder(call, trackingCode)
    const kept = await documentsOf(call.db, call.user.id, trackingCode)
    const cheques = chequesOfOrder(order, call.clock.today())
    const [down] = invoiceOfOrder(order, call).plan?.payments ?? []
    const active = order.paymentType === 'installment' && down !== undefined
    return {
      installmentDto: {
        active,
        payee: insurerIn(call.locale, order.companyCode).title,
        paymentOrders: active ? paymentOrders(down, cheques, (cheque) => pictureOf(kept, cheque)) : [],
      },
      uploadLater: {
        allowed: order.status === 'open',
        deadline: picturesDeadline(order, call.clock.today()),
      },
    }
  },

  uploadDocument: async ({ body: { trackingCode, tag, order: position } }, call) => {
    const order = await heldOrder(call, trackingCode)
    const kind = kindOfTag(tag)
    checkOpenFor(order, kind)
    const isAsked = wantedOf(order, kind, call.clock.today()).some(
      (wanted) => wanted.tag === tag && wanted.order === position,
    )
    if (!isAsked) throw new Refusal('invalid', { fields: { tag: textRef('choice.unknown') } })
    const { imageId, fileType, bytes } = call.file
    const replaced = await placeDocument(call.db, {
      imageId,
      userId: call.user.id,
      trackingCode,
      tag,
      position,
      fileType,
      bytes,
      createdAt: call.now,
    })
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
    const kind = kindOfTag(document.tag)
    checkOpenFor(await heldOrder(call, document.trackingCode), kind)
    await forgetDocument(call.db, call.user.id, imageId)
    await settleDocuments(
      call.db,
      call.user.id,
      document.trackingCode,
      kind === 'cheques' ? { chequesSubmitted: false } : { documentsSubmitted: false },
    )
    call.afterwards(() => call.files.remove(imageId))
    return { done: true }
  },

  submitDocuments: async ({ body: { trackingCode, later, kind } }, call) => {
    const order = await heldOrder(call, trackingCode)
    if (kind === 'cheques' && order.paymentType !== 'installment') return { done: true }
    checkOpenFor(order, kind)
    const kept = await documentsOf(call.db, call.user.id, trackingCode)
    const wanted = wantedOf(order, kind, call.clock.today())
    const missing = wanted.filter((picture) => !isThere(kept, picture))
    const isAnyThere = missing.length < wanted.length
    if (missing.length > 0 && !putOff(order, kind, { later, isAnyThere }))
      throw new Refusal('orderIncomplete', { missing: missing.map(({ tag }) => tag) })
    await settleDocuments(call.db, call.user.id, trackingCode, settledAs(kind, missing.length === 0))
    return { done: true }
  },
} satisfies Partial<Handlers>
