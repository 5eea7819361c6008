/** The text field of a sheet (a reason or a report), with the failure of sending it. */
import { useSelector } from '@xstate/react'
import { translate } from '#contract/texts.ts'
import { wordsError } from '#machines/areas/policy-page-vocabulary.ts'
import { activeLocale } from '#adapters/locale.ts'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { PolicyPageRef } from './policy-page-ref.ts'

export type WordsFormProps = {
  actor: PolicyPageRef
  label: string
  help: string
}

export function WordsForm({ actor, label, help }: WordsFormProps) {
  const { words, failure } = useSelector(actor, ({ context }) => context)
  const showsErrors = useSelector(actor, (snapshot) => snapshot.hasTag('showingErrors'))
  const error = showsErrors ? wordsError(words) : null
  return (
    <Stack gap={12}>
      <TextArea
        label={label}
        help={help}
        error={error === null ? undefined : translate(error, activeLocale())}
        value={words}
        onChange={(typed) => actor.send({ type: 'words.changed', words: typed })}
      />
      {failure && (
        <Note kind="err" live="alert">
          <div>{failureText(failure)}</div>
          <ErrorId id={failure.errorId} code={failure.code} />
        </Note>
      )}
    </Stack>
  )
}
