/** Calls of the documents: list, upload, delete. Document 1 section 7, document 2 section 4. */
import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { resizePicture } from '#adapters/resize-picture.ts'
import { documentFileQuery } from '#adapters/document-file.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { UploadTag } from '#contract/operations/documents.ts'
import { failureOf } from '#machines/failure.ts'
import type { PictureList } from '#machines/journey/actors.ts'
import { type UploadCall, type UploadEvent, uploadBox } from '#machines/upload-box.ts'
import type { Product } from '#machines/journey/quote.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'

const NAME_LENGTH = 200

const upload = async (
  insuranceType: Product,
  { trackingCode, tag, order, file, key }: UploadCall,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> => {
  if (!(file instanceof File)) throw new TypeError('An upload box got a value that is not a File')
  const picture = await resizePicture(file)
  const { imageId } = await call(
    'uploadDocument',
    {
      body: {
        name: file.name.slice(0, NAME_LENGTH),
        insuranceType,
        insuranceProvider: PROVIDER.provider,
        trackingCode,
        tag: v.parse(UploadTag, tag),
        order,
      },
    },
    {
      idempotencyKey: key,
      signal,
      file: picture,
      onUploadProgress: (sent, of) =>
        onProgress(Math.min(99, Math.round((sent / (of ?? picture.size)) * 100))),
    },
  )
  return imageId
}

/** The upload box of a product's orders with its calls. Stopping the actor aborts the request. */
export const connectedUploadBox = ({ product }: Pick<CallContext, 'product'>) =>
  uploadBox.provide({
    actors: {
      'upload the file': fromCallback<UploadEvent, UploadCall>(({ input, sendBack }) => {
        const controller = new AbortController()
        upload(product(), input, controller.signal, (percent) =>
          sendBack({ type: 'upload.progressed', percent }),
        ).then(
          (imageId) => sendBack({ type: 'upload.done', imageId }),
          (error: unknown) => sendBack({ type: 'upload.failed', failure: failureOf(error) }),
        )
        return () => controller.abort()
      }),
      'delete the file': fromPromise<void, { imageId: string; key: string }>(
        async ({ input: { imageId, key }, signal }) => {
          await call('deleteDocumentFile', { params: { imageId } }, { idempotencyKey: key, signal })
        },
      ),
    },
  })

type OfOrder = { trackingCode: string }

/**
 * The actor that lists the pictures of an order. Keeps the answer for the screen, and fetches the uploaded
 * files, which the upload boxes show.
 */
const pictureListActor = <Answer>(
  read: (params: OfOrder, signal: AbortSignal) => Promise<Answer>,
  queryKeyOf: (trackingCode: string) => QueryKey,
  pictureListOf: (answer: Answer) => PictureList,
) =>
  readActor(async ({ trackingCode }: OfOrder, signal) => {
    const answer = await read({ trackingCode }, signal)
    queryClient.setQueryData(queryKeyOf(trackingCode), answer)
    const list = pictureListOf(answer)
    for (const { imageId } of list.documents)
      if (imageId !== null) void queryClient.prefetchQuery(documentFileQuery(imageId))
    return list
  })

export const documentCalls = (context: Pick<CallContext, 'product'>) => ({
  'list the documents': pictureListActor(
    (params, signal) => call('listDocuments', { params }, { signal }),
    listKeys.documents,
    ({ orderDocumentDtos, uploadLater }) => ({
      documents: orderDocumentDtos.map(({ tag, minioImageId }) => ({ tag, imageId: minioImageId })),
      laterAllowed: uploadLater.allowed,
    }),
  ),

  'list the cheques': pictureListActor(
    (params, signal) => call('listInstallmentDocuments', { params }, { signal }),
    listKeys.installmentDocuments,
    ({ installmentDto, uploadLater }) => ({
      documents: installmentDto.paymentOrders.flatMap(({ document }) =>
        document ? [{ tag: document.tag, imageId: document.minioImageId }] : [],
      ),
      laterAllowed: uploadLater.allowed,
    }),
  ),

  'upload box': connectedUploadBox(context),
})
