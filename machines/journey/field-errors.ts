/** Building blocks of form rules: errors by field, as references to texts of the contract. */
import * as v from 'valibot'
import { textRef } from '#contract/texts.ts'
import type { JourneyContext } from './context.ts'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Text reference of the first validation error, or undefined. */
export const problemOf = (schema: v.GenericSchema, value: unknown): string | undefined => {
  const parsed = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true })
  return parsed.success ? undefined : parsed.issues[0].message
}

/** Removes the fields without an error. */
export const only = <Field extends string>(
  problems: Record<Field, string | undefined>,
): FieldErrors<Field> => {
  const found: FieldErrors<Field> = {}
  for (const field in problems) if (problems[field] !== undefined) found[field] = problems[field]
  return found
}

/** The problem of an answer that is missing. */
export const required = (answer: unknown): string | undefined =>
  answer === null || answer === '' ? textRef('required') : undefined

/** The problem of a date in the future. */
export const notAfter = (today: string, date: string | null) =>
  date !== null && date > today ? textRef('date.future') : undefined

/** Whether there are no errors. */
export const isValid = (problems: FieldErrors<string>): boolean => Object.keys(problems).length === 0

/** Today at the gateway; empty until the configuration is loaded. */
export const todayOf = ({ configuration }: Pick<JourneyContext, 'configuration'>) =>
  configuration?.today ?? ''
