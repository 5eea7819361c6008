/**
 * The sheet that adds or edits an address of the book, with the fields of the purchase. Document 1 section 5.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { type FormEvent, useMemo, useState } from 'react'
import { fieldMessages } from '#adapters/gateway/failure-texts.ts'
import type { AddressFields as Fields, Province } from '#contract/operations/addresses.ts'
import { addressErrors } from '#machines/journey/address-errors.ts'
import { isValid } from '#machines/journey/field-errors.ts'
import { AddressFields } from '#ui/address/AddressFields.tsx'
import { type DraftSource, draftSource } from '#ui/address/draft-source.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { messageFor } from '#ui/format/language.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { failureText } from '../../parts/failure-text.ts'
import type { UserPageProps, UserPageRef } from './user-page-ref.ts'

const isOpenIn = (snapshot: ReturnType<UserPageRef['getSnapshot']>): boolean =>
  snapshot.matches('addressForm') || snapshot.matches('savingAddress')

/** Sends `continue`. While errors are shown, the focus goes to the first one. */
const submit = (actor: UserPageRef) => {
  actor.send({ type: 'continue' })
  if (actor.getSnapshot().hasTag('showingErrors')) revealFirstProblem()
}

export function AddressSheet({ actor }: UserPageProps) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, isOpenIn)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('savingAddress'))
  const source = useMemo(() => draftSource(actor, isOpenIn, ({ context }) => context.draft), [actor])
  const isComplete = useSelector(actor, () => isValid(addressErrors(source.read())))
  const isNew = useSelector(actor, ({ context }) => context.addressUid === null)
  // Keeps its title while the sheet slides out.
  const wasNew = useLastValue(isOpen ? isNew : null) ?? true
  const save = (
    <Button
      full
      loading={isSaving}
      blocked={!isComplete}
      onClick={() => submit(actor)}
      onBlockedPress={() => submit(actor)}
    >
      <Trans>ذخیرهٔ نشانی</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={isOpen}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      title={wasNew ? t`نشانی تازه` : t`ویرایش نشانی`}
      footer={save}
    >
      <AddressForm actor={actor} source={source} />
    </BottomSheet>
  )
}

const none: readonly Province[] = []

const isEmpty = (ref: string) => ref === 'required' || ref.endsWith('.required')

type AddressFormProps = UserPageProps & { source: DraftSource }

/** The errors of the form. The form renders when an error changes; each field renders with its own answer. */
const useErrors = ({ actor, source }: AddressFormProps) =>
  useSelector(actor, () => addressErrors(source.read()), shallowEqual)

function AddressForm({ actor, source }: AddressFormProps) {
  const { t } = useLingui()
  const provinces = useSelector(actor, ({ context }) => context.content?.provinces ?? none)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const showingErrors = useSelector(actor, (snapshot) => snapshot.hasTag('showingErrors'))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const errors = useErrors({ actor, source })
  const refused = failure === null ? {} : fieldMessages(failure)
  const errorOf = (name: keyof Fields): string | undefined => {
    const ref = errors[name]
    if (refused[name] !== undefined || ref === undefined) return refused[name]
    return showingErrors || (touched.has(name) && !isEmpty(ref)) ? messageFor(ref) : undefined
  }
  const isElsewhere =
    failure !== null && !Object.keys(source.read()).some((name) => refused[name] !== undefined)
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(actor)
      }}
    >
      <Stack>
        <AddressFields
          source={source}
          provinces={provinces}
          errorOf={errorOf}
          onChange={(change) => actor.send({ type: 'address-draft.changed', change })}
          onBlur={(name) => setTouched((before) => new Set(before).add(name))}
          vehicle={t({ message: 'خودرو', context: 'inside a sentence' })}
        />
        {isElsewhere && (
          <Note kind="err" live="alert">
            <p>{failureText(failure)}</p>
            <ErrorId id={failure.errorId} code={failure.code} />
          </Note>
        )}
        <input type="submit" hidden />
      </Stack>
    </form>
  )
}
