/**
 * Adding or changing an address. Every field says what is wrong with it; an unusual postal code is warned of, not refused.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useProvinces } from '#adapters/server-lists.ts'
import { isUnusualPostalCode } from '#contract/values/postal-code.ts'
import { addressErrors } from '#machines/journey/answer-errors.ts'
import { Button } from '#ui/button/Button.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { sayHere } from '#ui/format/language.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Pair, Stack } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useJourneyContext, useSend, useHasTag } from '../../journey.ts'
import { FailureNote } from '../FailureNote.tsx'
import { type FormState, useFormState } from '../form-state.ts'
import { StepForm } from '../StepForm.tsx'

type Form = FormState<keyof ReturnType<typeof addressErrors>>
type Change = Extract<Parameters<ReturnType<typeof useSend>>[0], { type: 'address-draft.changed' }>['change']

const MAX_ADDRESS = 300

export function AddressForm({ open }: { open: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const saving = useHasTag('submitting')
  const isNew = useJourneyContext(({ addressDraftUid }) => addressDraftUid === null)
  const draft = useJourneyContext(({ addressDraft }) => addressDraft)
  const form = useFormState(addressErrors(draft))
  const confirm = (
    <Button full loading={saving} blocked={!form.isValid} onClick={form.submit} onBlockedPress={form.submit}>
      <Trans>ذخیرهٔ نشانی</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={isNew ? t`نشانی تازه` : t`ویرایش نشانی`}
      footer={confirm}
    >
      <StepForm onSubmit={form.submit}>
        <Stack>
          <PlaceFields form={form} />
          <StreetFields form={form} />
          <FailureNote failure={form.generalFailure} />
          <input type="submit" hidden />
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}

/** The draft, and the press that changes it. */
const useDraft = () => {
  const send = useSend()
  return {
    draft: useJourneyContext(({ addressDraft }) => addressDraft),
    change: (change: Change) => send({ type: 'address-draft.changed', change }),
  }
}

function PlaceFields({ form }: { form: Form }) {
  const { t } = useLingui()
  const { draft, change } = useDraft()
  const provinces = useProvinces()
  const cities = provinces.find(({ code }) => code === draft.province)?.cities ?? []
  const options = (places: readonly { code: string; title: string }[]) =>
    places.map(({ code, title }) => ({ value: code, title }))
  return (
    <Pair>
      <PickerField
        label={t`استان`}
        title={t`انتخاب استان`}
        placeholder={t`انتخاب کنید`}
        options={options(provinces)}
        value={draft.province}
        onChange={(province) => change({ province })}
        countText={(count) => t`${numberText(count)} استان`}
        error={form.errorOf('province')}
        missing={draft.province === ''}
      />
      <PickerField
        label={t`شهر`}
        title={t`انتخاب شهر`}
        placeholder={t`انتخاب کنید`}
        options={options(cities)}
        value={draft.city}
        onChange={(city) => change({ city })}
        countText={(count) => t`${numberText(count)} شهر`}
        disabledReason={draft.province === '' ? t`اول استان را انتخاب کنید.` : undefined}
        error={form.errorOf('city')}
        missing={draft.city === ''}
      />
    </Pair>
  )
}

function StreetFields({ form }: { form: Form }) {
  const { t } = useLingui()
  const { draft, change } = useDraft()
  const [length, most] = [numberText(draft.address.length), numberText(MAX_ADDRESS)]
  const isUnusual =
    form.errorOf('postalCode') === undefined &&
    draft.postalCode.length === 10 &&
    isUnusualPostalCode(draft.postalCode)
  return (
    <>
      <TextArea
        label={t`نشانی`}
        help={t`خیابان، کوچه و نشانهٔ نزدیک؛ ${length} از ${most} نویسه`}
        value={draft.address}
        onChange={(address) => change({ address })}
        onBlur={() => form.markTouched('address')}
        autoComplete="street-address"
        error={form.errorOf('address')}
        missing={draft.address === ''}
      />
      <Pair>
        <NumericField
          label={t({ message: 'پلاک', context: 'building' })}
          hint={
            <Hint term={t`پلاک ساختمان`}>
              <Trans>شماره‌ای که شهرداری کنار در ساختمان زده است؛ نه پلاک خودرو.</Trans>
            </Hint>
          }
          max={5}
          value={draft.plaqueNumber}
          onChange={(plaqueNumber) => change({ plaqueNumber })}
          onBlur={() => form.markTouched('plaqueNumber')}
          error={form.errorOf('plaqueNumber')}
          missing={draft.plaqueNumber === ''}
        />
        <NumericField
          label={t`واحد (اختیاری)`}
          max={5}
          value={draft.unitNumber}
          onChange={(unitNumber) => change({ unitNumber })}
          onBlur={() => form.markTouched('unitNumber')}
          error={form.errorOf('unitNumber')}
        />
      </Pair>
      <NumericField
        label={t`کد پستی`}
        help={t`شمارهٔ پستی ساختمان؛ روی قبض آب و برق هست.`}
        length={10}
        value={draft.postalCode}
        onChange={(postalCode) => change({ postalCode })}
        onBlur={() => form.markTouched('postalCode')}
        autoComplete="postal-code"
        error={form.errorOf('postalCode')}
        warning={isUnusual ? sayHere('postal-code.unusual') : undefined}
        missing={draft.postalCode === ''}
        enterKeyHint="done"
      />
    </>
  )
}
