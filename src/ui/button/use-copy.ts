/**
 * Copies a text to the clipboard, and says whether it is there. A refused clipboard leaves the text to be
 * selected.
 */
import { useState } from 'react'

export const useCopy = (text: string): { readonly copied: boolean; readonly copy: () => void } => {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return { copied, copy }
}
