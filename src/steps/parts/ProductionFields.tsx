/**
 * Year of production, and for the newest years its month: it says how long a vehicle without a policy can have been late.
 * Specification: document 2 section 2.5 "month when the year needs it"; picture 03.
 */
import { useLingui } from '@lingui/react/macro'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { needsMonth } from '#machines/journey/answer-errors.ts'
import { monthText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Pair } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useVehicleFields, type VehicleFieldsProps } from './vehicle-field.ts'

export function ProductionFields(props: VehicleFieldsProps) {
  const { configuration } = useVehicleFields(props)
  const asksMonth = configuration !== null && needsMonth(props.vehicle, configuration)
  return (
    <Pair>
      <YearField {...props} beside={asksMonth} />
      {asksMonth && <MonthField {...props} today={configuration.today} />}
    </Pair>
  )
}

/** `beside` the month there is no room for the Gregorian year: the list still says it. */
function YearField({ beside, ...props }: VehicleFieldsProps & { beside: boolean }) {
  const { t } = useLingui()
  const { configuration, typeFirst, part } = useVehicleFields(props)
  const years = (configuration?.carProductionYears ?? []).map(({ code, gregorian }) => {
    const year = digitsText(gregorian)
    return { value: code, title: digitsText(code), detail: t`${year} میلادی`, tile: null }
  })
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...part('carProductionYear', typeFirst)}
      label={t`سال ساخت`}
      help={t`سال ساخت روی کارت خودرو و برگ سبز نوشته شده است.`}
      title={t`انتخاب سال ساخت`}
      options={years}
      showDetail={!beside}
      countText={(count) => t`${found(count)} سال پیدا شد`}
    />
  )
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function MonthField({ today, ...props }: VehicleFieldsProps & { today: string }) {
  const { t } = useLingui()
  const { part } = useVehicleFields(props)
  const now = jalaliParts(today)
  const isThisYear = props.vehicle.carProductionYear === String(now.year)
  const months = MONTHS.map((month) => {
    const toCome = isThisYear && month > now.month
    return {
      value: String(month),
      title: monthText(month),
      detail: toCome ? t`هنوز نرسیده است` : undefined,
      disabled: toCome,
      tile: null,
    }
  })
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...part('carProductionMonth')}
      label={t`ماه ساخت`}
      help={t`در خودروهای نو، روی سند یا برگ تحویل هست.`}
      title={t`انتخاب ماه ساخت`}
      options={months}
      countText={(count) => t`${found(count)} ماه پیدا شد`}
    />
  )
}
