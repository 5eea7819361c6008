/** The toasts of this page, and those that the page before it kept for after its reload. Specification: document 1 section 4. */
import * as v from 'valibot'
import { createActor } from 'xstate'
import { storedValue } from '#adapters/stored-value.ts'
import { toasts as chart } from '#machines/app/toasts.ts'
import { notifyInspectors } from '../runtime.ts'

const Kept = v.array(
  v.object({
    key: v.string(),
    kind: v.picklist(['success', 'info', 'error']),
    text: v.string(),
    appears: v.literal('after-reload'),
  }),
)
const kept = storedValue(() => sessionStorage, 'separ.toasts', Kept)

const atStart = kept.read() ?? []
kept.remove()

export const toasts = createActor(
  chart.provide({
    actions: {
      'save the toasts for the reload': ({ context }) => {
        const waiting = context.toasts.flatMap((toast) =>
          toast.appears === 'after-reload' ? { ...toast, appears: toast.appears } : [],
        )
        if (waiting.length > 0) kept.write(waiting)
        else kept.remove()
      },
    },
  }),
  { inspect: notifyInspectors, input: { saved: atStart } },
)
