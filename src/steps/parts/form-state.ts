/**
 * What a form says beside its fields: what the chart's rules find wrong, and what the gateway refused.
 * A field speaks once it was left with something in it; all of them speak after the action was pressed in vain.
 * House, "How data flows": nothing of the flow is kept here, only which fields were left.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { errors } from '#contract/errors.ts'
import { isValid, type FieldErrors } from '#machines/journey/answer-errors.ts'
import type { Failure } from '#machines/failure.ts'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { sayHere } from '#ui/format/language.ts'
import { useJourney, useJourneyContext, useHasTag } from '../journey.ts'

/**
 * What the gateway calls a field where it is not the field's own name: the last part of a body path
 * (`plk1` of a plate), or the name of an error that is about one field (`slotTaken`).
 */
export type GatewayFieldNames<Field extends string> = Readonly<Partial<Record<string, Field>>>

const errorNames = Object.entries(errors).map(([name, { code }]) => ({ name, code }))

/** Takes a failure and how the gateway names fields; gives the refused fields with their sentences. */
export const refusedFields = <Field extends string>(
  failure: Failure | null,
  names: GatewayFieldNames<Field>,
): ReadonlyMap<string, string> => {
  const refused = new Map<string, string>()
  if (!failure) return refused
  for (const [path, sentence] of Object.entries(failure.fields)) {
    const last = path.split('.').at(-1) ?? path
    refused.set(names[last] ?? last, sentence)
  }
  const field = names[errorNames.find(({ code }) => code === failure.code)?.name ?? '']
  if (field !== undefined && refused.size === 0 && failure.message !== null)
    refused.set(field, failure.message)
  return refused
}

/** A ref that only says «nothing is here» is not a mistake while the form is still being filled. */
const saysEmpty = (ref: string) => ref === 'required' || ref.endsWith('.required')

export type FormState<Field extends string> = {
  /** The sentence beside a field, or undefined while it has nothing to say. */
  errorOf: (field: Field) => string | undefined
  /** Tells that a field was left. */
  markTouched: (field: Field) => void
  /** Nothing is missing or wrong by the chart's rules. */
  isValid: boolean
  /** Presses the primary action; where the form is still wrong, leads to its first wrong field. */
  submit: () => void
  showingErrors: boolean
  /** How many fields have something to say, once the action was pressed. */
  errorCount: number
  /** The failure that no field says; for FailureNote. */
  generalFailure: Failure | null
}

/**
 * Takes what the chart's rules find wrong with a form, and how the gateway names its fields.
 * When the chart begins correcting, or the gateway has refused a field, the first wrong field gets the focus.
 */
export const useFormState = <Field extends string>(
  problems: FieldErrors<Field>,
  names: GatewayFieldNames<NoInfer<Field>> = {},
): FormState<Field> => {
  const journey = useJourney()
  const correcting = useHasTag('correcting')
  const failure = useJourneyContext((memory) => memory.failure)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const refused = refusedFields(failure, names)

  const lead = useEffectEvent(() => revealFirstProblem())
  useEffect(() => {
    if (correcting) lead()
  }, [correcting])
  const isRefused = refused.size > 0
  useEffect(() => {
    if (isRefused) lead()
  }, [isRefused])

  const submit = useCallback(() => {
    const before = journey.getSnapshot()
    journey.send({ type: 'continue' })
    const after = journey.getSnapshot()
    if (before.hasTag('correcting') && after.hasTag('correcting')) revealFirstProblem()
  }, [journey])

  const problemOf = (field: Field): string | undefined => {
    const said = refused.get(field)
    if (said !== undefined) return said
    const ref = problems[field]
    if (ref === undefined) return undefined
    return correcting || (left.has(field) && !saysEmpty(ref)) ? sayHere(ref) : undefined
  }
  const leave = (field: Field) =>
    setLeft((fields) => (fields.has(field) ? fields : new Set(fields).add(field)))
  const wrong = correcting ? Object.keys(problems).length : refused.size
  return {
    errorOf: problemOf,
    markTouched: leave,
    isValid: isValid(problems),
    submit,
    showingErrors: correcting,
    errorCount: wrong,
    generalFailure: isRefused ? null : failure,
  }
}
