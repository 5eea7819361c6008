/**
 * The policy holder in a sheet: the owner, or another person. Specification: document 2 section 5 "Insurer
 * edit (renewal)"; picture 43.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useSend } from '../../journey.ts'
import { HolderForm, useHolderForm } from '../../parts/holder/HolderForm.tsx'
import { FailureNote } from '../../parts/FailureNote.tsx'
import { StepForm, useContinue } from '../../parts/StepScreen.tsx'

export function HolderSheet() {
  const { t } = useLingui()
  const send = useSend()
  const editing = useMatches({ information: 'editingHolder' })
  const saving = useMatches({ information: 'savingHolder' })
  const submit = useContinue()
  return (
    <BottomSheet
      open={editing || saving}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`بیمه‌گذار`}
      detail={t`بیمه‌نامه به نام او صادر می‌شود.`}
      footer={<Save saving={saving} onPress={submit} />}
    >
      <StepForm onSubmit={submit}>
        <Fields />
      </StepForm>
    </BottomSheet>
  )
}

/** Mounted with the sheet, so that each opening starts with untouched fields. */
function Fields() {
  const holder = useHolderForm()
  return (
    <Stack>
      <HolderForm {...holder} />
      <FailureNote failure={holder.form.generalFailure} />
      <input type="submit" hidden />
    </Stack>
  )
}

function Save({ saving, onPress }: { saving: boolean; onPress: () => void }) {
  const { form } = useHolderForm()
  return (
    <Button full loading={saving} blocked={!form.isValid} onClick={onPress} onBlockedPress={onPress}>
      <Trans>ثبت تغییر</Trans>
    </Button>
  )
}
