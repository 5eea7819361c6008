/** The toasts of the page, one after another; whoever shows them reads the first. Specification: document 1 section 4 "Toasts". */
import type { Toast } from '#ui/feedback/ToastHost.tsx'

let waiting: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

const become = (toasts: readonly Toast[]) => {
  waiting = toasts
  for (const listener of listeners) listener()
}

/** Says a sentence for a moment. The sentence that is shown already, or waits, is not said twice. */
export const showToast = ({ kind, text }: Pick<Toast, 'kind' | 'text'>): void => {
  if (text === '' || waiting.some((toast) => toast.text === text && toast.kind === kind)) return
  count += 1
  become([...waiting, { key: String(count), kind, text }])
}

export const endToast = (key: string): void => become(waiting.filter((toast) => toast.key !== key))

/** The toast to show now, or null. */
export const currentToast = (): Toast | null => waiting[0] ?? null

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
