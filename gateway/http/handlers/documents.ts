/**
 * Documents and pictures of cheques, uploaded before payment or, if postponed, after it.
 * Specification: document 1 sections 3 and 4, document 2 sections 4 and 5.
 */
import { documentMessages } from '#contract/document-texts.ts'
import { textRef } from '#contract/texts.ts'
import { safeFileName } from '../../documents/file-name.ts'
import { FileResponse } from '../../documents/file-response.ts'
import { paymentOrders } from '../../domain/cheque-plan.ts'
import { missingOf } from '../../domain/order-progress.ts'
import { requiredDocuments } from '../../domain/required-documents.ts'
import { documentOf, documentsOf, saveDocument } from '../../store/documents.ts'
import { movesOf } from '../../store/order-moves.ts'
import { saveDocumentProgress } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { chequesOfOrder, lockOrder, loadOrder, picturesDeadline, progressOf } from './load-order.ts'
import { recordProgress } from './order-moves.ts'
import { invoiceOfOrder } from './order-price.ts'
import {
  checkUploadsOpen,
  isLaterOffered,
  isUploaded,
  kindOfTag,
  uploadedFileOf,
  mayComeLater,
  rejectedTags,
  submissionOf,
  submissionColumns,
  requiredPictures,
} from './pictures.ts'
import { removePictures } from './removed-pictures.ts'

export const documents = {
  listDocuments: async ({ params: { trackingCode } }, call) => {
    const order = await loadOrder(call, trackingCode)
    const stored = await documentsOf(call.db, call.user.id, trackingCode)
    const orderDocumentDtos = requiredDocuments(order).map((required) => ({
      ...required,
      ...documentMessages(required.tag, order.product, call.locale),
      ...uploadedFileOf(stored, required),
    }))
    return {
      orderDocumentDtos,
      uploadLater: {
        allowed: isLaterOffered(order),
        deadline: picturesDeadline(order, call.clock.today()),
      },
    }
  },

  listInstallmentDocuments: async ({ params: { trackingCode } }, call) => {
    const order = await loadOrder(call, trackingCode)
    const stored = await documentsOf(call.db, call.user.id, trackingCode)
    const cheques = chequesOfOrder(order, call.clock.today())
    const [down] = invoiceOfOrder(order, call).plan?.payments ?? []
    const active = order.paymentType === 'installment' && down !== undefined
    return {
      installmentDto: {
        active,
        payee: call.market.insurerName(call.locale, order.companyCode).title,
        paymentOrders: active ? paymentOrders(down, cheques, (cheque) => uploadedFileOf(stored, cheque)) : [],
      },
      uploadLater: {
        allowed: isLaterOffered(order),
        deadline: picturesDeadline(order, call.clock.today()),
      },
    }
  },

  uploadDocument: async ({ body: { trackingCode, tag, order: position, name } }, call) => {
    const order = await lockOrder(call, trackingCode)
    const kind = kindOfTag(tag)
    checkUploadsOpen(order, kind)
    const isRequired = requiredPictures(order, kind, call.clock.today()).some(
      (picture) => picture.tag === tag && picture.order === position,
    )
    if (!isRequired) throw new ApiError('invalid', { fields: { tag: textRef('choice.unknown') } })
    const { imageId, fileType, bytes } = call.file
    const replaced = await saveDocument(call.db, {
      imageId,
      userId: call.user.id,
      trackingCode,
      tag,
      position,
      name: safeFileName(name),
      fileType,
      bytes,
      createdAt: call.now,
    })
    for (const old of replaced) call.afterCommit(() => call.files.remove(old))
    return { successful: true, imageId }
  },

  readDocumentFile: async ({ params: { imageId } }, { db, user, files }) => {
    const document = await documentOf(db, user.id, imageId)
    if (document === null) throw new ApiError('notFound')
    const file = await files.read(imageId)
    if (file === null) throw new ApiError('notFound')
    return new FileResponse(file, document.fileType, document.name)
  },

  deleteDocumentFile: async ({ params: { imageId } }, call) => {
    const document = await documentOf(call.db, call.user.id, imageId)
    if (document === null) throw new ApiError('notFound')
    const kind = kindOfTag(document.tag)
    const order = await lockOrder(call, document.trackingCode)
    checkUploadsOpen(order, kind)
    await removePictures(call, order, kind, [imageId])
    return { done: true }
  },

  submitDocuments: async ({ body: { trackingCode, later, kind } }, call) => {
    const order = await lockOrder(call, trackingCode)
    if (kind === 'cheques' && order.paymentType !== 'installment') return { done: true }
    checkUploadsOpen(order, kind)
    if (missingOf(progressOf(order)).includes('terms'))
      throw new ApiError('orderIncomplete', { missing: ['terms'] })
    const stored = await documentsOf(call.db, call.user.id, trackingCode)
    const required = requiredPictures(order, kind, call.clock.today())
    const rejected = rejectedTags(order, await movesOf(call.db, trackingCode), stored)
    const missing = required.filter((picture) => !isUploaded(stored, picture) || rejected.has(picture.tag))
    const isAnyUploaded = missing.length < required.length
    if (missing.length > 0 && !mayComeLater(order, kind, { later, isAnyUploaded }))
      throw new ApiError('orderIncomplete', {
        missing: missing.map(({ tag }) => tag),
        product: order.product,
      })
    await saveDocumentProgress(
      call.db,
      call.user.id,
      trackingCode,
      submissionColumns(kind, missing.length === 0),
    )
    const corrects = missing.length === 0 && !submissionOf(order, kind).submitted
    await recordProgress(call.db, trackingCode, { at: call.now, day: call.clock.today() }, corrects)
    return { done: true }
  },
} satisfies Partial<Handlers>
