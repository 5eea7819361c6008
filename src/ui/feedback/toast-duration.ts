/** How long a toast stays. Specification: document 1 section 9, "Timeouts". */

export type ToastKind = 'success' | 'info' | 'error'

/** Takes a toast's kind and sentence; gives milliseconds: 2 s, 6 s, or 50 ms a character between 4 and 6 s. */
export const toastDuration = (kind: ToastKind, text: string): number => {
  if (kind === 'success') return 2000
  if (kind === 'info') return 6000
  return Math.min(6000, Math.max(4000, text.length * 50))
}
