/**
 * Counts the presses of a user and the fields that the user fills in. The pages report real browser events,
 * also on the sign-in page and in the bank's window.
 */
import type { BrowserContext } from '@playwright/test'

type Kind = 'press' | 'field'
type UserInput = { readonly kind: Kind; readonly name: string }

export type Count = {
  /** Presses and fields since the last reset, in order. */
  readonly done: () => readonly UserInput[]
  /** The same as a text. */
  readonly list: () => string
  readonly reset: () => void
}

/** Runs in every page. A press into a text field counts as the field. */
function reportInputs(): void {
  const report: unknown = Reflect.get(window, 'reportInput')
  const tell = (kind: Kind, name: string) => {
    if (typeof report === 'function') report(kind, name)
  }
  const isTyped = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'button'].includes(target.type))
  const nameOf = (target: EventTarget | null): string => {
    if (!(target instanceof Element)) return ''
    const named = target.closest('[aria-label], button, label, a, [role=option]') ?? target
    return (named.getAttribute('aria-label') ?? named.textContent).trim().slice(0, 60)
  }
  const typed = new WeakSet<Element>()
  addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      if (isTrusted && !isTyped(target)) tell('press', nameOf(target))
    },
    true,
  )
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (!isTrusted || !isTyped(target) || typed.has(target)) return
      typed.add(target)
      tell('field', target.labels?.[0]?.textContent ?? nameOf(target))
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      const files = target.files?.length ?? 0
      for (let n = 0; n < files; n += 1) tell('press', 'a file of the phone')
      if (files > 1) tell('press', 'the chosen files of the phone')
    },
    true,
  )
}

/** Counts in all pages of a context that open from now on. */
export async function countInputs(context: BrowserContext): Promise<Count> {
  let done: UserInput[] = []
  await context.exposeFunction('reportInput', (kind: Kind, name: string) => {
    done.push({ kind, name })
  })
  await context.addInitScript(reportInputs)
  return {
    done: () => done,
    list: () => done.map(({ kind, name }, index) => `${index + 1} ${kind} ${name}`).join('\n'),
    reset: () => {
      done = []
    },
  }
}
