/**
 * The fields of a motorcycle: its class as cards with pictures, and the year of production. The classes come
 * from the configuration; known ones have a short name and a distinguishing feature. Specification: document
 * 2 sections 2.6 and 5 "Motorcycle"; picture 39.
 */
import { useLingui } from '@lingui/react/macro'
import { OptionCard, OptionCards } from '#ui/choice/OptionCards.tsx'
import { useLiabilityConfiguration } from '../liability.ts'
import { useVehiclePicker, YearField } from '../parts/vehicle/vehicle-pickers.tsx'
import type { VehicleFieldsProps } from '../product.ts'
import { MotorcycleIcon } from './icons.tsx'

type ClassWords = { title: string; detail?: string }

/** Short texts of the classes, by their codes in the configuration. */
const useClassWords = (): Readonly<Partial<Record<string, ClassWords>>> => {
  const { t } = useLingui()
  return {
    moto_moped: { title: t`گازی`, detail: t`بی‌دنده، تا ۵۰ سی‌سی` },
    moto_1cyl: { title: t`دنده‌ای`, detail: t`یک سیلندر` },
    moto_2cyl: { title: t`سنگین`, detail: t`دو سیلندر و بیشتر` },
    moto_3wheel: { title: t`سه‌چرخ`, detail: t`یا سایدکار` },
  }
}

export function MotorcycleFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const configuration = useLiabilityConfiguration()
  const picker = useVehiclePicker(props)
  const words = useClassWords()
  const classes = configuration?.carTypes.find(({ code }) => code === props.vehicle.carType)?.details ?? []
  const { value, onChange, error, warning } = picker('carDetailCode')
  return (
    <>
      <OptionCards
        label={t`نوع موتورسیکلت`}
        value={value}
        onChange={onChange}
        error={error}
        warning={warning}
      >
        {classes.map(({ code, title }) => (
          <OptionCard
            key={code}
            value={code}
            icon={<MotorcycleIcon classCode={code} size={26} />}
            {...(words[code] ?? { title })}
          />
        ))}
      </OptionCards>
      <YearField picker={picker('carProductionYear')} help={t`ماه لازم نیست؛ فقط سال.`} showGregorian />
    </>
  )
}
