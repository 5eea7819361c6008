/**
 * The fields of a vehicle of third-party insurance: a car has usage, brand and model, any other type its
 * seats or tonnage. A field that depends on another is disabled and says which one to answer first.
 * Specification: document 2 sections 2.5, 2.6 and 4 "Vehicle fields"; pictures 03 and 03c.
 */
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { isFutureMonth, needsMonth } from '#machines/journey/answer-errors.ts'
import { vehicleFieldBefore } from '#machines/journey/answer-order.ts'
import { insuredCarTypes } from '#machines/journey/vehicle.ts'
import { monthText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Pair } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useLiabilityConfiguration } from '../liability.ts'
import {
  optionsOf,
  type PickedField,
  useVehiclePicker,
  YearField,
} from '../parts/vehicle/vehicle-pickers.tsx'
import type { VehicleFieldsProps } from '../product.ts'
import styles from './CarFields.module.css'
import { capacityExplanation, usageExplanation } from './explanations.ts'

export function CarFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, type, picker } = useCarFields(props)
  const isCar = !type || type.picks === 'model'
  const found = (count: number) => numberText(count)
  return (
    <>
      <div className={isCar ? styles.pair : styles.single}>
        <PickerField
          {...picker('carType')}
          label={t`نوع خودرو`}
          title={t`انتخاب نوع خودرو`}
          options={optionsOf(insuredCarTypes(configuration))}
          countText={(count) => t`${found(count)} نوع`}
        />
        {isCar ? (
          <PickerField
            {...picker('carUsage')}
            label={t`کاربری`}
            hint={<Hint term={t`کاربری`}>{usageExplanation()}</Hint>}
            title={t`انتخاب کاربری`}
            options={optionsOf(type?.usages)}
            countText={(count) => t`${found(count)} کاربری`}
          />
        ) : (
          <CapacityField {...props} />
        )}
      </div>
      {isCar && <ModelFields {...props} />}
      <ProductionFields {...props} />
    </>
  )
}

/** Seats of a bus, or tonnage of a truck. */
function CapacityField(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { type, picker } = useCarFields(props)
  const seats = type?.picks === 'seats'
  const label = seats ? t`تعداد سرنشین` : t`ظرفیت بار (تناژ)`
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...picker('carDetailCode')}
      label={label}
      hint={<Hint term={label}>{capacityExplanation(seats)}</Hint>}
      help={t`روی کارت خودرو نوشته شده است.`}
      title={seats ? t`انتخاب تعداد سرنشین` : t`انتخاب ظرفیت بار`}
      options={optionsOf(type?.details)}
      countText={(count) => t`${found(count)} مورد`}
    />
  )
}

/** Brand and model: the model depends on the brand. */
function ModelFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, brand, picker } = useCarFields(props)
  const onAsk = use(AskSupport)
  const askExpert = (question: string) => ({ question, onAsk })
  const brands = (configuration?.cars ?? []).map(({ code, title, models }) => {
    const count = numberText(models.length)
    return { value: code, title, detail: t`${count} مدل` }
  })
  const found = (count: number) => numberText(count)
  return (
    <>
      <PickerField
        {...picker('carBrand')}
        label={t`برند`}
        title={t`انتخاب برند`}
        options={brands}
        countText={(count) => t`${found(count)} برند`}
        askExpert={askExpert(t`برندتان را پیدا نکردید؟`)}
      />
      <PickerField
        {...picker('carModel')}
        label={t`مدل`}
        title={t`انتخاب مدل`}
        options={optionsOf(brand?.models)}
        countText={(count) => t`${found(count)} مدل`}
        askExpert={askExpert(t`مدلتان را پیدا نکردید؟`)}
      />
    </>
  )
}

/**
 * Year of production. The newest years also ask for the month, which limits the late fee of a vehicle
 * without a policy.
 */
function ProductionFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, picker } = useCarFields(props)
  const asksMonth = configuration !== null && needsMonth(props.vehicle, configuration)
  return (
    <Pair>
      {/* Beside the month there is no room for the Gregorian year. */}
      <YearField
        picker={picker('carProductionYear')}
        help={t`سال ساخت روی کارت خودرو و برگ سبز نوشته شده است.`}
        showGregorian={!asksMonth}
      />
      {asksMonth && <MonthField {...props} today={configuration.today} />}
    </Pair>
  )
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function MonthField({ today, ...props }: VehicleFieldsProps & { today: string }) {
  const { t } = useLingui()
  const { picker } = useCarFields(props)
  const months = MONTHS.map((month) => {
    const isFuture = isFutureMonth(props.vehicle.carProductionYear, month, today)
    return {
      value: String(month),
      title: monthText(month),
      detail: isFuture ? t`هنوز نرسیده است` : undefined,
      disabled: isFuture,
      tile: null,
    }
  })
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...picker('carProductionMonth')}
      label={t`ماه ساخت`}
      help={t`در خودروهای نو، روی سند یا برگ تحویل هست.`}
      title={t`انتخاب ماه ساخت`}
      options={months}
      countText={(count) => t`${found(count)} ماه`}
    />
  )
}

/** The first field that waits for each answer: it shows the reason for all of them. */
const firstToWait = { carType: 'carUsage', carBrand: 'carModel' } as const satisfies Record<
  string,
  PickedField
>

/**
 * The vehicle's type and brand in the configuration, and the props of its pickers. A disabled field shows its
 * reason instead of an error.
 */
const useCarFields = (props: VehicleFieldsProps) => {
  const { t } = useLingui()
  const { vehicle } = props
  const configuration = useLiabilityConfiguration()
  const pickerOf = useVehiclePicker(props)
  const type = configuration?.carTypes.find(({ code }) => code === vehicle.carType)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const reasons = { carType: t`اول نوع خودرو را انتخاب کنید.`, carBrand: t`اول برند را انتخاب کنید.` }
  const picker = (field: PickedField) => {
    const before = vehicleFieldBefore(field, vehicle, configuration)
    if (before === null) return pickerOf(field)
    const isReasonShown = field === firstToWait[before]
    return {
      ...pickerOf(field),
      error: undefined,
      warning: undefined,
      disabledReason: reasons[before],
      isReasonShown,
    }
  }
  return { configuration, type, brand, picker }
}
