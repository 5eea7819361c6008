/**
 * The fields of a vehicle: a car has usage, brand and model, any other type its seats or tonnage.
 * A field that depends on another is disabled and says which one to answer first.
 * Specification: document 2 sections 2.5, 2.6 and 4 "Vehicle fields"; pictures 03 and 03c.
 */
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { Choice } from '#contract/operations/configuration.ts'
import { isFutureMonth, needsMonth } from '#machines/journey/answer-errors.ts'
import { vehicleFieldBefore } from '#machines/journey/answer-order.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { insuredCarTypes } from '#machines/journey/vehicle.ts'
import { monthText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Pair } from '#ui/layout/Stack.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourneyContext, useSend } from '../../journey.ts'
import styles from './VehicleFields.module.css'
import { capacityExplanation, usageExplanation } from './vehicle-labels.ts'

export type VehicleField = keyof VehicleAnswers
export type VehicleFieldsProps = {
  vehicle: VehicleAnswers
  errorOf: (field: VehicleField) => string | undefined
}

export function VehicleFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, type, picker } = useVehicleFields(props)
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
          countText={(count) => t`${found(count)} نوع پیدا شد`}
        />
        {isCar ? (
          <PickerField
            {...picker('carUsage')}
            label={t`کاربری`}
            hint={<Hint term={t`کاربری`}>{usageExplanation()}</Hint>}
            title={t`انتخاب کاربری`}
            options={optionsOf(type?.usages)}
            countText={(count) => t`${found(count)} کاربری پیدا شد`}
          />
        ) : (
          <CapacityField {...props} />
        )}
      </div>
      {isCar && <CarFields {...props} />}
      <ProductionFields {...props} />
    </>
  )
}

/** Seats of a bus, or tonnage of a truck. */
function CapacityField(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { type, picker } = useVehicleFields(props)
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
      countText={(count) => t`${found(count)} مورد پیدا شد`}
    />
  )
}

/** Brand and model: the model depends on the brand. */
function CarFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, brand, picker } = useVehicleFields(props)
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
        countText={(count) => t`${found(count)} برند پیدا شد`}
        askExpert={askExpert(t`برندتان را پیدا نکردید؟`)}
      />
      <PickerField
        {...picker('carModel')}
        label={t`مدل`}
        title={t`انتخاب مدل`}
        options={optionsOf(brand?.models)}
        countText={(count) => t`${found(count)} مدل پیدا شد`}
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
  const { configuration } = useVehicleFields(props)
  const asksMonth = configuration !== null && needsMonth(props.vehicle, configuration)
  return (
    <Pair>
      <YearField {...props} beside={asksMonth} />
      {asksMonth && <MonthField {...props} today={configuration.today} />}
    </Pair>
  )
}

/** Beside the month there is no room for the Gregorian year, which the list still shows. */
function YearField({ beside, ...props }: VehicleFieldsProps & { beside: boolean }) {
  const { t } = useLingui()
  const { configuration, picker } = useVehicleFields(props)
  const years = (configuration?.carProductionYears ?? []).map(({ code, gregorian }) => {
    const year = digitsText(gregorian)
    return { value: code, title: digitsText(code), detail: t`${year} میلادی`, tile: null }
  })
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...picker('carProductionYear')}
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
  const { picker } = useVehicleFields(props)
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
      countText={(count) => t`${found(count)} ماه پیدا شد`}
    />
  )
}

/** Picker options without tiles. */
const optionsOf = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).map(({ code, title }) => ({ value: code, title, tile: null }))

/** The vehicle's type and brand in the configuration, and the props that its pickers share. */
const useVehicleFields = ({ vehicle, errorOf: problemOf }: VehicleFieldsProps) => {
  const { t } = useLingui()
  const send = useSend()
  const configuration = useJourneyContext((context) => context.configuration)
  const type = configuration?.carTypes.find(({ code }) => code === vehicle.carType)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const reasons = { carType: t`اول نوع خودرو را انتخاب کنید.`, carBrand: t`اول برند را انتخاب کنید.` }
  /** A disabled field shows its reason instead of an error. */
  const picker = (field: VehicleField) => {
    const before = vehicleFieldBefore(field, vehicle, configuration)
    return {
      value: vehicle[field],
      onChange: (code: string) => send({ type: 'vehicle.changed', change: { [field]: code } }),
      disabledReason: before === null ? undefined : reasons[before],
      error: before === null ? problemOf(field) : undefined,
      placeholder: t`انتخاب کنید`,
    }
  }
  return { configuration, type, brand, picker }
}
