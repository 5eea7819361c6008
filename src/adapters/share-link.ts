/** Hands an address on: through the phone's own sheet, or into the clipboard where there is none. */

export type ShareResult = 'shared' | 'copied' | 'not-shared'

/** Takes a title and an address; gives how it left. A person who closes the sheet has shared nothing, and that is no error. */
export const shareLink = async (title: string, url: string): Promise<ShareResult> => {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'not-shared'
  }
}
