/** Guards of forms: whether the answers of a step are complete and valid. */
import { answerGuards } from '../answer-errors.ts'
import { hasEnoughPictures, type PictureKind } from '../pictures.ts'
import type { Ask } from './context-facts.ts'

export const formGuards = {
  ...answerGuards,
  'pictures are missing': ({ context }: Ask, { kind }: { kind: PictureKind }) =>
    !hasEnoughPictures(context, kind),
  'an upload is in progress': ({ context }: Ask) => context.uploading.length > 0,
}
