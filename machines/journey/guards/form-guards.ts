/** Guards of forms: whether what a step asks for is complete and valid. */
import { answerGuards } from '../answer-errors.ts'
import { hasEnoughCheques, hasEnoughDocuments } from '../upload-completeness.ts'
import type { Ask } from './context-facts.ts'

export const formGuards = {
  ...answerGuards,
  'documents are missing': ({ context }: Ask) => !hasEnoughDocuments(context),
  'cheques are missing': ({ context }: Ask) => !hasEnoughCheques(context),
  'an upload is in progress': ({ context }: Ask) => context.uploading.length > 0,
}
