/**
 * The sheet that adds or edits an address. An unusual postal code gets a warning, but is accepted.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useProvinces } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { addressErrors } from '#machines/journey/address-errors.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import { AddressFields } from '#ui/address/AddressFields.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useHasTag, useJourneyContext, useSend } from '../../journey.ts'
import { useProductWords } from '../../product.ts'
import { FailureNote } from '../FailureNote.tsx'
import { fieldProps, useFormState } from '../form-state.ts'
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

/** @param leadsOn saving completes the step, because there is no other address to choose */
export function AddressForm({ open, leadsOn }: { open: boolean; leadsOn: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const saving = useHasTag('submitting')
  const isNew = useJourneyContext(({ addressDraftUid }) => addressDraftUid === null)
  const draft = useJourneyContext(({ addressDraft }) => addressDraft)
  const form = useFormState(addressErrors(draft), {}, { fields: Object.keys(draft) })
  const submit = useContinue()
  const { vehicle } = useProductWords()
  const provinces = useProvinces()
  const change = (changed: Partial<AddressDraft>) => send({ type: 'address-draft.changed', change: changed })
  const { input } = fieldProps(form, draft, (name, value) => change({ [name]: value }))
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
          <AddressFields
            draft={draft}
            provinces={provinces}
            field={input}
            onChange={change}
            vehicle={vehicle}
          />
          <FailureNote failure={form.generalFailure} />
          <input type="submit" hidden />
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}
