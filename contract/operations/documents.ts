/**
 * Pictures and PDFs that an order needs. Specification: document 1 sections 3, 5 and 7, document 2 section 4;
 * decisions, section 2.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Done, InsuranceType, orderParams, typeParams, Provider } from './parameters.ts'

/** Bytes; decisions, "Upload limit". */
export const MAX_FILE_BYTES = 12_582_912
/** Allowed file types. The gateway checks the content, not the name. */
export const FILE_TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const

export const DocumentTag = v.picklist(
  [
    'national-card',
    'vehicle-card-front',
    'vehicle-card-back',
    'previous-policy',
    'ownership-document',
    'company-registration',
    'manager-national-card',
    'third-party-policy',
    'accessories-invoice',
  ],
  textRef('choice.unknown'),
)
export type DocumentTag = v.InferOutput<typeof DocumentTag>

/**
 * Tags of the cheques' pictures, by their position in the plan. An order has at most twenty; document 3
 * section 9.
 */
export const ChequeTag = v.picklist(
  [
    'cheque-1',
    'cheque-2',
    'cheque-3',
    'cheque-4',
    'cheque-5',
    'cheque-6',
    'cheque-7',
    'cheque-8',
    'cheque-9',
    'cheque-10',
    'cheque-11',
    'cheque-12',
    'cheque-13',
    'cheque-14',
    'cheque-15',
    'cheque-16',
    'cheque-17',
    'cheque-18',
    'cheque-19',
    'cheque-20',
  ],
  textRef('choice.unknown'),
)
export type ChequeTag = v.InferOutput<typeof ChequeTag>

/** All tags of upload boxes. */
export const UploadTag = v.picklist([...DocumentTag.options, ...ChequeTag.options], textRef('choice.unknown'))

export const ImageId = v.pipe(v.string(textRef('malformed')), v.uuid(textRef('malformed')))

export const OrderDocument = v.strictObject({
  tag: DocumentTag,
  order: v.number(),
  title: v.string(),
  description: v.string(),
  /** The uploaded file; null if there is none. */
  minioImageId: v.nullable(ImageId),
  fileType: v.nullable(v.picklist(FILE_TYPES)),
})
export type OrderDocument = v.InferOutput<typeof OrderDocument>

/**
 * A payment of an order by cheques: the down payment at the bank, then each cheque with its picture, if
 * uploaded.
 */
export const PaymentOrder = v.strictObject({
  order: v.number(),
  prepayment: v.boolean(),
  amount: Toman,
  dueDate: JalaliDate,
  document: v.nullable(
    v.strictObject({
      tag: ChequeTag,
      minioImageId: v.nullable(ImageId),
      fileType: v.nullable(v.picklist(FILE_TYPES)),
    }),
  ),
})
export type PaymentOrder = v.InferOutput<typeof PaymentOrder>

const uploadLater = v.strictObject({ allowed: v.boolean(), deadline: JalaliDate })

export const documents = {
  listDocuments: operation({
    summary:
      'The documents that the order needs, those that are uploaded, and whether and until when the rest may follow later.',
    method: 'GET',
    path: '/api/v1/documents/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: orderParams,
    answer: v.strictObject({ orderDocumentDtos: v.array(OrderDocument), uploadLater }),
    errors: ['notFound'],
  }),
  listInstallmentDocuments: operation({
    summary:
      'The payments of an order by cheques, with the uploaded pictures. Inactive for other payment types.',
    method: 'GET',
    path: '/api/v1/documents/installment/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: orderParams,
    answer: v.strictObject({
      installmentDto: v.strictObject({
        active: v.boolean(),
        payee: v.string(),
        paymentOrders: v.array(PaymentOrder),
      }),
      uploadLater,
    }),
    errors: ['notFound'],
  }),
  uploadDocument: operation({
    summary:
      'Stores a file of an order: streamed, checked, without metadata. A new file replaces the old one.',
    method: 'POST',
    path: '/api/v1/documents',
    who: 'user',
    idempotency: 'key',
    bodyKind: 'multipart',
    body: v.strictObject({
      name: v.pipe(v.string(), v.maxLength(200)),
      insuranceType: InsuranceType,
      insuranceProvider: Provider,
      trackingCode: TrackingCode,
      tag: UploadTag,
      order: v.number(),
    }),
    answer: v.strictObject({ successful: v.literal(true), imageId: ImageId }),
    errors: [
      'invalid',
      'notFound',
      'orderClosed',
      'fileType',
      'fileTooLarge',
      'fileUnreadable',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
  readDocumentFile: operation({
    summary: 'Returns an uploaded file to its owner.',
    method: 'GET',
    path: '/api/v1/documents/file/:imageId',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ imageId: ImageId }),
    errors: ['notFound'],
  }),
  deleteDocumentFile: operation({
    summary: 'Removes an uploaded file of an open order.',
    method: 'DELETE',
    path: '/api/v1/documents/file/:imageId',
    who: 'user',
    idempotency: 'key',
    params: v.strictObject({ imageId: ImageId }),
    answer: Done,
    errors: ['notFound', 'orderClosed', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
  submitDocuments: operation({
    summary: 'Submits all documents, or all cheques. The rest may follow later where that is allowed.',
    method: 'POST',
    path: '/api/v1/:type/documents/submit',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({
      trackingCode: TrackingCode,
      later: v.boolean(),
      kind: v.picklist(['documents', 'cheques'], textRef('choice.unknown')),
    }),
    answer: Done,
    errors: [
      'invalid',
      'notFound',
      'orderClosed',
      'orderIncomplete',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
}
