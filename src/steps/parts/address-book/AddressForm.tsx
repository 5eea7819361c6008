/**
 * The sheet that adds or edits an address. An unusual postal code gets a warning, but is accepted.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useProvinces } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { addressErrors } from '#machines/journey/address-errors.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import { AddressFields } from '#ui/address/AddressFields.tsx'
import { type DraftSource, draftSource } from '#ui/address/draft-source.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import {
  type JourneySnapshot,
  useDerived,
  useHasTag,
  useJourney,
  useJourneyContext,
  useSend,
} from '../../journey.ts'
import { useProductWords } from '../../product.ts'
import { FailureNote } from '../FailureNote.tsx'
import { type FormState, useFormState } from '../form-state.ts'
import { StepForm, useContinue } from '../StepScreen.tsx'

/** The form of an existing address. */
export const draftOf = ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
}: Address): AddressDraft => ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
})

/** The form of a new address. */
export const emptyDraft: AddressDraft = {
  province: '',
  city: '',
  address: '',
  plaqueNumber: '',
  unitNumber: '',
  postalCode: '',
}

const fields = Object.keys(emptyDraft)

type AddressFormProps = {
  /** Whether a snapshot of the journey has the form open. */
  isOpenIn: (snapshot: JourneySnapshot) => boolean
  /** Saving completes the step, because there is no other address to choose. */
  leadsOn: boolean
}

export function AddressForm({ isOpenIn, leadsOn }: AddressFormProps) {
  const { t } = useLingui()
  const send = useSend()
  const open = useSelector(useJourney(), isOpenIn)
  const saving = useHasTag('submitting')
  const isNew = useJourneyContext(({ addressDraftUid }) => addressDraftUid === null)
  // Keeps its title while the sheet slides out.
  const wasNew = useLastValue(open ? isNew : null) ?? true
  const source = useDraftSource(isOpenIn)
  const form = useFormState(
    useDerived(() => addressErrors(source.read())),
    {},
    { fields },
  )
  const submit = useContinue()
  const save = (
    <Button full loading={saving} blocked={!form.isValid} onClick={submit} onBlockedPress={submit}>
      {leadsOn ? <Trans>ثبت و ادامه</Trans> : <Trans>ذخیرهٔ نشانی</Trans>}
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={wasNew ? t`نشانی تازه` : t`ویرایش نشانی`}
      footer={save}
    >
      <StepForm onSubmit={submit}>
        <Stack>
          <DraftFields form={form} source={source} />
          <FailureNote failure={form.generalFailure} />
          <input type="submit" hidden />
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}

const useDraftSource = (isOpenIn: AddressFormProps['isOpenIn']): DraftSource => {
  const journey = useJourney()
  return useMemo(
    () => draftSource(journey, isOpenIn, ({ context }) => context.addressDraft),
    [journey, isOpenIn],
  )
}

function DraftFields({ form, source }: { form: FormState<keyof AddressDraft>; source: DraftSource }) {
  const send = useSend()
  const { vehicle } = useProductWords()
  return (
    <AddressFields
      source={source}
      provinces={useProvinces()}
      errorOf={form.errorOf}
      onChange={(change) => send({ type: 'address-draft.changed', change })}
      onBlur={form.markTouched}
      vehicle={vehicle}
    />
  )
}
