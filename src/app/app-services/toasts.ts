/** The toasts of this page, and those that the previous page saved for its reload. Document 1 section 4. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { onLocaleChange } from '#adapters/locale.ts'
import type { ToastKind } from '#contract/values/toast.ts'
import { type Toast, toasts as chart } from '#machines/app/toasts.ts'
import { notifyInspectors } from '../runtime.ts'
import { savedToasts } from '../saved-toasts.ts'

const saved = savedToasts.read() ?? []
savedToasts.remove()

export const toasts = createActor(
  chart.provide({
    actions: {
      'save the toasts for the reload': ({ context }) => {
        const waiting = context.toasts.flatMap((toast) =>
          toast.appears === 'after-reload' ? { ...toast, appears: toast.appears } : [],
        )
        if (waiting.length > 0) savedToasts.write(waiting)
        else savedToasts.remove()
      },
    },
  }),
  { inspect: notifyInspectors, input: { saved } },
)

/** What the toasts say, by key, in the active language. */
const sentences = new Map<string, () => string>()

/** A button beside the text, which also removes the toast. It does not outlive a reload. */
export type ToastAction = { readonly label: () => string; readonly onPress: () => void }

const actions = new Map<string, ToastAction>()

/** The button of a toast; null for one without. */
export const actionOfToast = (key: string): { label: string; onPress: () => void } | null => {
  const action = actions.get(key)
  if (action === undefined) return null
  const onPress = () => {
    toasts.send({ type: 'toast.removed', key })
    action.onPress()
  }
  return { label: action.label(), onPress }
}

const withheld = new Set<string>()

/**
 * Withholds the toasts with this key, because the page says the same. Removes one that is shown.
 * @returns a function that ends it
 */
export const withholdToast = (key: string): (() => void) => {
  withheld.add(key)
  toasts.send({ type: 'toast.removed', key })
  return () => void withheld.delete(key)
}

/** Adds a toast. A toast whose key is already shown or queued is not repeated. */
export const addToast = (
  key: string,
  kind: ToastKind,
  text: () => string,
  { appears = 'now', action }: { appears?: Toast['appears'] | undefined; action?: ToastAction } = {},
): void => {
  if (withheld.has(key)) return
  sentences.set(key, text)
  if (action) actions.set(key, action)
  toasts.send({ type: 'toast.added', toast: { key, kind, text: text(), appears } })
}

onLocaleChange(() => {
  for (const toast of toasts.getSnapshot().context.toasts) {
    const text = sentences.get(toast.key)?.() ?? toast.text
    if (text !== toast.text) toasts.send({ type: 'toast.added', toast: { ...toast, text } })
  }
})

const needsNetwork = msg`برای ورود، اینترنت لازم است؛ پس از اتصال دوباره امتحان کنید.`

/** The sign-in page is the gateway's: a device that is offline cannot load it, so the app is not left. */
export const showSignInNeedsNetwork = (): void =>
  addToast('sign-in-waits', 'error', () => i18n._(needsNetwork))
