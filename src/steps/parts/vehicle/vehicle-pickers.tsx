/**
 * What the fields of every vehicle share: props of a picker, options of a list, and the year of production.
 */
import { useLingui } from '@lingui/react/macro'
import type { Choice } from '#contract/operations/configuration.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText } from '#ui/format/numbers.ts'
import { PickerField, type PickerFieldProps } from '#ui/picker/PickerField.tsx'
import { useSend } from '../../journey.ts'
import { useLiabilityConfiguration } from '../../liability.ts'
import type { VehicleField, VehicleFieldsProps } from '../../product.ts'

/** Fields with a list of values. */
export type PickedField = Exclude<VehicleField, 'carImported'>

/** Props of the picker of a vehicle's field. */
export const useVehiclePicker = ({ vehicle, errorOf: problemOf, gapOf }: VehicleFieldsProps) => {
  const { t } = useLingui()
  const send = useSend()
  return (field: PickedField) => ({
    value: vehicle[field],
    onChange: (code: string) => send({ type: 'vehicle.changed', change: { [field]: code } }),
    error: problemOf(field),
    warning: gapOf?.(field),
    placeholder: t`انتخاب کنید`,
  })
}

/** Picker options without tiles. */
export const optionsOf = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).map(({ code, title }) => ({ value: code, title, tile: null }))

type Picker = ReturnType<ReturnType<typeof useVehiclePicker>> &
  Pick<PickerFieldProps, 'disabledReason' | 'isReasonShown'>

type YearFieldProps = {
  picker: Picker
  help: string
  /** Shows the Gregorian year beside the chosen one; the list always does. */
  showGregorian: boolean
}

/** Year of production, with its Gregorian year. */
export function YearField({ picker, help, showGregorian }: YearFieldProps) {
  const { t } = useLingui()
  const years = useLiabilityConfiguration()?.carProductionYears
  const options = (years ?? []).map(({ code, gregorian }) => {
    const year = digitsText(gregorian)
    return { value: code, title: digitsText(code), detail: t`${year} میلادی`, tile: null }
  })
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...picker}
      label={t`سال ساخت`}
      help={help}
      title={t`انتخاب سال ساخت`}
      options={options}
      showDetail={showGregorian}
      countText={(count) => t`${found(count)} سال`}
    />
  )
}
