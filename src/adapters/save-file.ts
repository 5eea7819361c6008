/** Hands a file to the user: through the device's share sheet, or as a download. */

/** Downloads a file under its name. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** Whether this browser has a share sheet for files. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'policy.pdf', { type: 'application/pdf' })] })

/** Shares a file, or downloads it where files cannot be shared. Closing the share sheet does nothing. */
export const shareFile = async (file: File, title: string): Promise<void> => {
  const content = { files: [file], title }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(content)) return saveFile(file)
  try {
    await navigator.share(content)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file)
  }
}
