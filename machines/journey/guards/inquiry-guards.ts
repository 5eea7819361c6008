/**
 * Guards of the inquiry with plate and owner, which every product has. Specification: document 2 sections 2.5
 * and 8.
 */
import { failureOf } from '../../failure.ts'
import { inquiryErrors } from '../answer-errors.ts'
import type { EditedAnswer } from '../answers.ts'
import { isValid } from '../field-errors.ts'
import { endsTheInquiry, offersManualEntry } from '../lookup-errors.ts'
import type { Ask } from './context-facts.ts'

export const inquiryGuards = {
  'plate and owner are complete': ({ context }: Ask) => isValid(inquiryErrors(context)),
  'the inquiry fails for the first time': ({ context }: Ask, { error }: { error: unknown }) =>
    endsTheInquiry(failureOf(error).code) && !endsTheInquiry(context.quote.lookupError),
  'the inquiry has failed before': ({ context }: Ask, { error }: { error: unknown }) =>
    endsTheInquiry(failureOf(error).code) && endsTheInquiry(context.quote.lookupError),
  'manual entry was offered': ({ context }: Ask) => offersManualEntry(context.failure),
  'the registry data is incomplete': (_: Ask, { isDefective }: { isDefective: boolean }) => isDefective,
  'the registry found the edited': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    context.changing === answer && context.quote.lookup !== null && !context.quote.lookup.isDefective,
}
