/** Shares a link with the device's share sheet, or copies it where there is none. */

export type ShareResult = 'shared' | 'copied' | 'not-shared'

/** Closing the share sheet is no error, and counts as shared. */
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
