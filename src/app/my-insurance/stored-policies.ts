/**
 * Stores the shown data of My Insurance on the device, encrypted for its owner: the list, timelines of orders
 * and opened policy files are then available without a network. Signing out deletes the data. Decisions,
 * section 9.
 */
import * as v from 'valibot'
import { callsWith } from '#adapters/gateway/client.ts'
import { saveFile, shareFile } from '#adapters/save-file.ts'
import { PolicyTimeline, VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { policies } from '#contract/operations/policies.ts'
import type { Pages } from '#machines/areas/my-insurance.ts'
import type { FileInput } from '#machines/areas/policy-page-vocabulary.ts'
import { withOfflineFallback } from '../persistence/persisted-journeys.ts'

const { callForFile } = callsWith(policies)

const StoredPages = v.object({ policies: v.array(VehiclePolicy), hasMore: v.boolean() })

/** Stores the first pages of the list. */
export const withStoredList = (listing: Promise<Pages>): Promise<Pages> =>
  withOfflineFallback<Pages>({ machine: 'my-insurance', trackingCode: null }, StoredPages, listing, 'policy')

export const withStoredTimeline = (
  trackingCode: string,
  reading: Promise<PolicyTimeline>,
): Promise<PolicyTimeline> =>
  withOfflineFallback({ machine: 'policy-timeline', trackingCode }, PolicyTimeline, reading, 'policy')

const readAsText = async (file: Blob): Promise<string> => {
  let bytes = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

type StoredKey = Parameters<typeof withOfflineFallback>[0]

/** Stores the PDF of a policy, or reads the stored one without a network. */
export const withStoredFile = async (
  key: StoredKey,
  fetching: Promise<Blob>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const text = await withOfflineFallback(key, v.string(), fetching.then(readAsText), 'policy')
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** Fetches the PDF of a policy, or reads the stored one, and opens it. */
export const openStoredFile = async ({ trackingCode, by }: FileInput, signal: AbortSignal): Promise<void> => {
  const fetching = callForFile('readPolicyFile', { params: { trackingCode } }, { signal })
  const pdf = await withStoredFile({ machine: 'policy-file', trackingCode }, fetching)
  const file = new File([pdf], `policy-${trackingCode}.pdf`, { type: 'application/pdf' })
  if (by === 'share') await shareFile(file, file.name)
  else saveFile(file)
}
