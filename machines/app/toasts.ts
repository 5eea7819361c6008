/**
 * The toasts of a page: one is visible, the others wait. A toast with the key of another replaces it.
 * Specification: document 1 section 4 "Toasts" and section 9.
 */
import { assign, setup } from 'xstate'
import { type ToastKind, toastDuration } from '#contract/values/toast.ts'
import { typeOf } from '../type-of.ts'

/** `appears`: at once, with the next page of the app, or after a reload. */
export type Toast = {
  readonly key: string
  readonly kind: ToastKind
  readonly text: string
  readonly appears: 'now' | 'after-navigate' | 'after-reload'
}

/** Toasts that the previous page saved for this one. */
export type ToastsInput = { readonly saved: readonly Toast[] }
type Context = { readonly toasts: readonly Toast[] }
export type ToastsEvent =
  | { type: 'toast.added'; toast: Toast }
  /** Without a key: the visible one. */
  | { type: 'toast.removed'; key?: string }
  | { type: 'navigated' }
  | { type: 'toast.paused' }
  | { type: 'toast.resumed' }

/** The visible toast, or null. */
export const visibleToast = ({ toasts }: Context): Toast | null =>
  toasts.find(({ appears }) => appears === 'now') ?? null

const keyOf = (context: Context, event: ToastsEvent): string | undefined => {
  if (event.type === 'toast.added') return event.toast.key
  return (event.type === 'toast.removed' ? event.key : undefined) ?? visibleToast(context)?.key
}
const without = ({ toasts }: Context, key: string | undefined): readonly Toast[] =>
  toasts.filter((toast) => toast.key !== key)
const withToast = (toasts: readonly Toast[], added: Toast): readonly Toast[] =>
  toasts.some(({ key }) => key === added.key)
    ? toasts.map((toast) => (toast.key === added.key ? added : toast))
    : [...toasts, added]

export const toasts = setup({
  types: typeOf<{ context: Context; events: ToastsEvent; input: ToastsInput; meta: { title?: string } }>(),
  guards: {
    'a toast is visible': ({ context }) => visibleToast(context) !== null,
    'it is the visible toast': ({ context, event }) => keyOf(context, event) === visibleToast(context)?.key,
  },
  actions: {
    'store the toast': assign(({ context, event }) =>
      event.type === 'toast.added' ? { toasts: withToast(context.toasts, event.toast) } : {},
    ),
    'remove the toast': assign(({ context, event }) => ({ toasts: without(context, keyOf(context, event)) })),
    'remove the visible toast': assign(({ context }) => ({
      toasts: without(context, visibleToast(context)?.key),
    })),
    'show the toasts of this page': assign(({ context }) => ({
      toasts: context.toasts.map((toast) =>
        toast.appears === 'after-navigate' ? { ...toast, appears: 'now' } : toast,
      ),
    })),
    /** Provided where the app starts: it outlives the page. */
    'save the toasts for the reload': () => undefined,
  },
  delays: {
    'reading time': ({ context }) => {
      const toast = visibleToast(context)
      return toast === null ? 0 : toastDuration(toast.kind, toast.text)
    },
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({ toasts: input.saved.map((toast) => ({ ...toast, appears: 'now' })) }),
  initial: 'empty',
  on: {
    'toast.added': { actions: ['store the toast', 'save the toasts for the reload'] },
    'toast.removed': { actions: ['remove the toast', 'save the toasts for the reload'] },
    navigated: { actions: 'show the toasts of this page' },
  },
  states: {
    empty: { meta: { title: 'toasts.empty' }, always: { guard: 'a toast is visible', target: 'visible' } },
    visible: {
      meta: { title: 'toasts.visible' },
      initial: 'running',
      on: {
        'toast.removed': {
          guard: 'it is the visible toast',
          target: 'empty',
          actions: 'remove the toast',
        },
      },
      states: {
        running: {
          meta: { title: 'toasts.running' },
          description: 'Disappears when its time is over.',
          after: {
            'reading time': {
              target: '#toasts.empty',
              actions: 'remove the visible toast',
            },
          },
          on: {
            'toast.paused': 'paused',
            'toast.added': [
              {
                guard: 'it is the visible toast',
                target: 'running',
                reenter: true,
                actions: 'store the toast',
                description: 'Its text changed: its time starts over.',
              },
              { actions: ['store the toast', 'save the toasts for the reload'] },
            ],
          },
        },
        paused: {
          meta: { title: 'toasts.paused' },
          description: 'Paused while it is touched, hovered or focused. Afterwards its time starts over.',
          on: { 'toast.resumed': 'running' },
        },
      },
    },
  },
})
