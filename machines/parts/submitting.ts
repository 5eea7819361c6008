/**
 * Transitions of a step while one of its changes is under way. Back waits for the response and is then
 * handled by the form that has started the change. Input that differs from the sent answers keeps the form
 * open, so that it is not lost. Specification: decisions, section 9.
 */

/** Events of a change that was started in a page. */
export const backWaits = { back: { actions: 'let Back wait' } } as const

/** Events of a change that was started in a sheet: it closes when the response has arrived. */
export const closingWaits = { ...backWaits, 'sheet.closed': { actions: 'let Back wait' } } as const

/** The change has succeeded, and Back waits: the form answers it instead of leading on. */
export const formAnswersBack = <const A extends readonly unknown[] = readonly []>(
  form: string,
  ...saved: A
) =>
  ({
    guard: 'Back waits',
    description: 'Back was pressed meanwhile.',
    target: form,
    actions: ['answer the waiting Back', 'finish the change', ...saved],
  }) as const

/** The change has succeeded, but the answers have changed since: they are not saved yet. */
export const formStaysOpen = <
  const F extends 'holder' | 'delivery',
  const A extends readonly unknown[] = readonly [],
>(
  form: F,
  target: string,
  ...saved: A
) =>
  ({
    guard: { type: 'the answers that were sent differ from the', params: { form } },
    description: 'What was entered meanwhile is not saved yet.',
    target,
    actions: ['finish the change', ...saved],
  }) as const
