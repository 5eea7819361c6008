/**
 * Uploaded files of the signed-in user, to show them again. The gateway sends a file only with its owner's
 * bearer token, so an `img` cannot load it by its address. Specification: decisions, section 2 "See an
 * uploaded file again".
 */
import { skipToken, useQuery } from '@tanstack/react-query'
import axios from 'axios'
import { documents } from '#contract/operations/documents.ts'
import { pathOf } from './gateway/client.ts'
import { bearerToken } from './session.ts'
import { gatewayUrl } from './settings.ts'

const read = async (imageId: string, signal: AbortSignal): Promise<Blob> => {
  const { data } = await axios.get<Blob>(pathOf(documents.readDocumentFile.path, { params: { imageId } }), {
    baseURL: gatewayUrl,
    headers: { authorization: `Bearer ${bearerToken() ?? ''}` },
    responseType: 'blob',
    signal,
  })
  return data
}

const keyOf = (imageId: string | null) => ['document-file', imageId]

/**
 * Query that reads a file into the cache. The actors that list documents prefetch it; a failed read is not
 * repeated.
 */
export const documentFileQuery = (imageId: string) => ({
  queryKey: keyOf(imageId),
  queryFn: ({ signal }: { signal: AbortSignal }) => read(imageId, signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** The file from the cache, once it is there. Fetches nothing. `imageId` is null where no file is shown. */
export const useDocumentFile = (imageId: string | null): Blob | undefined =>
  useQuery<Blob>({ queryKey: keyOf(imageId), queryFn: skipToken }).data

/** Object URL of a picture, as an external store: it exists while a component subscribes to it. */
export type PictureObjectUrl = {
  subscribe: (listener: () => void) => () => void
  read: () => string | undefined
}

/** Creates the object URL on subscription and revokes it afterwards. A PDF has none. */
export const pictureObjectUrl = (file: Blob | undefined): PictureObjectUrl => {
  const picture = file?.type.startsWith('image/') ? file : undefined
  let address: string | undefined
  return {
    subscribe: (listener) => {
      if (!picture) return () => undefined
      const made = URL.createObjectURL(picture)
      address = made
      listener()
      return () => {
        address = undefined
        URL.revokeObjectURL(made)
      }
    },
    read: () => address,
  }
}
