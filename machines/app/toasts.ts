/**
 * The toasts of a page: one is seen at a time, the others wait; by its key one takes the place of what it said before.
 * Specification: document 1 section 4 "Toasts" and section 9.
 */
import { assign, setup } from 'xstate'
import { type ToastKind, toastDuration } from '#contract/values/toast.ts'
import { typeOf } from '../type-of.ts'

/** `appears` says when: at once, with the next page of the app, or once the page has been loaded anew. */
export type Toast = {
  readonly key: string
  readonly kind: ToastKind
  readonly text: string
  readonly appears: 'now' | 'after-navigate' | 'after-reload'
}

/** What was kept for this page by the one before it. */
export type ToastsInput = { readonly kept: readonly Toast[] }
type Context = { readonly toasts: readonly Toast[] }
export type ToastsEvent =
  | { type: 'toast.said'; toast: Toast }
  /** Without a key, the one that is seen. */
  | { type: 'toast.removed'; key?: string }
  | { type: 'navigated' }
  | { type: 'toast.held' }
  | { type: 'toast.released' }

/** Takes the memory of the chart; gives the toast that is seen now, or null. */
export const seenToast = ({ toasts }: Context): Toast | null =>
  toasts.find(({ appears }) => appears === 'now') ?? null

const keyOf = (context: Context, event: ToastsEvent): string | undefined => {
  if (event.type === 'toast.said') return event.toast.key
  return (event.type === 'toast.removed' ? event.key : undefined) ?? seenToast(context)?.key
}
const without = ({ toasts }: Context, key: string | undefined): readonly Toast[] =>
  toasts.filter((toast) => toast.key !== key)
const withToast = (toasts: readonly Toast[], said: Toast): readonly Toast[] =>
  toasts.some(({ key }) => key === said.key)
    ? toasts.map((toast) => (toast.key === said.key ? said : toast))
    : [...toasts, said]

export const toasts = setup({
  types: typeOf<{ context: Context; events: ToastsEvent; input: ToastsInput; meta: { title?: string } }>(),
  guards: {
    'one is to be seen': ({ context }) => seenToast(context) !== null,
    'it is the one that is seen': ({ context, event }) => keyOf(context, event) === seenToast(context)?.key,
  },
  actions: {
    'keep the toast': assign(({ context, event }) =>
      event.type === 'toast.said' ? { toasts: withToast(context.toasts, event.toast) } : {},
    ),
    'remove the toast': assign(({ context, event }) => ({ toasts: without(context, keyOf(context, event)) })),
    'remove the one that was seen': assign(({ context }) => ({
      toasts: without(context, seenToast(context)?.key),
    })),
    'show what waited for this page': assign(({ context }) => ({
      toasts: context.toasts.map((toast) =>
        toast.appears === 'after-navigate' ? { ...toast, appears: 'now' } : toast,
      ),
    })),
    /** Provided where the app starts: it outlives the page. */
    'keep for after the reload': () => undefined,
  },
  delays: {
    'as long as it takes to read': ({ context }) => {
      const seen = seenToast(context)
      return seen === null ? 0 : toastDuration(seen.kind, seen.text)
    },
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({ toasts: input.kept.map((toast) => ({ ...toast, appears: 'now' })) }),
  initial: 'quiet',
  on: {
    'toast.said': { actions: ['keep the toast', 'keep for after the reload'] },
    'toast.removed': { actions: ['remove the toast', 'keep for after the reload'] },
    navigated: { actions: 'show what waited for this page' },
  },
  states: {
    quiet: { meta: { title: 'toasts.quiet' }, always: { guard: 'one is to be seen', target: 'seen' } },
    seen: {
      meta: { title: 'toasts.seen' },
      initial: 'running',
      on: {
        'toast.removed': {
          guard: 'it is the one that is seen',
          target: 'quiet',
          actions: 'remove the toast',
        },
      },
      states: {
        running: {
          meta: { title: 'toasts.running' },
          description: 'Its time runs out by itself.',
          after: {
            'as long as it takes to read': {
              target: '#toasts.quiet',
              actions: 'remove the one that was seen',
            },
          },
          on: {
            'toast.held': 'held',
            'toast.said': [
              {
                guard: 'it is the one that is seen',
                target: 'running',
                reenter: true,
                actions: 'keep the toast',
                description: 'It says something else: its time begins anew.',
              },
              { actions: ['keep the toast', 'keep for after the reload'] },
            ],
          },
        },
        held: {
          meta: { title: 'toasts.held' },
          description: 'Touched, pointed at or focused: somebody reads it. Let go of, its time begins anew.',
          on: { 'toast.released': 'running' },
        },
      },
    },
  },
})
