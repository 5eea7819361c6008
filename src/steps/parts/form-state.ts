/**
 * State of a form: which errors are shown, and the props that connect its fields. Continue is the step's
 * (StepScreen.tsx).
 * The chart validates the answers; the only state kept here is which fields were touched.
 * A touched field shows its error unless it is merely empty. After a refused Continue, every field shows its
 * error.
 */
import { t } from '@lingui/core/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { errorNameOf, failureMessage, fieldMessages } from '#adapters/gateway/failure-texts.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { type FieldErrors, isValid } from '#machines/journey/field-errors.ts'
import type { Failure } from '#machines/failure.ts'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { messageFor } from '#ui/format/language.ts'
import { useHasTag, useJourney, useJourneyContext } from '../journey.ts'

/**
 * Maps the gateway's names to a form's fields, where they differ: the last part of a body path (`plk1` of a
 * plate),
 * or the name of an error that is about one field (`slotTaken`).
 */
export type GatewayFieldNames<Field extends string> = Readonly<Partial<Record<string, Field>>>

export type FormState<Field extends string> = {
  /** The message to show beside a field, if any. A field that reads its own problem gives it. */
  errorOf: (field: Field, problem?: string) => string | undefined
  /** Marks a field whose value was entered, so that its error is shown. */
  markTouched: (field: Field) => void
  /** No answer is missing or wrong. */
  isValid: boolean
  /** Continue was refused: every error is shown. */
  showingErrors: boolean
  /** How many fields show an error after Continue. */
  errorCount: number
  /** The failure of the last call, unless it is shown beside a field. */
  generalFailure: Failure | null
}

export type FormFields<Field extends string> = {
  /** What an empty field says instead of the general sentence. */
  emptyTexts?: Readonly<Partial<Record<Field, string>>> | undefined
  /** Fields with a saved value that an expert has found wrong. */
  wrong?: ReadonlySet<string> | undefined
  /** All fields of a form that a call saves: the refusal of any other is the form's failure. */
  fields?: readonly string[] | undefined
}

/**
 * @param fieldErrors What the chart finds wrong, by field.
 * @param names How the gateway names the fields it refuses.
 */
export const useFormState = <Field extends string>(
  fieldErrors: FieldErrors<Field>,
  names: GatewayFieldNames<NoInfer<Field>> = {},
  { emptyTexts, fields, wrong }: FormFields<NoInfer<Field>> = {},
): FormState<Field> => {
  const showingErrors = useHasTag('showingErrors')
  const failure = useJourneyContext((context) => context.failure)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const refused = refusedFields(failure, names, fields)
  const isRefused = refused.size > 0

  useEffect(() => {
    if (isRefused) revealFirstProblem()
  }, [isRefused])

  const errorOf = (field: Field, ref = fieldErrors[field]): string | undefined => {
    const refusal = refused.get(field)
    if (refusal !== undefined) return refusal
    if (ref === undefined) return wrong?.has(field) ? t`کارشناس این مورد را نادرست دیده است.` : undefined
    if (!showingErrors && (!touched.has(field) || meansEmpty(ref))) return undefined
    return (ref === 'required' && emptyTexts?.[field]) || messageFor(ref)
  }
  const markTouched = (field: Field) =>
    setTouched((before) => (before.has(field) ? before : new Set(before).add(field)))
  return {
    errorOf,
    markTouched,
    isValid: isValid(fieldErrors),
    showingErrors,
    errorCount: showingErrors ? Object.keys(fieldErrors).length : refused.size,
    generalFailure: isRefused ? null : failure,
  }
}

const hasSameFields = (one: object, other: object): boolean =>
  Object.keys(one).join() === Object.keys(other).join()

/**
 * The errors of a form whose fields read their own problem: it renders again when a field becomes right or
 * wrong, not with every key.
 */
export const useFieldErrors = <Errors extends object>(
  errorsOf: (context: JourneyContext) => Errors,
): Errors => useSelector(useJourney(), ({ context }) => errorsOf(context), hasSameFields)

const meansEmpty = (ref: string) => ref === 'required' || ref.endsWith('.required')

/** The fields that the gateway refused, with its messages; those of `fields` only, if the form names them. */
export const refusedFields = <Field extends string>(
  failure: Failure | null,
  names: GatewayFieldNames<Field>,
  fields?: readonly string[],
): ReadonlyMap<string, string> => {
  const refused = new Map<string, string>()
  if (!failure) return refused
  for (const [path, message] of Object.entries(fieldMessages(failure))) {
    const last = path.split('.').at(-1) ?? path
    const name = names[last] ?? last
    if (fields === undefined || fields.includes(name)) refused.set(name, message)
  }
  const field = names[errorNameOf(failure) ?? '']
  const message = failureMessage(failure)
  if (field !== undefined && refused.size === 0 && message !== null) refused.set(field, message)
  return refused
}
