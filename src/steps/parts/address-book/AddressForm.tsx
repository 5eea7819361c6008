/**
 * Adding or changing an address. Every field says what is wrong with it; an unusual postal code is warned of, not refused.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useProvinces } from '#adapters/server-lists.ts'
import { isUnusualPostalCode } from '#contract/values/postal-code.ts'
import { addressProblems } from '#machines/journey/answers.ts'
import { Button } from '#ui/button/Button.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { sayHere } from '#ui/format/language.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Pair, Stack } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMemory, useSend, useTag } from '../../journey.ts'
import { FailureNote } from '../FailureNote.tsx'
import { type FormProblems, useProblems } from '../problems.ts'
import { StepForm } from '../StepForm.tsx'

type Form = FormProblems<keyof ReturnType<typeof addressProblems>>
type Change = Extract<Parameters<ReturnType<typeof useSend>>[0], { type: 'address-draft.changed' }>['change']

const MAX_ADDRESS = 300

export function AddressForm({ open }: { open: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const saving = useTag('submitting')
  const isNew = useMemory(({ addressDraftUid }) => addressDraftUid === null)
  const draft = useMemory(({ addressDraft }) => addressDraft)
  const form = useProblems(addressProblems(draft))
  const confirm = (
    <Button full loading={saving} blocked={!form.complete} onClick={form.submit} onBlockedPress={form.submit}>
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
          <FailureNote failure={form.unsaid} />
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
    draft: useMemory(({ addressDraft }) => addressDraft),
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
        error={form.problemOf('province')}
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
        error={form.problemOf('city')}
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
    form.problemOf('postalCode') === undefined &&
    draft.postalCode.length === 10 &&
    isUnusualPostalCode(draft.postalCode)
  return (
    <>
      <TextArea
        label={t`نشانی`}
        help={t`خیابان، کوچه و نشانهٔ نزدیک؛ ${length} از ${most} نویسه`}
        value={draft.address}
        onChange={(address) => change({ address })}
        onBlur={() => form.leave('address')}
        autoComplete="street-address"
        error={form.problemOf('address')}
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
          onBlur={() => form.leave('plaqueNumber')}
          error={form.problemOf('plaqueNumber')}
          missing={draft.plaqueNumber === ''}
        />
        <NumericField
          label={t`واحد (اختیاری)`}
          max={5}
          value={draft.unitNumber}
          onChange={(unitNumber) => change({ unitNumber })}
          onBlur={() => form.leave('unitNumber')}
          error={form.problemOf('unitNumber')}
        />
      </Pair>
      <NumericField
        label={t`کد پستی`}
        help={t`شمارهٔ پستی ساختمان؛ روی قبض آب و برق هست.`}
        length={10}
        value={draft.postalCode}
        onChange={(postalCode) => change({ postalCode })}
        onBlur={() => form.leave('postalCode')}
        autoComplete="postal-code"
        error={form.problemOf('postalCode')}
        warning={isUnusual ? sayHere('postal-code.unusual') : undefined}
        missing={draft.postalCode === ''}
        enterKeyHint="done"
      />
    </>
  )
}
