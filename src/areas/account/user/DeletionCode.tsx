/** The code that confirms the deletion of the account. Decision 042. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fieldMessages } from '#adapters/gateway/failure-texts.ts'
import { ONE_TIME_CODE_LENGTH } from '#contract/operations/own-data.ts'
import { codeError } from '#machines/areas/user-page-vocabulary.ts'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { messageFor } from '#ui/format/language.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { failureText } from '../../parts/failure-text.ts'
import { phoneText } from '../../parts/phone-text.ts'
import type { UserPageProps, UserPageRef } from './user-page-ref.ts'

/** Sends `continue`. While errors are shown, the focus goes to the field. */
export const submitCode = (actor: UserPageRef): void => {
  actor.send({ type: 'continue' })
  if (actor.getSnapshot().hasTag('showingErrors')) revealFirstProblem()
}

export const DeletionFailure = ({ failure }: { failure: Failure | null }) =>
  failure !== null && (
    <Note kind="err" live="alert">
      <p>{failureText(failure)}</p>
      <ErrorId id={failure.errorId} code={failure.code} />
    </Note>
  )

export function DeletionCode({ actor }: UserPageProps) {
  const { t } = useLingui()
  const { code, deletion, failure } = useSelector(actor, ({ context }) => context)
  const showingErrors = useSelector(actor, (snapshot) => snapshot.hasTag('showingErrors'))
  const field = useRef<HTMLInputElement>(null)
  // The code field replaces the former content of the sheet, so it takes the focus.
  useEffect(() => field.current?.focus(), [])
  const refusal = failure === null ? undefined : fieldMessages(failure)['code']
  const problem = codeError(code)
  const error = refusal ?? (showingErrors && problem !== null ? messageFor(problem) : undefined)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitCode(actor)
      }}
    >
      <Stack>
        <Text>
          <Trans>
            کد را به <Digits spaced>{phoneText(deletion?.sentTo ?? '')}</Digits> فرستادیم؛ پنج دقیقه اعتبار
            دارد.
          </Trans>
        </Text>
        {deletion?.shownCode && (
          <Note kind="info">
            <Trans>
              اینجا پیامکی فرستاده نمی‌شود؛ کد شما <Digits>{deletion.shownCode}</Digits> است.
            </Trans>
          </Note>
        )}
        <NumericField
          inputRef={field}
          label={t`کد تأیید`}
          value={code}
          onChange={(digits) => actor.send({ type: 'code.changed', code: digits })}
          length={ONE_TIME_CODE_LENGTH}
          max={ONE_TIME_CODE_LENGTH}
          autoComplete="one-time-code"
          error={error}
          missing={problem !== null}
          enterKeyHint="done"
        />
        {refusal === undefined && <DeletionFailure failure={failure} />}
        <div>
          <Button kind="link" onClick={() => actor.send({ type: 'code.requested' })}>
            <Trans>فرستادن کد تازه</Trans>
          </Button>
        </div>
        <input type="submit" hidden />
      </Stack>
    </form>
  )
}
