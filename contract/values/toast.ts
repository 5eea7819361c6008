/** Kinds of toast messages, and how long each is shown. Specification: document 1 section 9, "Timeouts". */

export type ToastKind = 'success' | 'info' | 'error'

const [SUCCESS_MS, INFO_MS, PER_CHARACTER_MS, AT_LEAST_MS, AT_MOST_MS] = [2000, 6000, 50, 4000, 6000]

/** Milliseconds that a toast is shown: 2 s, 6 s, or 50 ms per character between 4 and 6 s. */
export const toastDuration = (kind: ToastKind, text: string): number => {
  if (kind === 'success') return SUCCESS_MS
  if (kind === 'info') return INFO_MS
  return Math.min(AT_MOST_MS, Math.max(AT_LEAST_MS, text.length * PER_CHARACTER_MS))
}
