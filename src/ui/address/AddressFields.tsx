/**
 * The fields of an address, in a purchase and in the address book of the settings. An unusual postal code
 * gets a warning, but is accepted. Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import type { AddressFields as Fields, Province } from '#contract/operations/addresses.ts'
import { MAX_STREET_ADDRESS } from '#contract/values/postal-address.ts'
import { isUnusualPostalCode } from '#contract/values/postal-code.ts'
import { NumericField } from '../field/NumericField.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { messageFor } from '../format/language.ts'
import { numberText } from '../format/numbers.ts'
import { Hint } from '../hint/Hint.tsx'
import { Pair } from '../layout/Stack.tsx'
import { PickerField } from '../picker/PickerField.tsx'
import type { Draft, DraftSource } from './draft-source.ts'

export type AddressFieldsProps = {
  source: DraftSource
  provinces: readonly Province[]
  errorOf: (name: keyof Fields) => string | undefined
  /** Several fields change at once where one fills in another. */
  onChange: (change: Partial<Draft>) => void
  /** A field was left. */
  onBlur: (name: keyof Fields) => void
  /** The vehicle inside a sentence: its plate has the name of the building's. */
  vehicle: string
}

export const AddressFields = (props: AddressFieldsProps) => (
  <>
    <PostalCodeField {...props} />
    <PlaceFields {...props} />
    <StreetField {...props} />
    <Pair>
      <PlaqueField {...props} />
      <UnitField {...props} />
    </Pair>
  </>
)

const useValue = ({ source }: AddressFieldsProps, name: keyof Fields): string =>
  useSyncExternalStore(source.subscribe, () => source.read()[name])

/** Connects a field. */
const useField = (props: AddressFieldsProps, name: keyof Fields) => ({
  value: useValue(props, name),
  error: props.errorOf(name),
  onChange: (value: string) => props.onChange({ [name]: value }),
  onBlur: () => props.onBlur(name),
})

/** An empty field is where a blocked Save leads. */
const useRequired = (props: AddressFieldsProps, name: Exclude<keyof Fields, 'unitNumber'>) => {
  const field = useField(props, name)
  return { ...field, missing: field.value === '' }
}

/** A postal code fills in its province, unless one is chosen. */
function PostalCodeField(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { source, provinces, onChange } = props
  const { error, ...field } = useRequired(props, 'postalCode')
  const isUnusual = error === undefined && field.value.length === 10 && isUnusualPostalCode(field.value)
  const change = (postalCode: string) => {
    const province = source.read().province === '' ? provinceOf(provinces, postalCode) : undefined
    onChange({ postalCode, ...(province && { province }) })
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
      warning={isUnusual ? messageFor('postal-code.unusual') : undefined}
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
  const { provinces } = props
  const province = useRequired(props, 'province')
  const { error, ...city } = useRequired(props, 'city')
  const waits = province.value === ''
  const citiesOf = (chosen: string) => {
    const { title = '', cities = [] } = provinces.find(({ code }) => code === chosen) ?? {}
    return {
      title: title === '' ? t`انتخاب شهر` : t`انتخاب شهر در استان ${title}`,
      options: optionsOf(cities),
      countText: (count: number) => t`${numberText(count)} شهر`,
    }
  }
  return (
    <Pair>
      <PickerField
        {...province}
        label={t`استان`}
        title={t`انتخاب استان`}
        placeholder={t`انتخاب کنید`}
        options={optionsOf(provinces)}
        countText={(count) => t`${numberText(count)} استان`}
        next={(picked) => ({ ...citiesOf(picked), onPick: city.onChange })}
      />
      <PickerField
        {...city}
        // The province is asked for first.
        error={waits ? undefined : error}
        label={t`شهر`}
        placeholder={t`انتخاب کنید`}
        {...citiesOf(province.value)}
        disabledReason={waits ? t`اول استان را انتخاب کنید.` : undefined}
      />
    </Pair>
  )
}

function StreetField(props: AddressFieldsProps) {
  const { t } = useLingui()
  const field = useRequired(props, 'address')
  const [length, most] = [numberText(field.value.length), numberText(MAX_STREET_ADDRESS)]
  return (
    <TextArea
      {...field}
      label={t`نشانی`}
      help={t`خیابان، کوچه و نشانهٔ نزدیک؛ ${length} از ${most} نویسه`}
      autoComplete="street-address"
    />
  )
}

function PlaqueField(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { vehicle } = props
  return (
    <NumericField
      {...useRequired(props, 'plaqueNumber')}
      label={t({ message: 'پلاک', context: 'building' })}
      hint={
        <Hint term={t`پلاک ساختمان`}>
          <Trans>شماره‌ای که شهرداری کنار در ساختمان زده است؛ نه پلاک {vehicle}.</Trans>
        </Hint>
      }
      max={5}
    />
  )
}

function UnitField(props: AddressFieldsProps) {
  const { t } = useLingui()
  return (
    <NumericField {...useField(props, 'unitNumber')} label={t`واحد (اختیاری)`} max={5} enterKeyHint="done" />
  )
}
