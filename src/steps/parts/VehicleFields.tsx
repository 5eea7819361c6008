/**
 * The fields that tell a vehicle: a car by usage, brand and model, another type by its seats or tonnage. What cannot be
 * chosen yet says why. Specification: document 2 sections 2.5, 2.6 and 4 "Vehicle fields"; picture 03.
 */
import { useLingui } from '@lingui/react/macro'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { CarFields } from './CarFields.tsx'
import { ProductionFields } from './ProductionFields.tsx'
import styles from './VehicleFields.module.css'
import { capacityExplanation, usageExplanation } from './vehicle-meanings.ts'
import { rowsOf, useVehicleFields, type VehicleFieldsProps } from './vehicle-field.ts'

/** Motorcycles have a journey of their own. */
const NO_CAR = 'motorcycle'

export function VehicleFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, type, typeFirst, part } = useVehicleFields(props)
  const isCar = !type || type.picks === 'model'
  const found = (count: number) => numberText(count)
  return (
    <>
      <div className={isCar ? styles.pair : styles.single}>
        <PickerField
          {...part('carType')}
          label={t`نوع خودرو`}
          title={t`انتخاب نوع خودرو`}
          options={rowsOf(configuration?.carTypes).filter(({ value }) => value !== NO_CAR)}
          countText={(count) => t`${found(count)} نوع پیدا شد`}
        />
        {isCar ? (
          <PickerField
            {...part('carUsage', typeFirst)}
            label={t`کاربری`}
            hint={<Hint term={t`کاربری`}>{usageExplanation()}</Hint>}
            title={t`انتخاب کاربری`}
            options={rowsOf(type?.usages)}
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

/** Seats of a bus, tonnage of a truck. */
function CapacityField(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { type, part } = useVehicleFields(props)
  const seats = type?.picks === 'seats'
  const label = seats ? t`تعداد سرنشین` : t`ظرفیت بار (تناژ)`
  const found = (count: number) => numberText(count)
  return (
    <PickerField
      {...part('carDetailCode')}
      label={label}
      hint={<Hint term={label}>{capacityExplanation(seats)}</Hint>}
      help={t`روی کارت خودرو نوشته شده است.`}
      title={seats ? t`انتخاب تعداد سرنشین` : t`انتخاب ظرفیت بار`}
      options={rowsOf(type?.details)}
      countText={(count) => t`${found(count)} مورد پیدا شد`}
    />
  )
}
