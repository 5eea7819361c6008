/**
 * The sheet that adds or edits an address. An unusual postal code gets a warning, but is accepted.
 * Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useProvinces } from '#adapters/server-lists.ts'
import { MAX_STREET_ADDRESS } from '#contract/values/postal-address.ts'
import { isUnusualPostalCode } from '#contract/values/postal-code.ts'
import type { Address, Province } from '#contract/operations/addresses.ts'
import { addressErrors } from '#machines/journey/answer-errors.ts'
import { addressFieldBefore } from '#machines/journey/answer-order.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import { Button } from '#ui/button/Button.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { sayHere } from '#ui/format/language.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Pair, Stack } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useHasTag, useJourneyContext, useSend } from '../../journey.ts'
import { useProductWords } from '../../product.ts'
import { FailureNote } from '../FailureNote.tsx'
import { fieldProps, type FormState, useFormState } from '../form-state.ts'
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

type AddressFieldsProps = { form: FormState<keyof ReturnType<typeof addressErrors>> }

/** @param leadsOn saving completes the step, because there is no other address to choose */
export function AddressForm({ open, leadsOn }: { open: boolean; leadsOn: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const saving = useHasTag('submitting')
  const isNew = useJourneyContext(({ addressDraftUid }) => addressDraftUid === null)
  const draft = useJourneyContext(({ addressDraft }) => addressDraft)
  const form = useFormState(addressErrors(draft), {}, { fields: Object.keys(draft) })
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
          <PostalCodeField form={form} />
          <PlaceFields form={form} />
          <StreetFields form={form} />
          <FailureNote failure={form.generalFailure} />
          <input type="submit" hidden />
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}

/** The edited address, and the props of its fields. An empty field is where a blocked Save leads. */
const useAddressDraft = ({ form }: AddressFieldsProps) => {
  const send = useSend()
  const draft = useJourneyContext(({ addressDraft }) => addressDraft)
  const { input } = fieldProps(form, draft, (name, value) =>
    send({ type: 'address-draft.changed', change: { [name]: value } }),
  )
  const required = (name: Exclude<keyof typeof draft, 'unitNumber'>) => ({
    ...input(name),
    missing: draft[name] === '',
  })
  return { draft, input, required }
}

/** A postal code fills in its province, unless one is chosen. */
function PostalCodeField(props: AddressFieldsProps) {
  const { t } = useLingui()
  const send = useSend()
  const { draft, required } = useAddressDraft(props)
  const provinces = useProvinces()
  const { error, ...field } = required('postalCode')
  const isUnusual =
    error === undefined && draft.postalCode.length === 10 && isUnusualPostalCode(draft.postalCode)
  const change = (postalCode: string) => {
    const province = draft.province === '' ? provinceOf(provinces, postalCode) : undefined
    send({ type: 'address-draft.changed', change: { postalCode, ...(province && { province }) } })
  }
  return (
    <NumericField
      {...field}
      error={error}
      onChange={change}
      label={t`کد پستی`}
      help={t`روی قبض آب، برق یا گاز نوشته شده است.`}
      length={10}
      autoComplete="postal-code"
      warning={isUnusual ? sayHere('postal-code.unusual') : undefined}
      enterKeyHint="next"
    />
  )
}

/** The province that the first digits of a postal code certainly belong to. */
const provinceOf = (provinces: readonly Province[], postalCode: string): string | undefined =>
  provinces.find(({ postalPrefixes }) => postalPrefixes.some((prefix) => postalCode.startsWith(prefix)))?.code

const optionsOf = (places: readonly { code: string; title: string }[]) =>
  places.map(({ code, title }) => ({ value: code, title, tile: null }))

/** The cities follow the province in the same sheet. */
function PlaceFields(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { draft, required } = useAddressDraft(props)
  const provinces = useProvinces()
  const city = required('city')
  const citiesOf = (province: string) => {
    const { title = '', cities = [] } = provinces.find(({ code }) => code === province) ?? {}
    return {
      title: title === '' ? t`انتخاب شهر` : t`انتخاب شهر در استان ${title}`,
      options: optionsOf(cities),
      countText: (count: number) => t`${numberText(count)} شهر`,
    }
  }
  return (
    <Pair>
      <PickerField
        {...required('province')}
        label={t`استان`}
        title={t`انتخاب استان`}
        placeholder={t`انتخاب کنید`}
        options={optionsOf(provinces)}
        countText={(count) => t`${numberText(count)} استان`}
        next={(province) => ({ ...citiesOf(province), onPick: city.onChange })}
      />
      <PickerField
        {...city}
        label={t`شهر`}
        placeholder={t`انتخاب کنید`}
        {...citiesOf(draft.province)}
        disabledReason={addressFieldBefore('city', draft) === null ? undefined : t`اول استان را انتخاب کنید.`}
      />
    </Pair>
  )
}

function StreetFields(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { draft, input, required } = useAddressDraft(props)
  const { vehicle } = useProductWords()
  const [length, most] = [numberText(draft.address.length), numberText(MAX_STREET_ADDRESS)]
  return (
    <>
      <TextArea
        {...required('address')}
        label={t`نشانی`}
        help={t`خیابان، کوچه و نشانهٔ نزدیک؛ ${length} از ${most} نویسه`}
        autoComplete="street-address"
      />
      <Pair>
        <NumericField
          {...required('plaqueNumber')}
          label={t({ message: 'پلاک', context: 'building' })}
          hint={
            <Hint term={t`پلاک ساختمان`}>
              <Trans>شماره‌ای که شهرداری کنار در ساختمان زده است؛ نه پلاک {vehicle}.</Trans>
            </Hint>
          }
          max={5}
        />
        <NumericField {...input('unitNumber')} label={t`واحد (اختیاری)`} max={5} enterKeyHint="done" />
      </Pair>
    </>
  )
}
