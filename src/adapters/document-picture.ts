/**
 * Uploaded files of one's own, to show them again: the gateway gives them to their owner's bearer token only, so no
 * address of theirs could stand in a page. Specification: decisions, section 2 "See an uploaded file again".
 */
import { useQuery } from '@tanstack/react-query'
import axios from 'axios'
import { registry } from '#contract/index.ts'
import { pathOf } from './gateway/request-parts.ts'
import { bearerToken } from './session.ts'
import { gatewayUrl } from './settings.ts'

const read = async (imageId: string, signal: AbortSignal): Promise<Blob> => {
  const { data } = await axios.get<Blob>(pathOf(registry.readDocumentFile.path, { params: { imageId } }), {
    baseURL: gatewayUrl,
    headers: { authorization: `Bearer ${bearerToken() ?? ''}` },
    responseType: 'blob',
    signal,
  })
  return data
}

/** Takes a file's id, or null where there is nothing to show; gives the file once it is there. A file that does not come stays away. */
export const useDocumentFile = (imageId: string | null): Blob | undefined =>
  useQuery({
    queryKey: ['document-file', imageId],
    queryFn: ({ signal }) => read(imageId ?? '', signal),
    enabled: imageId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data

/** An address in this page that lives as long as somebody shows it. */
export type PictureObjectUrl = {
  subscribe: (listener: () => void) => () => void
  read: () => string | undefined
}

/** Takes a file; gives the address of its picture while it is subscribed to, and takes it back afterwards. A PDF has none. */
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
