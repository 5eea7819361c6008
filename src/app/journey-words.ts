/** What journeys and a payment's end say: a catalogue of its own, so that the first page does not wait for it. */
import { i18n } from '@lingui/core'

let loading: Promise<void> | null = null

const load = async (): Promise<void> => {
  const { messages } = await import('../locales/fa/journeys.po')
  i18n.load('fa', messages)
}

/** Done when the words are there; one that failed is tried again by whoever asks next. */
export const journeyWords = (): Promise<void> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
