/**
 * The sheet that adds or edits an address. An unusual postal code gets a warning, but is accepted.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useProvinces } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { addressErrors } from '#machines/journey/address-errors.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { AddressFields, type DraftSource } from '#ui/address/AddressFields.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useDerived, useHasTag, useJourney, useJourneyContext, useSend } from '../../journey.ts'
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

const errorsOf = ({ addressDraft }: Pick<JourneyContext, 'addressDraft'>) => addressErrors(addressDraft)

const fields = Object.keys(emptyDraft)

type AddressFormProps = {
  open: boolean
  /** Saving completes the step, because there is no other address to choose. */
  leadsOn: boolean
}

export function AddressForm({ open, leadsOn }: AddressFormProps) {
  const { t } = useLingui()
  const send = useSend()
  const saving = useHasTag('submitting')
  const isNew = useJourneyContext(({ addressDraftUid }) => addressDraftUid === null)
  const form = useFormState(useDerived(errorsOf), {}, { fields })
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
      title={isNew ? t`نشانی تازه` : t`ویرایش نشانی`}
      footer={save}
    >
      <StepForm onSubmit={submit}>
        <Stack>
          <DraftFields form={form} />
          <FailureNote failure={form.generalFailure} />
          <input type="submit" hidden />
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}

const useDraftSource = (): DraftSource => {
  const journey = useJourney()
  return useMemo(
    () => ({
      read: () => journey.getSnapshot().context.addressDraft,
      subscribe: (notify) => {
        const subscription = journey.subscribe(notify)
        return () => subscription.unsubscribe()
      },
    }),
    [journey],
  )
}

function DraftFields({ form }: { form: FormState<keyof AddressDraft> }) {
  const send = useSend()
  const { vehicle } = useProductWords()
  return (
    <AddressFields
      source={useDraftSource()}
      provinces={useProvinces()}
      errorOf={form.errorOf}
      onChange={(change) => send({ type: 'address-draft.changed', change })}
      onBlur={form.markTouched}
      vehicle={vehicle}
    />
  )
}
