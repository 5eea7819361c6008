/**
 * The fields of an address, in a purchase and in the address book of the settings. An unusual postal code gets a warning,
 * but is accepted. Specification: document 1 section 5, document 2 section 5 "Address".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AddressFields as Fields, Province } from '#contract/operations/addresses.ts'
import { MAX_STREET_ADDRESS } from '#contract/values/postal-address.ts'
import { isUnusualPostalCode } from '#contract/values/postal-code.ts'
import { NumericField } from '../field/NumericField.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { sayHere } from '../format/language.ts'
import { numberText } from '../format/numbers.ts'
import { Hint } from '../hint/Hint.tsx'
import { Pair } from '../layout/Stack.tsx'
import { PickerField } from '../picker/PickerField.tsx'

/** The address as it is typed. */
type Draft = Readonly<Record<keyof Fields, string>>

export type AddressFieldsProps = {
  draft: Draft
  provinces: readonly Province[]
  /** Connects a field: its value, its error, and what follows when it is edited or left. */
  field: (name: keyof Fields) => {
    value: string
    error: string | undefined
    onChange: (value: string) => void
    onBlur: () => void
  }
  /** Several fields change at once where one fills in another. */
  onChange: (change: Partial<Draft>) => void
  /** The vehicle inside a sentence: its plate has the name of the building's. */
  vehicle: string
}

export const AddressFields = (props: AddressFieldsProps) => (
  <>
    <PostalCodeField {...props} />
    <PlaceFields {...props} />
    <StreetFields {...props} />
  </>
)

/** An empty field is where a blocked Save leads. */
const required = ({ draft, field }: AddressFieldsProps, name: Exclude<keyof Fields, 'unitNumber'>) => ({
  ...field(name),
  missing: draft[name] === '',
})

/** A postal code fills in its province, unless one is chosen. */
function PostalCodeField(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { draft, provinces, onChange } = props
  const { error, ...field } = required(props, 'postalCode')
  const isUnusual =
    error === undefined && draft.postalCode.length === 10 && isUnusualPostalCode(draft.postalCode)
  const change = (postalCode: string) => {
    const province = draft.province === '' ? provinceOf(provinces, postalCode) : undefined
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
  const { draft, provinces } = props
  const waits = draft.province === ''
  const { error, ...city } = required(props, 'city')
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
        {...required(props, 'province')}
        label={t`استان`}
        title={t`انتخاب استان`}
        placeholder={t`انتخاب کنید`}
        options={optionsOf(provinces)}
        countText={(count) => t`${numberText(count)} استان`}
        next={(province) => ({ ...citiesOf(province), onPick: city.onChange })}
      />
      <PickerField
        {...city}
        // The province is asked for first.
        error={waits ? undefined : error}
        label={t`شهر`}
        placeholder={t`انتخاب کنید`}
        {...citiesOf(draft.province)}
        disabledReason={waits ? t`اول استان را انتخاب کنید.` : undefined}
      />
    </Pair>
  )
}

function StreetFields(props: AddressFieldsProps) {
  const { t } = useLingui()
  const { draft, field, vehicle } = props
  const [length, most] = [numberText(draft.address.length), numberText(MAX_STREET_ADDRESS)]
  return (
    <>
      <TextArea
        {...required(props, 'address')}
        label={t`نشانی`}
        help={t`خیابان، کوچه و نشانهٔ نزدیک؛ ${length} از ${most} نویسه`}
        autoComplete="street-address"
      />
      <Pair>
        <NumericField
          {...required(props, 'plaqueNumber')}
          label={t({ message: 'پلاک', context: 'building' })}
          hint={
            <Hint term={t`پلاک ساختمان`}>
              <Trans>شماره‌ای که شهرداری کنار در ساختمان زده است؛ نه پلاک {vehicle}.</Trans>
            </Hint>
          }
          max={5}
        />
        <NumericField {...field('unitNumber')} label={t`واحد (اختیاری)`} max={5} enterKeyHint="done" />
      </Pair>
    </>
  )
}
