/**
 * Entry of the pages with a prerendered question, beside the app's. It is small and runs before the app is
 * there: keeps what is entered meanwhile, and covers the question where it is in the wrong language.
 */
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { coverPrerenderedQuestion } from './app/shell/prerendered-page.ts'
import { carryOverEntries } from './app/shell/question-entries.ts'

applyColourScheme()
coverPrerenderedQuestion()
carryOverEntries(document)
